import { Fragment, useLayoutEffect } from 'react';
import type { MouseEvent } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { CONTENT_ID, useMedia, useOnline } from '@/lib/browser';
import { usePendingCount, useNavigationState } from '@/lib/remembered';
import { useSession } from '@/lib/session';
import { CountBubble } from '@/ui/count-bubble';
import { Logo } from '@/ui/logo';
import { providePassages } from '@/ui/passage-slot';
import { focusContent, placeLink } from './places';
import { barOf, isAdministration, isOpen, railOf } from './sections';
import type { Section } from './sections';

providePassages(() => import('@/features/bible/passage-card'));

/** The page without a navigation, because nothing should distract from the devotional's steps. */
const DEVOTIONAL = '/devotional';

/** Frames a signed-in page with the navigation: a bar at the bottom of a phone, a rail on the left of a wide screen. */
export function WithNavigation() {
  const { person } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      {person && pathname !== DEVOTIONAL && <Navigation uid={person.uid} />}
      <div id={CONTENT_ID} className="content" tabIndex={-1}>
        {person && <OfflineLine />}
        <Outlet />
      </div>
    </>
  );
}

/** Without a network, the pages of the administration save nothing. */
function OfflineLine() {
  const isOnline = useOnline();
  const { pathname } = useLocation();
  if (isOnline) return null;
  return (
    <p className="offline-line" role="status">
      {isAdministration(pathname)
        ? 'Sem internet · aqui só aparece o que este aparelho já guardou, e nada pode ser salvo'
        : 'Sem internet · o que você fizer fica guardado neste aparelho'}
    </p>
  );
}

function Navigation({ uid }: { uid: string }) {
  const person = { ...useNavigationState(uid), pending: usePendingCount(uid) };
  const { pathname } = useLocation();
  const isWide = useMedia('(min-width: 900px)');
  const sections = isWide ? railOf(person) : barOf(person, pathname);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.nav = '';
    return () => {
      delete dataset.nav;
    };
  }, []);

  return (
    <>
      <a href={`#${CONTENT_ID}`} className="skip-link" onClick={skipToContent}>
        Pular para o conteúdo
      </a>
      <nav className="nav" aria-label="Principal">
        <span className="nav-brand">
          <Logo />
        </span>
        {sections.map((section) => (
          <Fragment key={section.to}>
            <SectionLink {...section} />
            {section.parts && isOpen(section, pathname) && (
              <div className="nav-parts" role="group" aria-label={section.label}>
                {section.parts.map((part) => (
                  <SectionLink key={part.to} {...part} />
                ))}
              </div>
            )}
          </Fragment>
        ))}
      </nav>
    </>
  );
}

function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  focusContent();
}

function SectionLink(section: Section) {
  const { to, label, icon: Icon, most = 99 } = section;
  const { pathname } = useLocation();
  const isHere = pathname === to;
  // The page itself says how many are new.
  const count = isHere ? 0 : (section.count ?? 0);
  return (
    <Link {...placeLink(to, isHere)} aria-current={isHere ? 'page' : isOpen(section, pathname)}>
      <span className="nav-icon">
        <Icon />
        {count > 0 && (
          <span>
            <CountBubble count={count} most={most} />
          </span>
        )}
      </span>
      {label}
      {count > 0 && <span className="nav-hidden">, {newCountText(count, most)}</span>}
    </Link>
  );
}

function newCountText(count: number, most: number): string {
  if (count > most) return `mais de ${most} novas`;
  return count === 1 ? '1 nova' : `${count} novas`;
}
