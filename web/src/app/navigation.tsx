import BibleIcon from '@mui/icons-material/BookOutlined';
import MessagesIcon from '@mui/icons-material/ForumOutlined';
import ReadingIcon from '@mui/icons-material/MenuBookOutlined';
import AccountIcon from '@mui/icons-material/PersonOutlined';
import JourneyIcon from '@mui/icons-material/RouteOutlined';
import AdminIcon from '@mui/icons-material/TuneOutlined';
import TodayIcon from '@mui/icons-material/WbSunnyOutlined';
import { adminRoutes } from '@raizes/domain/app-routes';
import { useLayoutEffect } from 'react';
import type { ElementType, MouseEvent } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { CONTENT_ID, useMedia } from '@/lib/browser';
import { PENDING_COUNTED, useAdmitted, usePending, useSession, useStanding } from '@/lib/session';
import { CountBubble } from '@/ui/count-bubble';
import { Logo } from '@/ui/logo';
import { providePassageCard } from '@/ui/passage-card-slot';
import { focusContent, placeLink } from './places';

providePassageCard(() =>
  import('@/features/bible/passage-card').then((module) => module.PassageCard),
);

/** Nothing draws away from the devotional's steps. */
const QUIET = '/devotional';

/** The frame of the signed-in screens: the bar at the bottom of a phone, or the rail at the left of a wide screen, and the page. */
export function WithNavigation() {
  const { person } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      {person && pathname !== QUIET && <Navigation uid={person.uid} />}
      <div id={CONTENT_ID} className="content" tabIndex={-1}>
        <Outlet />
      </div>
    </>
  );
}

interface Section {
  to: string;
  label: string;
  icon: ElementType;
  /** Its other pages, with what is below them. */
  pages?: readonly string[];
  /** What is new there. */
  count?: number;
  /** There may be more. */
  isAtLeast?: boolean;
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
/** In the rail only: on a phone the account leads there. */
const administration = {
  to: '/admin',
  label: 'Administrar',
  icon: AdminIcon,
  pages: [...adminRoutes, '/invitations'],
};
const account = {
  to: '/conta',
  label: 'Eu',
  icon: AccountIcon,
  pages: ['/my-data', '/push-debug'],
};

/** Nothing before the person is admitted: there is nowhere to go. */
function Navigation({ uid }: { uid: string }) {
  return useAdmitted(uid) ? <Bar uid={uid} /> : null;
}

function Bar({ uid }: { uid: string }) {
  const { leads, isAdmin, unread } = useStanding(uid);
  const pending = usePending(uid);
  // On a phone the reading leads to the Bible: five places are enough.
  const isWide = useMedia('(min-width: 900px)');
  const sections: Section[] = [
    today,
    ...(isWide ? [reading, bible] : [{ ...reading, pages: [...reading.pages, ...bible.pages] }]),
    leads
      ? { ...panel, count: pending, isAtLeast: pending >= PENDING_COUNTED }
      : { ...messages, count: unread },
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
      <a href={`#${CONTENT_ID}`} className="skip-link" onClick={skip}>
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

function skip(event: MouseEvent): void {
  event.preventDefault();
  focusContent();
}

function SectionLink({ to, label, icon: Icon, pages = [], count = 0, isAtLeast = false }: Section) {
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
            <CountBubble count={count} isAtLeast={isAtLeast} />
          </span>
        )}
      </span>
      {label}
      {count > 0 && <span className="nav-hidden">, {newWords(count, isAtLeast)}</span>}
    </Link>
  );
}

function newWords(count: number, isAtLeast: boolean): string {
  if (isAtLeast) return `${count} ou mais novas`;
  return count === 1 ? '1 nova' : `${count} novas`;
}
