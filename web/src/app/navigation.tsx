import { adminRoutes } from '@raizes/domain/app-routes';
import BibleIcon from '@mui/icons-material/BookOutlined';
import MessagesIcon from '@mui/icons-material/ForumOutlined';
import ReadingIcon from '@mui/icons-material/MenuBookOutlined';
import AccountIcon from '@mui/icons-material/PersonOutlined';
import JourneyIcon from '@mui/icons-material/RouteOutlined';
import AdminIcon from '@mui/icons-material/TuneOutlined';
import TodayIcon from '@mui/icons-material/WbSunnyOutlined';
import { useLayoutEffect } from 'react';
import type { ElementType, MouseEvent } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { CONTENT_ID, useMedia, useOnline } from '@/lib/browser';
import { MAX_PENDING_COUNT, usePendingCount, useNavigationState } from '@/lib/remembered';
import { useSession } from '@/lib/session';
import { CountBubble } from '@/ui/count-bubble';
import { Logo } from '@/ui/logo';
import { providePassages } from '@/ui/passage-slot';
import { focusContent, placeLink } from './places';

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
  const isAdministration = administration.pages.some((page) => pathname.startsWith(page));
  if (isOnline) return null;
  return (
    <p className="offline-line" role="status">
      {isAdministration
        ? 'Sem internet · aqui só aparece o que este aparelho já guardou, e nada pode ser salvo'
        : 'Sem internet · o que você fizer fica guardado neste aparelho'}
    </p>
  );
}

interface Section {
  to: string;
  label: string;
  icon: ElementType;
  /** Address prefixes of its other pages. */
  pages?: readonly string[];
  /** Number of new items. */
  count?: number;
  /** The highest number of new items that is shown. */
  most?: number;
}

const today = { to: '/dashboard', label: 'Hoje', icon: TodayIcon, pages: ['/bible-videos'] };
const reading = {
  to: '/daily-reading',
  label: 'Leitura',
  icon: ReadingIcon,
  pages: ['/leituras'],
};
const bible = { to: '/biblia', label: 'Bíblia', icon: BibleIcon, pages: ['/biblia'] };
const messages = { to: '/my-messages', label: 'Mensagens', icon: MessagesIcon };
const panel = { to: '/pastor-panel', label: 'Painel', icon: MessagesIcon };
const journey = {
  to: '/jornada',
  label: 'Jornada',
  icon: JourneyIcon,
  pages: ['/devotional-history'],
};
/** Shown in the rail only; on a phone the account page links to it. */
const administration = {
  to: '/admin',
  label: 'Administrar',
  icon: AdminIcon,
  pages: [...adminRoutes, '/invitations'],
};
const account = {
  to: '/conta',
  label: 'Conta',
  icon: AccountIcon,
  pages: ['/my-data', '/push-debug'],
};

function Navigation({ uid }: { uid: string }) {
  const { leads, isAdmin, unread } = useNavigationState(uid);
  const pending = usePendingCount(uid);
  // A phone has room for five sections, so the Bible is reached through the reading.
  const isWide = useMedia('(min-width: 900px)');
  const sections: Section[] = [
    today,
    ...(isWide ? [reading, bible] : [{ ...reading, pages: [...reading.pages, ...bible.pages] }]),
    leads ? { ...panel, count: pending, most: MAX_PENDING_COUNT } : { ...messages, count: unread },
    journey,
    ...(isAdmin ? [administration] : []),
    account,
  ];

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
          <SectionLink key={section.to} {...section} />
        ))}
      </nav>
    </>
  );
}

function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  focusContent();
}

function SectionLink({ to, label, icon: Icon, pages = [], count = 0, most = 99 }: Section) {
  const { pathname } = useLocation();
  const isHere = pathname === to;
  return (
    <Link
      {...placeLink(to, isHere)}
      aria-current={isHere ? 'page' : pages.some((page) => pathname.startsWith(page))}
    >
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
