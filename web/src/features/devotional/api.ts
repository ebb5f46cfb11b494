import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Devotional } from '@raizes/domain/documents/content';
import type { ContentDay } from '@raizes/domain/documents/content-day';
import { paths } from '@raizes/domain/paths';
import { useMemo } from 'react';
import { useOnDay } from '@/lib/content-day';
import { useGuardedDoc } from '@/lib/live';
import type { Live } from '@/lib/live';
import { orStoredAhead, weekAhead } from '@/lib/week-ahead';

/** The devotional of one calendar day, live; without a network also one that was stored ahead. */
export function useDevotional(day: Day): Live<Devotional> {
  const onDay = useOnDay(day, devotionalOf);
  const isElsewhere = onDay.state === 'elsewhere';
  const alone = useGuardedDoc(isElsewhere ? paths.devotional(day) : null, devotionalSchema);
  if (alone.state === 'refused') throw new Error('The devotional may not be read');
  const live = isElsewhere ? alone : onDay;
  return useMemo(
    () =>
      orStoredAhead(live, () =>
        weekAhead.list('devotionals', devotionalSchema).find(({ date }) => date === day),
      ),
    [live, day],
  );
}

const devotionalOf = ({ content }: ContentDay) => content && content.devotional;
