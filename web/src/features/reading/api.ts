import { isDay } from '@raizes/domain/day';
import type { PlanDay } from '@raizes/domain/content/schedule';
import type { Day } from '@raizes/domain/day';
import { userDailyReadingSchema } from '@raizes/domain/documents/completions';
import { dailyReadingSchema } from '@raizes/domain/documents/content';
import type { DailyReading } from '@raizes/domain/documents/content';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import type { ContentDay } from '@raizes/domain/documents/content-day';
import { DAY_READINGS_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { READING_PREVIEW_LENGTH, preview } from '@raizes/domain/text/rich-text';
import { useMemo, useState } from 'react';
import { useContentDay } from '@/features/devotional/api';
import type { ListQuery } from '@/lib/documents';
import { useDoc, useDocs, useRestrictedDoc } from '@/lib/live';
import type { Live } from '@/lib/live';
import { useToday } from '@/lib/timing';
import { orStoredAhead, weekAhead } from '@/lib/week-ahead';
import { versesOf } from './chapter';
import { inReadingOrder } from './reading';
import type { DaySummaries, ReadingSummary } from './reading';

/** The readings of a calendar day in reading order, live. Offline, falls back to the week ahead. */
export function useReadingsOf(day: Day): Live<DailyReading[]> {
  const onDay = useContentDay(day);
  const isLeftOut = onDay.state === 'ready' && onDay.value.content.left_out > 0;
  const queried = useDocs(isLeftOut ? queryOf(day) : null, dailyReadingSchema);
  return useMemo(() => {
    const readings = isLeftOut ? queried : readingsIn(onDay);
    if (readings.state !== 'ready') return readings;
    const isUnknown = readings.value.length === 0 && readings.fromCache;
    const value = isUnknown ? storedAhead().filter(({ date }) => date === day) : readings.value;
    return { ...readings, value: inReadingOrder(value) };
  }, [onDay, isLeftOut, queried, day]);
}

/** The readings of a day, live; until they load, those of the week ahead. */
export function useReadingsOrStored(day: Day): Live<DailyReading[]> {
  const live = useReadingsOf(day);
  const isLoading = live.state === 'loading';
  const stored = useMemo(
    () => (isLoading ? inReadingOrder(storedAhead().filter(({ date }) => date === day)) : []),
    [isLoading, day],
  );
  return stored.length === 0
    ? live
    : { state: 'ready', value: stored, sending: false, fromCache: true };
}

function readingsIn(onDay: Live<ContentDay>): Live<DailyReading[]> {
  if (onDay.state === 'ready') return { ...onDay, value: textsOf(onDay.value) };
  return onDay.state === 'missing'
    ? { ...onDay, state: 'ready', value: [], sending: false }
    : onDay;
}

/** The readings whose text fits into the day's document. */
const textsOf = ({ content }: ContentDay): DailyReading[] =>
  content.readings.flatMap(({ chapter_text, ...reading }) =>
    chapter_text === null ? [] : [{ ...reading, chapter_text }],
  );

const queryOf = (day: Day): ListQuery => ({
  path: collections.dailyReadings,
  conditions: [['date', '==', day]],
  size: DAY_READINGS_MAX,
});

/** The line that names the source of a day's readings; null if there is none. */
export function useReadingsOrigin(day: Day): string | null {
  const live = useContentDay(day);
  return (live.state === 'ready' && live.value.readings?.origin) || null;
}

/** Which day of the church's plan it is; null if no plan filled in its readings. */
export function usePlanDay(day: Day): PlanDay | null {
  const live = useContentDay(day);
  return (live.state === 'ready' && live.value.readings?.plan_day) || null;
}

/** One reading by its id, live. Offline, falls back to the cached content day, for a reading that was read on its own day. */
export function useReading(id: string): Live<DailyReading> {
  const live = useDoc(paths.dailyReading(id), dailyReadingSchema);
  const isUncached = live.state === 'missing' && live.fromCache;
  const day = isUncached ? dayInId(id) : null;
  const onDay = useRestrictedDoc(day && paths.contentDay(day), contentDaySchema);
  return useMemo(() => {
    if (day && onDay.state === 'loading') return onDay;
    const cached = onDay.state === 'ready' ? textsOf(onDay.value) : [];
    return orStoredAhead(live, () => [...cached, ...storedAhead()].find((each) => each.id === id));
  }, [live, day, onDay, id]);
}

function dayInId(id: string): Day | null {
  const found = /^(?:plano-)?(.{10})-\d{1,2}$/.exec(id)?.[1];
  return found && isDay(found) ? found : null;
}

const storedAhead = () => weekAhead.list('readings', dailyReadingSchema);

/** The first reading of a coming day that is stored on this device. */
export const firstReadingAhead = (day: Day): DailyReading | undefined =>
  inReadingOrder(storedAhead().filter(({ date }) => date === day))[0];

/** A person's own record of a completed reading, live. */
export function useCompletedReading(uid: string, id: string) {
  return useDoc(paths.userDailyReading(uid, id), userDailyReadingSchema);
}

/** The summaries that cards show, in reading order. */
export const summariesOf = (readings: DailyReading[]): ReadingSummary[] =>
  inReadingOrder(readings).map(({ id, date, book, chapter, chapter_text }) => ({
    id,
    date,
    book,
    chapter,
    preview: preview(versesOf(chapter_text), READING_PREVIEW_LENGTH),
  }));

/** The summaries of today's readings, live; the last known ones until they load. */
export function useTodaysSummaries(today: Day, lastKnown: DaySummaries): DaySummaries {
  const readings = useReadingsOf(today);
  const planDay = usePlanDay(today);
  return useMemo(() => {
    if (readings.state !== 'ready') return lastKnown;
    if (readings.value.length > 0 || !readings.fromCache) {
      const summaries = summariesOf(readings.value);
      return planDay ? summaries.map((each) => ({ ...each, plan_day: planDay })) : summaries;
    }
    return lastKnown === 'unknown' ? 'offline' : lastKnown;
  }, [readings, planDay, lastKnown]);
}

/** Until this hour, reading belongs to the previous day. */
const NIGHT_ENDS_AT = 4;

/**
 * The day that reading counts for now. A reading started before midnight is completed on the day it was started, and an app
 * left open overnight shows the new day in the morning.
 */
export function useReadingDay(): Day {
  const today = useToday();
  const dayUntilNightEnds = useToday(NIGHT_ENDS_AT);
  const [startDay, setStartDay] = useState(today);
  const isOver = startDay < dayUntilNightEnds || startDay > today;
  if (isOver) setStartDay(today);
  return isOver ? today : startDay;
}
