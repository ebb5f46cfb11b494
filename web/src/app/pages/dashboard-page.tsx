import { formatDay, yearOf } from '@raizes/domain/day';
import type { Notification } from '@raizes/domain/documents/notification';
import { leadsOthers } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { statsNeedGuardian } from '@raizes/domain/guardianship';
import { isAway } from '@raizes/domain/progress/absence';
import { pendingLateDays } from '@raizes/domain/progress/late-days';
import { Box, Stack } from '@mui/material';
import { Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { DevotionalCard } from '@/features/devotional/devotional-card';
import { useDraftStep } from '@/features/devotional/draft';
import { knownLateDays } from '@/features/devotional/late-days';
import { LateDevotional } from '@/features/devotional/late-devotional';
import { hasReading } from '@/features/reading/reading';
import { ReadingCard } from '@/features/reading/reading-card';
import { useSession } from '@/lib/session';
import type { SignedInProps, Person } from '@/lib/session';
import { useClockOffset, useHasPainted, useIdle, useToday } from '@/lib/timing';
import { lazyComponent, optionalComponent } from '@/ui/lazy';
import { pageColumn } from '@/ui/page/styles';
import { readStoredDashboard } from '../dashboard/dashboard-data';
import type { DashboardState } from '../dashboard/dashboard-data';
import { DashboardHeader, Greeting } from '../dashboard/dashboard-header';
import { BADGES_HEIGHT, CHALLENGES_HEIGHT, CardSkeleton } from '../dashboard/card-skeleton';
import { DayPath, DayStep } from '../dashboard/day-path';
import { PushToggle } from '../lazy-push-toggle';

/** Shows a remembered person's dashboard at once, while Auth is still confirming the session. */
export function Page({ person }: SignedInProps) {
  const { status } = useSession();
  return <Dashboard person={person} isSignedIn={status === 'signed-in'} />;
}

const LiveDashboard = lazyComponent(() =>
  import('../dashboard/live-dashboard').then((module) => module.LiveDashboard),
);

const Notices = optionalComponent(() => import('../notices').then((module) => module.Notices));

const ProgressCard = lazyComponent(() =>
  import('@/features/progress/progress-card').then((module) => module.ProgressCard),
);
const MoreForYou = lazyComponent(() =>
  import('../dashboard/more-for-you').then((module) => module.MoreForYou),
);
const NewBadgesLine = optionalComponent(() =>
  import('@/features/notifications/new-badges-line').then((module) => module.NewBadgesLine),
);
const RhythmQuestion = optionalComponent(() =>
  import('@/features/progress/rhythm-card').then((module) => module.RhythmQuestion),
);
const WelcomeBack = optionalComponent(() =>
  import('@/features/progress/welcome-back').then((module) => module.WelcomeBack),
);

const NO_READINGS: ReadonlySet<string> = new Set();

/** Renders one view from the first paint on: first with the data stored on this device, then with the live data. */
function Dashboard({ person, isSignedIn }: { person: Person; isSignedIn: boolean }) {
  const today = useToday();
  const stored = useMemo(() => readStoredDashboard(person.uid, today), [person.uid, today]);
  const lateDays = useMemo(() => knownLateDays(today), [today]);
  const [live, setLive] = useState<DashboardState | null>(null);
  const [newBadges, setNewBadges] = useState<Notification[]>([]);
  const remembered = {
    today,
    data: stored,
    isCurrent: false,
    sending: false,
    sendingReadings: NO_READINGS,
    lateDays,
  };
  const shown = live?.today === today ? live : remembered;
  return (
    <DashboardView
      person={person}
      {...shown}
      newBadges={newBadges}
      settings={isSignedIn && <PushSetting />}
    >
      {isSignedIn ? (
        <Suspense fallback={<CardSkeleton height={CHALLENGES_HEIGHT} />}>
          <LiveDashboard
            uid={person.uid}
            today={today}
            stored={stored}
            onChange={setLive}
            onNewBadge={(badge) => setNewBadges((earlier) => [badge, ...earlier])}
          />
        </Suspense>
      ) : (
        <CardSkeleton height={CHALLENGES_HEIGHT} />
      )}
    </DashboardView>
  );
}

/** A phone has no room for its second line. */
const switchLine = {
  '&& > *': { border: 0 },
  '&& .MuiCardContent-root': { px: { xs: 2, sm: 3 }, py: 0.5 },
  '& svg:first-of-type': { color: 'text.secondary', mr: { xs: -0.25, sm: 0 } },
  '& .MuiTypography-body1': { fontSize: '0.9375rem', lineHeight: 1.35 },
  '& .MuiSwitch-root': { mr: -1 },
  '& #push-label + p': { display: { xs: 'none', sm: 'block' } },
} as const;

/** Renders the toggle as soon as the browser is idle; its space is reserved. */
function PushSetting() {
  const isIdle = useIdle();
  return (
    <Box sx={{ minHeight: 56, borderTop: 1, borderColor: 'divider', ...switchLine }}>
      <Suspense>{isIdle && <PushToggle />}</Suspense>
    </Box>
  );
}

interface Props extends DashboardState {
  person: Person;
  /** Earned elsewhere since the page was opened, the latest first. */
  newBadges?: Notification[];
  /** Rendered below the progress. */
  settings?: ReactNode;
  /** Sections that need live data. */
  children?: ReactNode;
}

/** Renders the dashboard from plain data, stored or live. Each part gets only its own figures, so it rerenders only for these. */
export function DashboardView(props: Props) {
  const { person, today, data, isCurrent, sending, sendingReadings, lateDays } = props;
  const { newBadges = [] } = props;
  const { stats, devotional, readings } = data;
  const known = stats === 'unknown' ? null : stats;
  const current = isCurrent ? known : null;
  const name = known?.profile?.full_name ?? person.name;
  const clockOffset = useClockOffset();
  const step = useDraftStep(person.uid, today);
  const listed = typeof readings === 'string' ? [] : readings;
  const read = known && listed.map(({ id }) => id).filter((id) => hasReading(known, id));
  const isAllRead = read !== null && read.length === listed.length;
  const xp = known?.days[today]?.xp ?? 0;
  const hasPainted = useHasPainted();
  // A new person begins with today's devotional, not with a late one.
  const mustStart = known !== null && isNew(known) && typeof devotional === 'object';
  // A late day that can still be done speaks first.
  const isLatePending = known !== null && pendingLateDays(lateDays, known).length > 0;
  const welcome = current && isAway(current, today) && (
    <Suspense>
      <WelcomeBack uid={person.uid} name={name} stats={current} today={today} />
    </Suspense>
  );
  return (
    <Box sx={{ ...column, pb: { xs: 0.5, sm: 1 } }}>
      <title>Início · Raízes</title>
      <DashboardHeader
        name={name}
        email={person.email}
        isAdmin={known?.is_admin === true}
        leads={known !== null && leadsOthers(known)}
        unread={known?.unread_notifications ?? 0}
      />
      <Box component="main" sx={pageColumn}>
        <Greeting name={name} date={formatDay(today)} stats={known} today={today} />
        <Box sx={layout}>
          <Stack spacing={1.5} useFlexGap sx={{ gridArea: 'day' }}>
            <Suspense>{newBadges.length > 0 && <NewBadgesLine badges={newBadges} />}</Suspense>
            {!isLatePending && welcome}
            <DayPath>
              <DayStep isDone={xp > 0}>
                <DevotionalCard
                  devotional={devotional}
                  xp={xp}
                  sending={sending}
                  step={step}
                  next={listed.length === 0 || !read ? null : isAllRead ? 'finished' : 'reading'}
                  hasOwn={(known?.total_devotionals_completed ?? 0) > 0}
                />
                {known && !mustStart && lateDays.length > 0 && (
                  <LateDevotional uid={person.uid} stats={known} days={lateDays} today={today} />
                )}
              </DayStep>
              <DayStep isDone={listed.length > 0 && isAllRead}>
                <ReadingCard
                  readings={readings}
                  read={read}
                  sending={[...sendingReadings]}
                  isNext={xp > 0 || devotional === 'none'}
                />
              </DayStep>
            </DayPath>
            {isLatePending && welcome}
            {(person.isUnconfirmed || clockOffset !== 0) && (
              <Suspense>
                <Notices
                  clockOffset={clockOffset}
                  isGuarded={statsNeedGuardian(known?.profile ?? null, yearOf(today))}
                />
              </Suspense>
            )}
          </Stack>
          <BelowTheDay {...props} known={known} current={current} isShown={hasPainted} />
        </Box>
      </Box>
    </Box>
  );
}

/** The header stands in it on a wide screen. */
const column = { position: 'relative', maxWidth: 'lg', mx: 'auto' } as const;

interface BelowProps extends Props {
  known: UserStats | null;
  /** The server's, not a copy on this device. */
  current: UserStats | null;
  isShown: boolean;
}

/** Everything after today's tasks, loaded after the first paint. Its space is reserved. */
function BelowTheDay(props: BelowProps) {
  const { person, known, current, today, settings, children, isShown } = props;
  return (
    <>
      <Box sx={{ gridArea: 'progress' }}>
        <Suspense fallback={<CardSkeleton height={PROGRESS_HEIGHT} />}>
          {isShown ? (
            <ProgressCard stats={known} today={today} />
          ) : (
            <CardSkeleton height={PROGRESS_HEIGHT} />
          )}
        </Suspense>
      </Box>
      <Stack spacing={1.5} useFlexGap sx={{ gridArea: 'challenges', minWidth: 0 }}>
        {children}
        {current && mustAskForRhythm(current) && (
          <Suspense>
            <RhythmQuestion uid={person.uid} today={today} />
          </Suspense>
        )}
      </Stack>
      <Stack spacing={1.5} useFlexGap sx={{ gridArea: 'more' }}>
        <Suspense fallback={<MoreSkeleton />}>
          {isShown ? <MoreForYou stats={known} settings={settings} /> : <MoreSkeleton />}
        </Suspense>
      </Stack>
    </>
  );
}

/** The height of the card on a phone, without the lines of the rhythm. */
const PROGRESS_HEIGHT = 210;

const MoreSkeleton = () => (
  <>
    <CardSkeleton height={BADGES_HEIGHT} />
    <CardSkeleton height={193} />
  </>
);

/** One column on a phone, in the order of use; on wide screens the day on the left and the progress on the right. */
const layout = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gridTemplateAreas: {
    xs: '"day" "progress" "challenges" "more"',
    md: '"day progress" "day more" "challenges more"',
  },
  gridTemplateRows: { md: 'auto auto 1fr' },
  alignItems: 'start',
} as const;

/** Whether nothing was ever completed. */
const isNew = ({ total_devotionals_completed, total_readings, total_xp }: UserStats) =>
  total_devotionals_completed + total_readings + total_xp === 0;

/** The devotionals after which the question about the rhythm is asked. */
const DEVOTIONALS_BEFORE_RHYTHM = 3;

/** Whether the question about the rhythm was never answered on any device. */
const mustAskForRhythm = ({ rhythm_at, total_devotionals_completed }: UserStats) =>
  rhythm_at === null && total_devotionals_completed >= DEVOTIONALS_BEFORE_RHYTHM;
