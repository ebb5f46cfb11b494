import { addDays, daysBetween, firstReplaceableDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Request } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { dailyReadingSchema, devotionalSchema } from '@raizes/domain/documents/content';
import type { DailyReading, Devotional } from '@raizes/domain/documents/content';
import { contentDaySchema, noContent } from '@raizes/domain/documents/content-day';
import { lastDayOf, nextMonth } from '@raizes/domain/month';
import type { Month } from '@raizes/domain/month';
import { collections } from '@raizes/domain/paths';
import { useMemo } from 'react';
import * as v from 'valibot';
import { call } from '@/lib/callable';
import { currentTime } from '@/lib/timing';
import { useDocs } from '@/lib/live';
import type { Live } from '@/lib/live';

/** The fields of a devotional and of a reading that the calendar shows. */
type ShownDevotional = Pick<Devotional, 'date' | 'verse_reference'>;
type ShownReading = Pick<DailyReading, 'id' | 'date' | 'book' | 'chapter'>;

/** The content by day. */
export interface Content {
  devotionals: ReadonlyMap<Day, ShownDevotional>;
  readings: ReadonlyMap<Day, ShownReading[]>;
}

export function groupByDay(devotionals: ShownDevotional[], readings: ShownReading[]): Content {
  const byDay = new Map<Day, ShownReading[]>();
  for (const reading of readings) {
    byDay.set(reading.date, [...(byDay.get(reading.date) ?? []), reading]);
  }
  return { devotionals: new Map(devotionals.map((each) => [each.date, each])), readings: byDay };
}

export function daysOf(month: Month): Day[] {
  const length = daysBetween(month, nextMonth(month));
  return Array.from({ length }, (_, index) => addDays(month, index));
}

interface KnownContent extends Content {
  /** Whether the server has confirmed it; if not, there can be more than this device has cached. */
  isConfirmed: boolean;
}

/**
 * The content of some weeks, live, as their content days have it; null until the server has answered or this device has all of it.
 */
export function useContentBetween(from: Day, to: Day): KnownContent | null {
  const stored = useStoredDays(from, to);
  return useMemo(() => {
    if (!isKnown(stored, from, to)) return null;
    const contents = stored.value.map(({ content }) => content);
    const content = groupByDay(
      contents.flatMap(({ devotional }) => devotional ?? []),
      contents.flatMap(({ readings }) => readings),
    );
    return { ...content, isConfirmed: !stored.fromCache };
  }, [stored, from, to]);
}

export const useContentOfMonth = (month: Month, last = lastDayOf(month)): KnownContent | null =>
  useContentBetween(month, last);

const storedDaySchema = v.object({
  ...v.pick(contentDaySchema, ['id', 'devotional', 'readings']).entries,
  content: v.optional(
    v.object({
      devotional: v.nullable(v.pick(devotionalSchema, ['date', 'verse_reference'])),
      readings: v.array(v.pick(dailyReadingSchema, ['id', 'date', 'book', 'chapter'])),
      /** How many readings are in the day's document without their texts, for lack of space. */
      left_out: v.number(),
    }),
    noContent,
  ),
});
type StoredDay = v.InferOutput<typeof storedDaySchema>;

/** The security rules' limit for a list. */
const MAX_LIST = 100;

const useStoredDays = (from: Day, to: Day) =>
  useDocs(
    {
      path: collections.contentDays,
      conditions: [
        ['id', '>=', from],
        ['id', '<=', to],
      ],
      ascending: 'id',
      size: MAX_LIST,
    },
    storedDaySchema,
  );

/** Where the content of each day comes from; a day without a document is absent. */
export type Sources = ReadonlyMap<
  Day,
  Pick<StoredDay, 'devotional' | 'readings'> & { content: { left_out: number } }
>;

/** The sources of a range of days, live; null until the server has answered or this device has all of it. */
export function useSources(from: Day, to: Day): Sources | null {
  const live = useStoredDays(from, to);
  return useMemo(
    () => (isKnown(live, from, to) ? new Map(live.value.map((each) => [each.id, each])) : null),
    [live, from, to],
  );
}

/** Long, because the server runs the plan after each change of a day. */
const TIMEOUT_MS = 60_000;

/** Moves, copies, swaps, locks, empties or gives back days. */
export async function arrangeDays(
  request: Request<'content-days'>,
): Promise<Response<'content-days'>> {
  return call('content-days', request, TIMEOUT_MS);
}

const detailsSchema = v.object({
  details: v.object({
    /** The content of the target day, as the server saw it. */
    seen: v.optional(v.string()),
    /** The day that cannot be changed. */
    refused: v.optional(v.string()),
  }),
});

/** Returns the details that the server adds to a refusal. */
export function refusalDetails(error: unknown) {
  const parsed = v.safeParse(detailsSchema, error);
  return parsed.success ? parsed.output.details : {};
}

/** The first day whose content can be replaced. The server decides; this only spares an admin a refusal. */
export const useFirstReplaceableDay = (): Day => firstReplaceableDay(currentTime());

/** Whether the days are known; the cache says nothing of a day that it lacks. */
const isKnown = <T>(
  live: Live<T[]>,
  from: Day,
  to: Day,
): live is Extract<Live<T[]>, { state: 'ready' }> =>
  live.state === 'ready' && (!live.fromCache || live.value.length > daysBetween(from, to));
