import type { Day } from '@raizes/domain/day';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useDevotional } from '@/features/devotional/api';
import { useProgress } from '@/features/progress/use-progress';
import { LiveProvider } from '@/lib/live';
import type { Live } from '@/lib/live';
import type { Person } from '@/lib/session';
import { lastKnownDashboard, rememberDashboard } from './dashboard-data';
import type { Piece } from './dashboard-data';
import { DashboardView } from './dashboard-view';

const CompleteProfile = lazy(() =>
  import('@/features/auth/complete-profile').then(({ CompleteProfile }) => ({
    default: CompleteProfile,
  })),
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
  const { stats, confirmed, sending, profileMissing } = progress;

  useEffect(() => {
    rememberDashboard(person.uid, { stats: confirmed, devotional });
  }, [person.uid, confirmed, devotional]);

  return (
    <>
      <DashboardView person={person} today={today} data={{ stats, devotional }} sending={sending} />
      {profileMissing && (
        <Suspense>
          <CompleteProfile uid={person.uid} name={person.name} />
        </Suspense>
      )}
    </>
  );
}

function pieceOf<T>(live: Live<T>, lastKnown: Piece<T>): Piece<T> {
  switch (live.state) {
    case 'loading':
      return lastKnown;
    case 'missing':
    case 'malformed':
      return 'none';
    case 'ready':
      return live.value;
  }
}
