import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Card, CardContent, Typography } from '@mui/material';
import { Suspense } from 'react';
import { useLeisure } from '@/lib/use-leisure';
import { lazyNamed } from '@/ui/lazy-named';
import { ChallengesSkeleton } from './challenges-skeleton';
import { useNear } from './use-near';

const ChallengeList = lazyNamed(() => import('./challenge-list'), 'ChallengeList');

interface Props {
  uid: string;
  stats: UserStats | null;
  today: Day;
}

/** The challenges at the end of the dashboard: once it stands, those that the device remembers, and live when a person comes near. */
export function ChallengesCard({ uid, stats, today }: Props) {
  const [card, isNear] = useNear<HTMLDivElement>();
  const isStanding = useLeisure();
  return (
    <Card component="section" aria-label="Desafios" ref={card}>
      <CardContent>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          Desafios
        </Typography>
        {stats && (isNear || isStanding) ? (
          <Suspense fallback={<ChallengesSkeleton />}>
            <ChallengeList uid={uid} stats={stats} today={today} isNear={isNear} />
          </Suspense>
        ) : (
          <ChallengesSkeleton />
        )}
      </CardContent>
    </Card>
  );
}
