import type { Day } from '@raizes/domain/day';
import { useMemo } from 'react';
import { useReadingsOf } from './api';
import { summaryOf } from './summary';
import type { ReadingSummary } from './summary';

/** Today's readings as a card shows them, live; what was last known of them until then. */
export function useTodaysSummaries(
  today: Day,
  lastKnown: ReadingSummary[] | 'unknown',
): ReadingSummary[] | 'unknown' {
  const readings = useReadingsOf(today);
  return useMemo(() => {
    if (readings.state !== 'ready') return lastKnown;
    const isUnsure = readings.fromCache && readings.value.length === 0;
    return isUnsure ? lastKnown : readings.value.map(summaryOf);
  }, [readings, lastKnown]);
}
