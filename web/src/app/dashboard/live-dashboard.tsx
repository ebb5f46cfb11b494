import { Box } from '@mui/material';
import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { Suspense, useEffect, useState } from 'react';
import { ChallengesFailure } from '@/features/challenges/challenges-failure';
import { useDevotional } from '@/features/devotional/api';
import type { MentorContext } from '@/features/mentor/mentor-card';
import { useProgress } from '@/features/progress/api';
import { useTodaysSummaries } from '@/features/reading/api';
import { useReadingProgress } from '@/features/reading/completion';
import { LiveProvider } from '@/lib/live';
import type { Live } from '@/lib/live';
import type { Person } from '@/lib/session';
import { lazyComponent } from '@/ui/lazy';
import { lastKnownDashboard, rememberDashboard } from '../pages/dashboard-page';
import type { Piece } from '../pages/dashboard-page';
import { DashboardView } from './dashboard-view';

/** Nobody misses it: where the network goes before it is loaded, the dashboard stays. */
const BackgroundWork = lazyComponent(() =>
  import('./background-work').then(
    (module) => module.BackgroundWork,
    () => () => null,
  ),
);
const CompleteProfile = lazyComponent(() =>
  import('@/features/auth/complete-profile').then((module) => module.CompleteProfile),
);
const ChallengesCard = lazyComponent(() =>
  import('@/features/challenges/challenges-card').then((module) => module.ChallengesCard),
);

const PushToggle = lazyComponent(() =>
  import('@/features/push/push-toggle').then(
    (module) => module.PushToggle,
    () => () => null,
  ),
);

interface Props {
  person: Person;
  today: Day;
}

export function LiveDashboard(props: Props) {
  return (
    <LiveProvider>
      <Listening {...props} />
    </LiveProvider>
  );
}

function Listening({ person, today }: Props) {
  const [lastKnown] = useState(() => lastKnownDashboard(person.uid, today));
  const progress = useProgress(person.uid, today, lastKnown.stats);
  const devotional = pieceOf(useDevotional(today), lastKnown.devotional);
  const readings = useTodaysSummaries(today, lastKnown.readings);
  const { confirmed, sending, profileMissing } = progress;
  const [isComplete, setComplete] = useState(false);
  const { stats, sending: sendingReadings } = useReadingProgress(person.uid, progress.stats);

  useEffect(() => {
    rememberDashboard(person.uid, { stats: confirmed, devotional, readings });
  }, [person.uid, confirmed, devotional, readings]);

  return (
    <>
      <DashboardView
        person={person}
        today={today}
        data={{ stats, devotional, readings }}
        sending={sending}
        sendingReadings={sendingReadings}
      >
        <Box sx={{ minHeight: { xs: 122, sm: 86 }, mb: 2 }}>
          <Suspense>
            <PushToggle />
          </Suspense>
        </Box>
        <ChallengesFailure>
          <Suspense>
            <ChallengesCard
              uid={person.uid}
              stats={stats === 'unknown' ? null : stats}
              today={today}
            />
          </Suspense>
        </ChallengesFailure>
      </DashboardView>
      <Suspense>
        {confirmed !== 'unknown' && (
          <BackgroundWork
            uid={person.uid}
            today={today}
            stats={confirmed}
            hasProfile={!profileMissing || isComplete}
            context={contextOf(devotional)}
          />
        )}
        {profileMissing && (
          <CompleteProfile uid={person.uid} name={person.name} onComplete={setComplete} />
        )}
      </Suspense>
    </>
  );
}

function contextOf(devotional: Piece<Devotional>): MentorContext {
  if (typeof devotional === 'string') return { devotionalId: null, reference: null };
  return { devotionalId: devotional.date, reference: devotional.verse_reference };
}

function pieceOf<T>(live: Live<T>, lastKnown: Piece<T>): Piece<T> {
  switch (live.state) {
    case 'loading':
      return lastKnown;
    case 'missing':
      if (!live.fromCache) return 'none';
      return lastKnown === 'unknown' ? 'offline' : lastKnown;
    case 'malformed':
      return 'none';
    case 'ready':
      return live.value;
  }
}
