import { Box } from '@mui/material';
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
import { useToday } from '@/lib/timing';
import { lazyComponent, optionalComponent } from '@/ui/lazy';
import { DashboardView } from '../dashboard/dashboard-view';
import type { Piece } from '../dashboard/dashboard-view';
import { readStoredDashboard, storeDashboard } from '../dashboard/stored-dashboard';

/** Optional: the dashboard works where its chunk can't be loaded. */
const BackgroundWork = optionalComponent(() =>
  import('../background/background-work').then((module) => module.BackgroundWork),
);
const ChallengesCard = lazyComponent(() =>
  import('@/features/challenges/challenges-card').then((module) => module.ChallengesCard),
);

const PushToggle = optionalComponent(() =>
  import('@/features/push/push-toggle').then((module) => module.PushToggle),
);

/** Shows the stored data until each live query has answered, and stores what they answer. */
export function LiveDashboard({ person }: { person: Person }) {
  return (
    <LiveProvider>
      <LiveData person={person} />
    </LiveProvider>
  );
}

function LiveData({ person }: { person: Person }) {
  const today = useToday();
  const [stored] = useState(() => readStoredDashboard(person.uid, today));
  const progress = useProgress(person.uid, today, stored.stats);
  const devotional = pieceOf(useDevotional(today), stored.devotional);
  const readings = useTodaysSummaries(today, stored.readings);
  const { confirmed, sending } = progress;
  const { stats, sending: sendingReadings } = useReadingProgress(person.uid, progress.stats);

  useEffect(() => {
    storeDashboard(person.uid, { stats: confirmed, devotional, readings });
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
            context={contextOf(devotional)}
          />
        )}
      </Suspense>
    </>
  );
}

function contextOf(devotional: Piece<Devotional>): MentorContext {
  if (typeof devotional === 'string') return { devotionalId: null, reference: null };
  return { devotionalId: devotional.date, reference: devotional.verse_reference };
}

function pieceOf<T>(live: Live<T>, stored: Piece<T>): Piece<T> {
  switch (live.state) {
    case 'loading':
      return stored;
    case 'missing':
      if (!live.fromCache) return 'none';
      return stored === 'unknown' ? 'offline' : stored;
    case 'malformed':
      return 'none';
    case 'ready':
      return live.value;
  }
}
