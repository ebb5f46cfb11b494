import type { Day } from '@raizes/domain/day';
import { useMemo } from 'react';
import { useReadingsOf } from './api';
import { summaryOf } from './summary';
import type { DaySummaries } from './summary';

/** Today's readings as a card shows them, live; what was last known of them until then. */
export function useTodaysSummaries(today: Day, lastKnown: DaySummaries): DaySummaries {
  const readings = useReadingsOf(today);
  return useMemo(() => {
    if (readings.state !== 'ready') return lastKnown;
    if (readings.value.length > 0 || !readings.fromCache) return readings.value.map(summaryOf);
    return lastKnown === 'unknown' ? 'offline' : lastKnown;
  }, [readings, lastKnown]);
}
