import type { Day } from '@raizes/domain/day';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import type { ContentDay } from '@raizes/domain/documents/content-day';
import { paths } from '@raizes/domain/paths';
import { useMemo } from 'react';
import { useDoc } from './live';
import type { Live } from './live';

/** Follows the content day's document; all callers for the same day share one listener. */
export const useContentDay = (day: Day): Live<ContentDay> =>
  useDoc(paths.contentDay(day), contentDaySchema);

/** `elsewhere`: the day's document is missing or does not include the part, which is then in separate documents. */
type LivePart<T> = Live<T> | { state: 'elsewhere' };

/**
 * Follows a part of a content day.
 * @param pick returns null if the day has no such part, undefined if its document does not include it; must be a stable function
 */
export function useContentDayPart<T>(
  day: Day,
  pick: (contentDay: ContentDay) => T | null | undefined,
): LivePart<T> {
  const live = useContentDay(day);
  return useMemo(() => {
    if (live.state === 'loading') return live;
    const value = live.state === 'ready' ? pick(live.value) : undefined;
    if (live.state !== 'ready' || value === undefined) return { state: 'elsewhere' };
    if (value === null) return { state: 'missing', fromCache: live.fromCache };
    return { ...live, value };
  }, [live, pick]);
}
