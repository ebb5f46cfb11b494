import type { Day } from '@raizes/domain/day';
import { dailyReadingSchema } from '@raizes/domain/documents/daily-reading';
import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import { userDailyReadingSchema } from '@raizes/domain/documents/user-daily-reading';
import { collections, paths } from '@raizes/domain/paths';
import { useMemo } from 'react';
import { useLiveDoc, useLiveQuery } from '@/lib/live';
import type { Live } from '@/lib/live';
import { queryOf } from '@/lib/query-of';
import { inReadingOrder } from './reading-order';

/** A plan for the year needs three or four chapters a day. */
const MOST_A_DAY = 20;

/** The readings of one calendar day in the order to read them, live. */
export function useReadingsOf(day: Day): Live<DailyReading[]> {
  const query = useMemo(
    () =>
      queryOf(collections.dailyReadings, {
        equal: { field: 'date', value: day },
        size: MOST_A_DAY,
      }),
    [day],
  );
  const readings = useLiveQuery(query, dailyReadingSchema);
  return useMemo(
    () =>
      readings.state === 'ready'
        ? { ...readings, value: inReadingOrder(readings.value) }
        : readings,
    [readings],
  );
}

/** One reading by its id, live. */
export function useReading(id: string) {
  return useLiveDoc(paths.dailyReading(id), dailyReadingSchema);
}

/** A person's own record of a completed reading, live. */
export function useCompletedReading(uid: string, id: string) {
  return useLiveDoc(paths.userDailyReading(uid, id), userDailyReadingSchema);
}
