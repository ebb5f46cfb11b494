import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Card, CardContent, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useIdle, useTimedOut } from '@/lib/timing';
import { ChallengeList, ChallengesSkeleton } from './challenge-list';

/** The bar at the bottom of a phone hides as much. */
const MARGIN = '0px 0px -64px';

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

interface Props {
  uid: string;
  stats: UserStats | null;
  today: Day;
}

/** The challenges at the end of the dashboard; from the cache when the browser is idle, live when they are near the viewport. */
export function ChallengesCard({ uid, stats, today }: Props) {
  const [card, isNearViewport] = useInView<HTMLDivElement>();
  const isIdle = useIdle();
  const isUnknown = useTimedOut(stats === null);
  return (
    <Card component="section" aria-label="Desafios" ref={card} sx={{ position: 'relative' }}>
      <CardContent sx={{ px: { xs: 2, sm: 3 }, py: 1.5, '&:last-child': { pb: 0.5 } }}>
        <Typography variant="h3" component="h2" sx={{ mb: { xs: 0.5, sm: 1 } }}>
          Desafios
        </Typography>
        {stats && (isNearViewport || isIdle) ? (
          <ChallengeList uid={uid} stats={stats} today={today} isNearViewport={isNearViewport} />
        ) : isUnknown ? (
          <Typography color="textSecondary" sx={{ pb: 1 }}>
            Não foi possível carregar os desafios.
          </Typography>
        ) : (
          <ChallengesSkeleton />
        )}
      </CardContent>
    </Card>
  );
}
