import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Box, Card, CardContent, Skeleton, Typography } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useIdle } from '@/lib/timing';
import { lazyComponent } from '@/ui/lazy';

export const tileGrid = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** As high as two challenges with short titles and the button below them, so that usually nothing moves when they are loaded. */
export function ChallengesSkeleton() {
  return (
    <Box role="status" aria-label="Carregando os desafios" sx={{ ...tileGrid, pb: 5.5 }}>
      {[1, 2].map((tile) => (
        <Skeleton key={tile} variant="rounded" sx={skeletonTile} />
      ))}
    </Box>
  );
}

const skeletonTile = { height: { xs: 65, sm: 169 }, my: 1.5, borderRadius: 1 };

const MARGIN = '300px';

/** Returns a ref, and whether its element has ever come within `MARGIN` of the viewport. */
function useInView<T extends Element>(): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNearViewport, setIsNear] = useState(false);

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return [element, isNearViewport];
}

const ChallengeList = lazyComponent(() =>
  import('./challenge-list').then((module) => module.ChallengeList),
);

interface Props {
  uid: string;
  stats: UserStats | null;
  today: Day;
}

/** The challenges at the end of the dashboard; from the cache when the browser is idle, live when they are near the viewport. */
export function ChallengesCard({ uid, stats, today }: Props) {
  const [card, isNearViewport] = useInView<HTMLDivElement>();
  const isIdle = useIdle();
  return (
    <Card component="section" aria-label="Desafios" ref={card}>
      <CardContent sx={{ p: { xs: 2, sm: 3 }, '&:last-child': { pb: 1 } }}>
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          Desafios
        </Typography>
        {stats && (isNearViewport || isIdle) ? (
          <Suspense fallback={<ChallengesSkeleton />}>
            <ChallengeList uid={uid} stats={stats} today={today} isNearViewport={isNearViewport} />
          </Suspense>
        ) : (
          <ChallengesSkeleton />
        )}
      </CardContent>
    </Card>
  );
}
