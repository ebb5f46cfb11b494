import { formatDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { leadsOthers } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import PastorIcon from '@mui/icons-material/ForumOutlined';
import HistoryIcon from '@mui/icons-material/HistoryEduOutlined';
import VideosIcon from '@mui/icons-material/SmartDisplayOutlined';
import AdminIcon from '@mui/icons-material/TuneOutlined';
import { Box, Button, Container, Stack, Typography } from '@mui/material';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DevotionalCard } from '@/features/devotional/devotional-card';
import { MentorCard } from '@/features/mentor/mentor-card';
import { MessagesLink } from '@/features/messages/messages-link';
import { Bell } from '@/features/notifications/bell';
import { BadgesCard } from '@/features/progress/badges-card';
import { LevelCard, StreakCard, XpCard } from '@/features/progress/stat-cards';
import { GoalsCard, WeekCard } from '@/features/progress/week-card';
import type { DaySummaries } from '@/features/reading/reading';
import { ReadingCard } from '@/features/reading/reading-card';
import { currentTime, useClockOffset } from '@/lib/clock';
import type { Person } from '@/lib/session';
import { optionalComponent } from '@/ui/lazy';
import { Logo } from '@/ui/logo';
import { RowLinks } from '@/ui/row-link';
import { useSignOut } from '../sign-out';
import { useMentor } from '../use-mentor';

const Notices = optionalComponent(() => import('../notices').then((module) => module.Notices));

/** A value of the dashboard, or why it is missing: still loading, offline and not cached, or nonexistent. */
export type Piece<T> = T | 'unknown' | 'offline' | 'none';

export interface DashboardData {
  stats: UserStats | 'unknown';
  devotional: Piece<Devotional>;
  /** Today's readings, in reading order. */
  readings: DaySummaries;
}

/** What the dashboard shows of a day. */
export interface Shown {
  today: Day;
  data: DashboardData;
  /** Today's devotional completion waits in the outbox. */
  sending: boolean;
  /** Ids of the readings whose completion waits in the outbox. */
  sendingReadings: ReadonlySet<string>;
}

interface Props extends Shown {
  person: Person;
  /** Sections that need live data. */
  children?: ReactNode;
}

const half = { gridColumn: { xs: 'span 12', sm: 'span 6' } };
const third = { gridColumn: { xs: 'span 6', sm: 'span 4' } };
const firstThird = { gridColumn: { xs: 'span 12', sm: 'span 4' } };
const whole = { gridColumn: 'span 12' };

/** The dashboard from plain data, stored or live. */
export function DashboardView(props: Props) {
  const { person, today, data, sending, sendingReadings, children } = props;
  const { stats, devotional, readings } = data;
  const known = stats === 'unknown' ? null : stats;
  const isDisciple = known?.profile?.position === 'discipulo';
  const mentor = useMentor();
  const clockOffset = useClockOffset();
  const name = (known?.profile?.full_name ?? person.name).split(' ')[0] ?? '';
  return (
    <Box sx={{ pb: 6 }}>
      <title>Início · Raízes</title>
      <DashboardHeader stats={known} />
      <Container component="main" maxWidth="md" sx={{ pt: { xs: 1, md: 3 } }}>
        <Stack sx={{ mb: 3 }}>
          <Typography variant="overline" color="textSecondary" component="p">
            {formatDay(today)}
          </Typography>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {greeting(name)}
          </Typography>
        </Stack>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' }}>
          <Box sx={whole}>
            <DevotionalCard
              devotional={devotional}
              xp={known?.days[today]?.xp ?? 0}
              sending={sending}
            />
          </Box>
          {(person.isUnconfirmed || clockOffset !== 0) && (
            <Box sx={whole}>
              <Suspense>
                <Notices clockOffset={clockOffset} />
              </Suspense>
            </Box>
          )}
          <Box sx={whole}>
            <ReadingCard readings={readings} stats={known} sending={sendingReadings} />
          </Box>
          <Box sx={firstThird}>
            <StreakCard stats={known} today={today} />
          </Box>
          <Box sx={third}>
            <XpCard stats={known} />
          </Box>
          <Box sx={third}>
            <LevelCard stats={known} />
          </Box>
          <Box sx={whole}>
            <WeekCard stats={known} today={today} />
          </Box>
          <Box sx={half}>
            <GoalsCard stats={known} today={today} />
          </Box>
          <Box sx={half}>
            <BadgesCard stats={known} />
          </Box>
          <Box sx={isDisciple ? half : whole}>
            <MentorCard onOpen={mentor.open} />
          </Box>
          {isDisciple && (
            <Box sx={half}>
              <MessagesLink unread={known.unread_replies} />
            </Box>
          )}
          <Box sx={whole}>
            <RowLinks label="Explorar" links={links} />
          </Box>
          {children && <Box sx={whole}>{children}</Box>}
        </Box>
      </Container>
    </Box>
  );
}

/** Links of admins and leaders; on their own row on narrow screens. */
function WorkLinks({ stats }: { stats: UserStats }) {
  const leads = leadsOthers(stats);
  if (!leads && !stats.is_admin) return null;
  return (
    <Stack
      direction="row"
      spacing={1}
      component="nav"
      aria-label="Serviço"
      sx={{ width: { xs: '100%', sm: 'auto' }, order: { xs: 1, sm: 0 } }}
    >
      {stats.is_admin && <WorkLink to="/admin" icon={<AdminIcon />} label="Admin" />}
      {leads && <WorkLink to="/pastor-panel" icon={<PastorIcon />} label="Painel Pastor" />}
    </Stack>
  );
}

function WorkLink({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <Button component={Link} to={to} variant="outlined" size="small" startIcon={icon}>
      {label}
    </Button>
  );
}

function DashboardHeader({ stats }: { stats: UserStats | null }) {
  const { signOut, dialog } = useSignOut();
  return (
    <Container component="header" maxWidth="md" sx={{ py: 1.5 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 0.5, rowGap: 1 }}
      >
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mr: 'auto' }}>
          <Logo />
          <Typography variant="h3" component="span" color="primary">
            Raízes
          </Typography>
        </Stack>
        {stats && <WorkLinks stats={stats} />}
        <Bell unread={stats?.unread_notifications ?? 0} />
        <Button component={Link} to="/conta" color="inherit">
          Conta
        </Button>
        <Button onClick={signOut} color="inherit">
          Sair
        </Button>
      </Stack>
      {dialog}
    </Container>
  );
}

const links = [
  {
    to: '/devotional-history',
    icon: HistoryIcon,
    title: 'Histórico de devocionais',
    text: 'tudo o que você já escreveu',
  },
  {
    to: '/bible-videos',
    icon: VideosIcon,
    title: 'Resumos Bíblicos',
    text: 'videos de 5 minutos',
  },
];

function greeting(name: string, hour = currentTime().getHours()): string {
  const words =
    hour < 5 ? 'Boa noite' : hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite';
  return name ? `${words}, ${name}` : words;
}
