import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Devotional } from '@raizes/domain/documents/content';
import { paths } from '@raizes/domain/paths';
import { useMemo } from 'react';
import { useDoc } from '@/lib/live';
import type { Live } from '@/lib/live';
import { orStoredAhead, weekAhead } from '@/lib/week-ahead';

/** The devotional of one calendar day, live; without a network also one that was stored ahead. */
export function useDevotional(day: Day): Live<Devotional> {
  const live = useDoc(paths.devotional(day), devotionalSchema);
  return useMemo(
    () =>
      orStoredAhead(live, () =>
        weekAhead.list('devotionals', devotionalSchema).find(({ date }) => date === day),
      ),
    [live, day],
  );
}
