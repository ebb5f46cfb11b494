import type { Day } from '@raizes/domain/day';
import { userDailyReadingSchema } from '@raizes/domain/documents/completions';
import { dailyReadingSchema } from '@raizes/domain/documents/content';
import type { DailyReading } from '@raizes/domain/documents/content';
import type { ContentDay } from '@raizes/domain/documents/content-day';
import { DAY_READINGS_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { READING_PREVIEW_LENGTH, preview } from '@raizes/domain/text/rich-text';
import { useMemo } from 'react';
import { useContentDay, useOnDay } from '@/lib/content-day';
import type { ListQuery } from '@/lib/documents';
import { useDoc, useDocs } from '@/lib/live';
import type { Live } from '@/lib/live';
import { orStoredAhead, weekAhead } from '@/lib/week-ahead';
import { versesOf } from './chapter';
import { inReadingOrder } from './reading';
import type { DaySummaries, ReadingSummary } from './reading';

/** The readings of one calendar day in reading order, live; without a network also those stored ahead. */
export function useReadingsOf(day: Day): Live<DailyReading[]> {
  const onDay = useOnDay(day, readingsOf);
  const isElsewhere = onDay.state === 'elsewhere';
  const alone = useDocs(isElsewhere ? queryOf(day) : null, dailyReadingSchema);
  const readings = isElsewhere ? alone : onDay;
  return useMemo(() => {
    if (readings.state !== 'ready') return readings;
    const isUnknown = readings.value.length === 0 && readings.fromCache;
    const value = isUnknown ? storedAhead().filter(({ date }) => date === day) : readings.value;
    return { ...readings, value: inReadingOrder(value) };
  }, [readings, day]);
}

/** None of them where a text did not fit into the day's document: then a query has them all. */
function readingsOf({ content }: ContentDay): DailyReading[] | undefined {
  if (content?.left_out !== 0) return undefined;
  return content.readings.flatMap(({ chapter_text, ...reading }) =>
    chapter_text === null ? [] : [{ ...reading, chapter_text }],
  );
}

const queryOf = (day: Day): ListQuery => ({
  path: collections.dailyReadings,
  conditions: [['date', '==', day]],
  size: DAY_READINGS_MAX,
});

/** Where a day's readings come from, in a line; null where that is not said. */
export function useReadingsOrigin(day: Day): string | null {
  const live = useContentDay(day);
  return (live.state === 'ready' && live.value.readings?.origin) || null;
}

/** One reading by its id, live. */
export function useReading(id: string): Live<DailyReading> {
  const live = useDoc(paths.dailyReading(id), dailyReadingSchema);
  return useMemo(
    () => orStoredAhead(live, () => storedAhead().find((reading) => reading.id === id)),
    [live, id],
  );
}

const storedAhead = () => weekAhead.list('readings', dailyReadingSchema);

/** A person's own record of a completed reading, live. */
export function useCompletedReading(uid: string, id: string) {
  return useDoc(paths.userDailyReading(uid, id), userDailyReadingSchema);
}

/** What cards show of readings, in reading order. */
export const summariesOf = (readings: DailyReading[]): ReadingSummary[] =>
  inReadingOrder(readings).map(({ id, date, book, chapter, chapter_text }) => ({
    id,
    date,
    book,
    chapter,
    preview: preview(versesOf(chapter_text), READING_PREVIEW_LENGTH),
  }));

/** Today's readings as a card shows them, live; the last known ones until they are loaded. */
export function useTodaysSummaries(today: Day, lastKnown: DaySummaries): DaySummaries {
  const readings = useReadingsOf(today);
  return useMemo(() => {
    if (readings.state !== 'ready') return lastKnown;
    if (readings.value.length > 0 || !readings.fromCache) return summariesOf(readings.value);
    return lastKnown === 'unknown' ? 'offline' : lastKnown;
  }, [readings, lastKnown]);
}
