import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingSchema } from '@raizes/domain/documents/daily-reading';
import { devotionalSchema } from '@raizes/domain/documents/devotional';
import { collections } from '@raizes/domain/paths';
import { useMemo } from 'react';
import { rangeOf } from '@/lib/list-of';
import { useLiveQuery } from '@/lib/live';
import type { Live } from '@/lib/live';
import { contentOf } from './content';
import type { Content } from './content';
import { lastDayOf } from './month';
import type { Month } from './month';

interface KnownContent extends Content {
  /** Whether the server has said so; otherwise there may be more than this device knows. */
  isHeard: boolean;
}

/** As many as a list may have: enough for a week of fourteen chapters a day. */
const MOST = 100;

function useDevotionalsBetween(from: Day, to: Day) {
  const query = useMemo(
    () => rangeOf(collections.devotionals, { by: 'date', from, to, size: MOST }),
    [from, to],
  );
  return useLiveQuery(query, devotionalSchema);
}

function useReadingsBetween(from: Day, to: Day) {
  const query = useMemo(
    () => rangeOf(collections.dailyReadings, { by: 'date', from, to, size: MOST }),
    [from, to],
  );
  return useLiveQuery(query, dailyReadingSchema);
}

/** What there is for a few days, live; null until the server has been heard, or without it, the device. */
export function useContentOf(from: Day, to: Day): KnownContent | null {
  const devotionals = useDevotionalsBetween(from, to);
  const readings = useReadingsBetween(from, to);
  return useMemo(() => together(devotionals, [readings]), [devotionals, readings]);
}

/** What there is for a month, live; the readings come a week at a time, for one list would be too long. */
export function useContentOfMonth(month: Month): KnownContent | null {
  const last = lastDayOf(month);
  const devotionals = useDevotionalsBetween(month, last);
  const first = useReadingsBetween(month, addDays(month, 6));
  const second = useReadingsBetween(addDays(month, 7), addDays(month, 13));
  const third = useReadingsBetween(addDays(month, 14), addDays(month, 20));
  const fourth = useReadingsBetween(addDays(month, 21), addDays(month, 27));
  const rest = useReadingsBetween(addDays(month, 28), last);
  return useMemo(
    () => together(devotionals, [first, second, third, fourth, rest]),
    [devotionals, first, second, third, fourth, rest],
  );
}

function together(
  devotionals: ReturnType<typeof useDevotionalsBetween>,
  readings: ReturnType<typeof useReadingsBetween>[],
): KnownContent | null {
  if (!isKnown(devotionals) || !readings.every(isKnown)) return null;
  const content = contentOf(
    valueOf(devotionals),
    readings.flatMap((week) => valueOf(week)),
  );
  const isHeard = [devotionals, ...readings].every(
    (each) => each.state === 'ready' && !each.fromCache,
  );
  return { ...content, isHeard };
}

/** That nothing is on this device says nothing while there is a network to ask. */
const isKnown = <T>(live: Live<T[]>) =>
  live.state === 'ready' && (!live.fromCache || live.value.length > 0 || !navigator.onLine);

const valueOf = <T>(live: Live<T[]>): T[] => (live.state === 'ready' ? live.value : []);
