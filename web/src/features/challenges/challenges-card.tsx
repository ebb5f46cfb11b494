import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Box, Card, CardContent, Skeleton, Typography } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useIdle } from '@/lib/timing';
import { lazyComponent } from '@/ui/lazy';

export const tileGrid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** The shape of the list of challenges, while it is on its way. */
export function ChallengesSkeleton() {
  return (
    <Box role="status" aria-label="Carregando os desafios" sx={tileGrid}>
      {[1, 2].map((tile) => (
        <Skeleton key={tile} variant="rounded" height={196} sx={{ borderRadius: 1 }} />
      ))}
    </Box>
  );
}

const NEAR = '300px';

/** Turns true, and stays so, when the element is on the screen or nearly. */
function useInView<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return [element, isNear];
}

const ChallengeList = lazyComponent(() =>
  import('./challenge-list').then((module) => module.ChallengeList),
);

interface Props {
  uid: string;
  stats: UserStats | null;
  today: Day;
}

/** The challenges at the end of the dashboard: once it stands, those that the device remembers, and live when a person comes near. */
export function ChallengesCard({ uid, stats, today }: Props) {
  const [card, isNear] = useInView<HTMLDivElement>();
  const isStanding = useIdle();
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
