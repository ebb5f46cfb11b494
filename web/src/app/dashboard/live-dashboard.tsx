import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import type { Notification } from '@raizes/domain/documents/notification';
import { Suspense, startTransition, useEffect } from 'react';
import { ChallengesFailure } from '@/features/challenges/challenges-failure';
import { useDevotional, useLateDays } from '@/features/devotional/api';
import { knownLateDays } from '@/features/devotional/late-days';
import type { MentorContext } from '@/features/mentor/mentor-card';
import { useProgress } from '@/features/progress/api';
import { useTodaysSummaries } from '@/features/reading/api';
import { useReadingProgress } from '@/features/reading/completion';
import { FirebaseProviders } from '@/lib/firebase-providers';
import type { Live } from '@/lib/live';
import { lazyComponent, optionalComponent } from '@/ui/lazy';
import { CHALLENGES_HEIGHT, CardSkeleton } from './card-skeleton';
import type { DashboardData, DashboardState, Loadable } from './dashboard-data';
import { storeDashboard } from './dashboard-data';

/** Optional: the dashboard also works when this chunk can't be loaded. */
const BackgroundWork = optionalComponent(() =>
  import('./background-work').then((module) => module.BackgroundWork),
);
const ChallengesCard = lazyComponent(() =>
  import('@/features/challenges/challenges-card').then((module) => module.ChallengesCard),
);

interface Props {
  uid: string;
  today: Day;
  /** The data that this device showed last, used until each live query has answered. */
  stored: DashboardData;
  onChange: (state: DashboardState) => void;
  /** Called with each badge that was earned elsewhere. */
  onNewBadge: (badge: Notification) => void;
}

/** Reports and stores the answers of the live queries, and renders the sections that need live data. */
export function LiveDashboard(props: Props) {
  return (
    <FirebaseProviders>
      <LiveData {...props} />
    </FirebaseProviders>
  );
}

function LiveData({ uid, today, stored, onChange, onNewBadge }: Props) {
  const progress = useProgress(uid, today, stored.stats);
  const devotional = toLoadable(useDevotional(today), stored.devotional);
  const lateDays = useLateDays(today);
  const readings = useTodaysSummaries(today, stored.readings);
  const { confirmed, sending, isCurrent } = progress;
  const { stats, sending: sendingReadings } = useReadingProgress(uid, progress.stats);

  useEffect(() => {
    // Typing and tapping take priority over a new figure.
    startTransition(() => {
      const data = { stats, devotional, readings };
      const days = lateDays?.days ?? knownLateDays(today);
      onChange({ today, data, isCurrent, sending, sendingReadings, lateDays: days });
    });
  }, [onChange, today, stats, devotional, readings, isCurrent, sending, sendingReadings, lateDays]);

  useEffect(() => {
    storeDashboard(uid, { stats: confirmed, devotional, readings });
  }, [uid, confirmed, devotional, readings]);

  return (
    <>
      <ChallengesFailure>
        <Suspense fallback={<CardSkeleton height={CHALLENGES_HEIGHT} />}>
          <ChallengesCard uid={uid} stats={stats === 'unknown' ? null : stats} today={today} />
        </Suspense>
      </ChallengesFailure>
      <Suspense>
        {confirmed !== 'unknown' && (
          <BackgroundWork
            uid={uid}
            today={today}
            stats={confirmed}
            context={contextOf(devotional)}
            onNewBadge={onNewBadge}
          />
        )}
      </Suspense>
    </>
  );
}

function contextOf(devotional: Loadable<Devotional>): MentorContext {
  if (typeof devotional === 'string') return { devotionalId: null, reference: null };
  return { devotionalId: devotional.date, reference: devotional.verse_reference };
}

function toLoadable<T>(live: Live<T>, stored: Loadable<T>): Loadable<T> {
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
