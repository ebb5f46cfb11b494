import { adminRoutes } from '@raizes/domain/app-routes';
import BibleIcon from '@mui/icons-material/BookOutlined';
import ContentIcon from '@mui/icons-material/CalendarMonthOutlined';
import ChurchIcon from '@mui/icons-material/ChurchOutlined';
import MessagesIcon from '@mui/icons-material/ForumOutlined';
import PeopleIcon from '@mui/icons-material/GroupOutlined';
import AccountIcon from '@mui/icons-material/PersonOutlined';
import JourneyIcon from '@mui/icons-material/RouteOutlined';
import AdminIcon from '@mui/icons-material/TuneOutlined';
import TodayIcon from '@mui/icons-material/WbSunnyOutlined';
import type { ElementType } from 'react';
import { MAX_PENDING_COUNT } from '@/lib/remembered';
import type { NavigationState } from '@/lib/remembered';

interface Tab {
  to: string;
  label: string;
}

/** A link of the navigation. */
export interface Section {
  to: string;
  label: string;
  icon: ElementType;
  /** Address prefixes of its other pages. */
  pages?: readonly string[];
  /** Its pages, with links between them on each. */
  tabs?: readonly Tab[];
  /** Number of new items. */
  count?: number;
  /** The highest number of new items that is shown. */
  most?: number;
  /** Its second level, shown below it in the rail while one of its pages is open. */
  parts?: readonly Section[];
}

const today = { to: '/dashboard', label: 'Hoje', icon: TodayIcon, pages: ['/bible-videos'] };
/** Today's reading and the Bible, with a switch between them on top. */
const bible = {
  to: '/biblia',
  label: 'Bíblia',
  icon: BibleIcon,
  pages: ['/biblia', '/daily-reading', '/leituras'],
};
const messages = { to: '/my-messages', label: 'Mensagens', icon: MessagesIcon };
const panel = { to: '/pastor-panel', label: 'Painel', icon: MessagesIcon };
const journey = {
  to: '/jornada',
  label: 'Jornada',
  icon: JourneyIcon,
  pages: ['/devotional-history'],
};
const account = {
  to: '/conta',
  label: 'Eu',
  icon: AccountIcon,
  pages: ['/my-data', '/push-debug'],
};

/** The second level of the administration; the first tab of each is where its link leads. */
const administrationParts: readonly Section[] = [
  {
    to: '/manage-users',
    label: 'Pessoas',
    icon: PeopleIcon,
    pages: ['/manage-users'],
    tabs: [
      { to: '/manage-users', label: 'Usuários' },
      { to: '/invitations', label: 'Convites' },
      { to: '/admin/historico', label: 'Histórico' },
    ],
  },
  {
    to: '/content-calendar',
    label: 'Conteúdo',
    icon: ContentIcon,
    tabs: [
      { to: '/content-calendar', label: 'Calendário' },
      { to: '/create-devotional', label: 'Devocionais' },
      { to: '/manage-daily-readings', label: 'Leituras' },
      { to: '/manage-challenges', label: 'Desafios' },
      { to: '/manage-bible-videos', label: 'Vídeos' },
    ],
  },
  {
    to: '/church-settings',
    label: 'Igreja',
    icon: ChurchIcon,
    tabs: [
      { to: '/church-settings', label: 'Configurações' },
      { to: '/church-teaching', label: 'O que ensina' },
    ],
  },
];

const administration: Section = {
  to: '/admin',
  label: 'Administrar',
  icon: AdminIcon,
  pages: [...adminRoutes, '/invitations'],
  parts: administrationParts,
};

/** The account's link, lit on the administration's first page, which is opened from there. */
const hub: Section = { ...account, pages: [administration.to] };

/** Whether one of the section's pages is open. */
export const isOpen = ({ to, pages = [], tabs = [] }: Section, pathname: string): boolean =>
  pathname === to ||
  pages.some((page) => pathname.startsWith(page)) ||
  tabs.some((tab) => tab.to === pathname);

export const isAdministration = (pathname: string): boolean => isOpen(administration, pathname);

/** Returns the part of the administration that has the page as a tab. */
export const partWithTab = (pathname: string) =>
  administrationParts.find(({ tabs = [] }) => tabs.some(({ to }) => to === pathname));

interface Person extends NavigationState {
  /** Number of a leader's pending messages. */
  pending: number;
}

/** The sections of the rail on a wide screen. */
export const railOf = (person: Person): Section[] => [
  today,
  bible,
  talkOf(person),
  journey,
  ...(person.isAdmin ? [administration] : []),
  account,
];

/** The five sections of a phone's bar. The administration is reached through the account. */
export const barOf = (person: Person, pathname: string): Section[] =>
  person.isAdmin && isAdministration(pathname)
    ? [today, ...administrationParts, pathname === administration.to ? hub : account]
    : [today, bible, talkOf(person), journey, account];

const talkOf = ({ leads, pending, unread }: Person): Section =>
  leads ? { ...panel, count: pending, most: MAX_PENDING_COUNT } : { ...messages, count: unread };
