import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Devotional } from '@raizes/domain/documents/content';
import type { ContentDay } from '@raizes/domain/documents/content-day';
import { paths } from '@raizes/domain/paths';
import { useEffect, useMemo } from 'react';
import { useContentDay, useContentDayPart } from '@/lib/content-day';
import { useRestrictedDoc } from '@/lib/live';
import type { Live } from '@/lib/live';
import { orStoredAhead, weekAhead } from '@/lib/week-ahead';
import { knownLateDays, rememberLateDays } from './known-late-days';

/** The devotional of one calendar day, live. Offline, falls back to the week ahead. */
export function useDevotional(day: Day): Live<Devotional> {
  const onDay = useContentDayPart(day, devotionalOf);
  const isElsewhere = onDay.state === 'elsewhere';
  const ownDocument = useRestrictedDoc(
    isElsewhere ? paths.devotional(day) : null,
    devotionalSchema,
  );
  if (ownDocument.state === 'refused') throw new Error('The devotional may not be read');
  const live = isElsewhere ? ownDocument : onDay;
  return useMemo(
    () =>
      orStoredAhead(live, () =>
        weekAhead.list('devotionals', devotionalSchema).find(({ date }) => date === day),
      ),
    [live, day],
  );
}

const devotionalOf = ({ content }: ContentDay) => content && content.devotional;

/** The line that names the source of a day's devotional; null if it has none. */
export function useDevotionalOrigin(day: Day): string | null {
  const live = useContentDay(day);
  return (live.state === 'ready' && live.value.devotional?.origin) || null;
}

export interface LateDays {
  days: readonly Day[];
  /** The server has not answered yet, so the list can be incomplete; the server has the final say. */
  fromCache: boolean;
}

/**
 * The late days that can still be completed today; null while they load. Offline, the late days remembered by this device are
 * added.
 */
export function useLateDays(today: Day): LateDays | null {
  const live = useContentDay(today);
  const late = useMemo(() => {
    if (live.state === 'loading') return null;
    const days = (live.state === 'ready' && live.value.late_days) || [];
    const fromCache = live.state !== 'malformed' && live.fromCache;
    if (!fromCache) return { days, fromCache };
    return { days: [...new Set([...days, ...knownLateDays(today)])], fromCache };
  }, [live, today]);
  useEffect(() => {
    if (late && !late.fromCache) rememberLateDays(late.days);
  }, [late]);
  return late;
}
