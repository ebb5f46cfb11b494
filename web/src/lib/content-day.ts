import type { Day } from '@raizes/domain/day';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import type { ContentDay } from '@raizes/domain/documents/content-day';
import { paths } from '@raizes/domain/paths';
import { useMemo } from 'react';
import { useDoc } from './live';
import type { Live } from './live';

/** The day as one document, live: all that ask for the same day share one listener. */
export const useContentDay = (day: Day): Live<ContentDay> =>
  useDoc(paths.contentDay(day), contentDaySchema);

/** `elsewhere`: the day's document says nothing of it, or there is none. Then it stands in documents of its own. */
type OnDay<T> = Live<T> | { state: 'elsewhere' };

/**
 * A part of what is read on a day, live.
 * @param pick null where the day has no such part, undefined where its document does not say; the same function each time
 */
export function useOnDay<T>(day: Day, pick: (of: ContentDay) => T | null | undefined): OnDay<T> {
  const live = useContentDay(day);
  return useMemo(() => {
    if (live.state === 'loading') return live;
    const value = live.state === 'ready' ? pick(live.value) : undefined;
    if (live.state !== 'ready' || value === undefined) return { state: 'elsewhere' };
    if (value === null) return { state: 'missing', fromCache: live.fromCache };
    return { ...live, value };
  }, [live, pick]);
}
