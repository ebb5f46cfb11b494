import { formatDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { leadsOthers } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { statsNeedGuardian } from '@raizes/domain/guardianship';
import { pendingLateDays } from '@raizes/domain/progress/late-days';
import HistoryIcon from '@mui/icons-material/HistoryEduOutlined';
import VideosIcon from '@mui/icons-material/SmartDisplayOutlined';
import SproutIcon from '@mui/icons-material/SpaOutlined';
import { Box, Stack } from '@mui/material';
import { Suspense, memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { DevotionalCard } from '@/features/devotional/devotional-card';
import { useDraftStep } from '@/features/devotional/draft';
import { knownLateDays } from '@/features/devotional/late-days';
import { LateDevotional } from '@/features/devotional/late-devotional';
import { MentorCard } from '@/features/mentor/mentor-card';
import { MessagesLink } from '@/features/messages/messages-link';
import { ProgressCard } from '@/features/progress/progress-card';
import { useRhythm } from '@/features/progress/rhythm-copy';
import { WelcomeBack } from '@/features/progress/welcome-back';
import { hasReading } from '@/features/reading/reading';
import { ReadingCard } from '@/features/reading/reading-card';
import { NEW_BADGES_ID } from '@/lib/browser';
import { useAdmitted } from '@/lib/remembered';
import { useSession } from '@/lib/session';
import type { SignedInProps, Person } from '@/lib/session';
import { useClockOffset, useHasPainted, useIdle, useToday } from '@/lib/timing';
import { lazyComponent, optionalComponent } from '@/ui/lazy';
import { pageColumn } from '@/ui/page/styles';
import { RowGroup, RowLink } from '@/ui/row-link';
import { readStoredDashboard } from '../dashboard/dashboard-data';
import type { DashboardState, Loadable } from '../dashboard/dashboard-data';
import { DashboardHeader, Greeting } from '../dashboard/dashboard-header';
import { PushToggle } from '../lazy-push-toggle';
import { useMentor } from '../use-mentor';

/** Shows a remembered person's dashboard at once, while Auth is still confirming the session. */
export function Page({ person }: SignedInProps) {
  const { status } = useSession();
  return <Dashboard person={person} isSignedIn={status === 'signed-in'} />;
}

const LiveDashboard = lazyComponent(() =>
  import('../dashboard/live-dashboard').then((module) => module.LiveDashboard),
);

const Notices = optionalComponent(() => import('../notices').then((module) => module.Notices));

const RhythmCard = optionalComponent(() =>
  import('@/features/progress/rhythm-card').then((module) => module.RhythmCard),
);

const NO_READINGS: ReadonlySet<string> = new Set();

/** Renders one view from the first paint on: first with the data stored on this device, then with the live data. */
function Dashboard({ person, isSignedIn }: { person: Person; isSignedIn: boolean }) {
  const today = useToday();
  const stored = useMemo(() => readStoredDashboard(person.uid, today), [person.uid, today]);
  const lateDays = useMemo(() => knownLateDays(today), [today]);
  const [live, setLive] = useState<DashboardState | null>(null);
  const shown =
    live?.today === today
      ? live
      : { today, data: stored, sending: false, sendingReadings: NO_READINGS, lateDays };
  return (
    <DashboardView person={person} {...shown} settings={isSignedIn && <PushSetting />}>
      {isSignedIn && (
        <Suspense>
          <LiveDashboard uid={person.uid} today={today} stored={stored} onChange={setLive} />
        </Suspense>
      )}
    </DashboardView>
  );
}

/** Renders the toggle as soon as the browser is idle; its space is reserved. */
function PushSetting() {
  const isIdle = useIdle();
  return (
    <Box sx={{ minHeight: 86 }}>
      <Suspense>{isIdle && <PushToggle />}</Suspense>
    </Box>
  );
}

interface Props extends DashboardState {
  person: Person;
  /** Rendered below the progress. */
  settings?: ReactNode;
  /** Sections that need live data. */
  children?: ReactNode;
}

/** Renders the dashboard from plain data, stored or live. Each part gets only its own figures, so it rerenders only for these. */
export function DashboardView(props: Props) {
  const { person, today, data, sending, sendingReadings, lateDays, settings, children } = props;
  const { stats, devotional, readings } = data;
  const known = stats === 'unknown' ? null : stats;
  const name = known?.profile?.full_name ?? person.name;
  const clockOffset = useClockOffset();
  const step = useDraftStep(person.uid, today);
  const listed = typeof readings === 'string' ? [] : readings;
  const read = known && listed.map(({ id }) => id).filter((id) => hasReading(known, id));
  const isAllRead = read !== null && read.length === listed.length;
  const xp = known?.days[today]?.xp ?? 0;
  const hasPainted = useHasPainted();
  const firstStep = step === null && known && firstStepOf(known, devotional, listed.length);
  // A late day that can still be done speaks first.
  const isLatePending = known !== null && pendingLateDays(lateDays, known).length > 0;
  const welcome = children && known && (
    <WelcomeBack uid={person.uid} name={name} stats={known} today={today} />
  );
  return (
    <Box sx={{ pb: { xs: 2, md: 4 } }}>
      <title>Início · Raízes</title>
      <DashboardHeader
        isAdmin={known?.is_admin === true}
        leads={known !== null && leadsOthers(known)}
        unread={known?.unread_notifications ?? 0}
      />
      <Box component="main" sx={{ ...pageColumn, maxWidth: 'lg' }}>
        <Greeting name={name} date={formatDay(today)} stats={known} today={today} />
        <Box sx={layout}>
          <Stack spacing={{ xs: 1.5, md: 2 }} useFlexGap sx={{ gridArea: 'day' }}>
            <Box id={NEW_BADGES_ID} sx={{ '&:empty': { display: 'none' } }} />
            {firstStep && <FirstStep to={firstStep} />}
            {!isLatePending && welcome}
            <DevotionalCard
              devotional={devotional}
              xp={xp}
              sending={sending}
              step={step}
              next={listed.length === 0 || !read ? null : isAllRead ? 'finished' : 'reading'}
            />
            {known && !firstStep && lateDays.length > 0 && (
              <LateDevotional uid={person.uid} stats={known} days={lateDays} today={today} />
            )}
            {isLatePending && welcome}
            {(person.isUnconfirmed || clockOffset !== 0) && (
              <Suspense>
                <Notices
                  clockOffset={clockOffset}
                  isGuarded={statsNeedGuardian(known?.profile ?? null, Number(today.slice(0, 4)))}
                />
              </Suspense>
            )}
            <ReadingCard
              readings={readings}
              read={read}
              sending={[...sendingReadings]}
              isNext={xp > 0 || devotional === 'none'}
            />
            {children && known && <RhythmQuestion stats={known} today={today} />}
          </Stack>
          {hasPainted && (
            <Stack spacing={{ xs: 1.5, md: 2 }} sx={{ gridArea: 'progress' }}>
              <ProgressCard stats={known} today={today} />
              <RowGroup label="Explorar">
                <Mentor />
                {known?.profile?.position === 'discipulo' && (
                  <MessagesLink unread={known.unread_replies} />
                )}
                <Pages />
              </RowGroup>
              {settings}
            </Stack>
          )}
          {children && <Box sx={{ gridArea: 'challenges', minWidth: 0 }}>{children}</Box>}
        </Box>
      </Box>
    </Box>
  );
}

/** One column on a phone, in the order of use; on wide screens the day on the left and the progress on the right. */
const layout = {
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gridTemplateAreas: {
    xs: '"day" "progress" "challenges"',
    md: '"day progress" "challenges progress"',
  },
  gridTemplateRows: { md: 'auto 1fr' },
} as const;

/** Returns where a person with no activity yet should start; null for everyone else, and when nothing is published. */
function firstStepOf(stats: UserStats, devotional: Loadable<Devotional>, readings: number) {
  if (stats.total_devotionals_completed + stats.total_readings + stats.runs.length > 0) return null;
  if (typeof devotional === 'object') return '/devotional';
  return readings > 0 ? '/daily-reading' : null;
}

/** The devotionals after which the question about the rhythm is asked. */
const DEVOTIONALS_BEFORE_RHYTHM = 3;

/** Asks for the rhythm until it is answered on any device. */
function RhythmQuestion({ stats, today }: { stats: UserStats; today: Day }) {
  const { user_id: uid, rhythm_at, total_devotionals_completed: devotionals } = stats;
  const canPrompt = useAdmitted(uid);
  const isAnswered = useRhythm(uid) !== null || rhythm_at !== null;
  if (!canPrompt || isAnswered || devotionals < DEVOTIONALS_BEFORE_RHYTHM) return null;
  return (
    <Suspense>
      <RhythmCard uid={uid} today={today} />
    </Suspense>
  );
}

const Mentor = memo(function Mentor() {
  const { open } = useMentor();
  return <MentorCard onOpen={open} />;
});

const Pages = memo(function Pages() {
  return (
    <>
      <RowLink to="/devotional-history" icon={HistoryIcon} title="Histórico de devocionais" />
      <RowLink
        to="/bible-videos"
        icon={VideosIcon}
        title="Resumos Bíblicos"
        text="videos de 5 minutos"
      />
    </>
  );
});

/** Welcomes a new person, with one thing to do. */
function FirstStep({ to }: { to: '/devotional' | '/daily-reading' }) {
  const text =
    to === '/devotional' ? 'Comece pelo devocional de hoje.' : 'Comece pela leitura de hoje.';
  return (
    <Box sx={welcome}>
      <RowLink to={to} icon={SproutIcon} title="Que bom ter você aqui!" text={text} />
    </Box>
  );
}

const welcome = {
  '&& > a': {
    border: 0,
    py: 1.25,
    bgcolor: 'rgba(var(--mui-palette-secondary-mainChannel) / 0.12)',
  },
} as const;
