import { addDays, daysBetween, firstReplaceableDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Request } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { dailyReadingSchema, devotionalSchema } from '@raizes/domain/documents/content';
import type { DailyReading, Devotional } from '@raizes/domain/documents/content';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import { lastDayOf, nextMonth } from '@raizes/domain/month';
import type { Month } from '@raizes/domain/month';
import { collections } from '@raizes/domain/paths';
import { useMemo } from 'react';
import * as v from 'valibot';
import { call } from '@/lib/callable';
import { currentTime } from '@/lib/timing';
import { useDocs } from '@/lib/live';
import type { Live } from '@/lib/live';
import type { ListQuery } from '@/lib/documents';

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

/** The security rules' limit for a list; enough for a week with fourteen chapters a day. */
const MAX_LIST = 100;

/** @param days null runs no query */
function useDevotionalsBetween(days: Days | null) {
  const live = useDocs(days && contentBetween(collections.devotionals, days), devotionalSchema);
  return days && live;
}

function useReadingsBetween(days: Days | null) {
  const live = useDocs(days && contentBetween(collections.dailyReadings, days), dailyReadingSchema);
  return days && live;
}

const contentBetween = (path: string, [from, to]: Days): ListQuery => ({
  path,
  conditions: [
    ['date', '>=', from],
    ['date', '<=', to],
  ],
  ascending: 'date',
  size: MAX_LIST,
});

/**
 * The content of up to five weeks, live; null until the server (offline: the cache) has answered. It is read from the content
 * days. Devotionals and readings are queried only in weeks with a day that has no copy: an empty day, or older content.
 */
export function useContentBetween(from: Day, to: Day): KnownContent | null {
  const stored = useStoredDays(from, to);
  const copies = useMemo(() => (isKnown(stored) ? copiesIn(valueOf(stored)) : null), [stored]);
  const withoutCopies = (days: Days) => (copies && !isCopied(days, copies) ? days : null);
  const devotionals = useDevotionalsBetween(withoutCopies([from, to]));
  const [a, b, c, d, e] = weeksBetween(from, to);
  const first = useReadingsBetween(withoutCopies(a));
  const second = useReadingsBetween(withoutCopies(b));
  const third = useReadingsBetween(withoutCopies(c));
  const fourth = useReadingsBetween(withoutCopies(d));
  const rest = useReadingsBetween(withoutCopies(e));
  return useMemo(
    () => copies && combine(stored, copies, devotionals, [first, second, third, fourth, rest]),
    [stored, copies, devotionals, first, second, third, fourth, rest],
  );
}

export const useContentOfMonth = (month: Month): KnownContent | null =>
  useContentBetween(month, lastDayOf(month));

type Days = [from: Day, to: Day];

/** Splits a range into five weeks, because a single query for readings would exceed the limit. A week after the last day is empty. */
export function weeksBetween(from: Day, to: Day): [Days, Days, Days, Days, Days] {
  const week = (index: number): Days => {
    const last = addDays(from, index * 7 + 6);
    return [addDays(from, index * 7), last < to ? last : to];
  };
  return [week(0), week(1), week(2), week(3), week(4)];
}

const storedDaySchema = v.object({
  ...v.pick(contentDaySchema, ['id', 'devotional', 'readings']).entries,
  content: v.optional(
    v.object({
      devotional: v.nullable(v.pick(devotionalSchema, ['date', 'verse_reference'])),
      readings: v.array(v.pick(dailyReadingSchema, ['id', 'date', 'book', 'chapter'])),
      /** How many readings are in the day's document without their texts, for lack of space. */
      left_out: v.number(),
    }),
  ),
});
type StoredDay = v.InferOutput<typeof storedDaySchema>;
type Copies = ReadonlyMap<Day, NonNullable<StoredDay['content']>>;

/** The content days. */
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

const copiesIn = (stored: StoredDay[]): Copies =>
  new Map(stored.flatMap(({ id, content }) => (content ? [[id, content] as const] : [])));

function isCopied([from, to]: Days, copies: Copies): boolean {
  for (let day = from; day <= to; day = addDays(day, 1)) if (!copies.has(day)) return false;
  return true;
}

/** Where the content of each day comes from; a day without a document is absent. */
export type Sources = ReadonlyMap<
  Day,
  Pick<StoredDay, 'devotional' | 'readings'> & { content?: { left_out: number } | undefined }
>;

/** The sources of a range of days, live; null until the server (offline: the cache) has answered. */
export function useSources(from: Day, to: Day): Sources | null {
  const live = useStoredDays(from, to);
  return useMemo(
    () => (isKnown(live) ? new Map(valueOf(live).map((each) => [each.id, each])) : null),
    [live],
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

/** Combines the copies in the content days with the devotionals and readings of days that have no copy. */
function combine(
  stored: Live<StoredDay[]>,
  copies: Copies,
  devotionals: ReturnType<typeof useDevotionalsBetween>,
  readings: ReturnType<typeof useReadingsBetween>[],
): KnownContent | null {
  if (!isKnown(devotionals) || !readings.every(isKnown)) return null;
  const hasNoCopy = ({ date }: { date: Day }) => !copies.has(date);
  const copied = [...copies.values()];
  const content = groupByDay(
    [
      ...copied.flatMap(({ devotional }) => devotional ?? []),
      ...valueOf(devotionals).filter(hasNoCopy),
    ],
    [
      ...copied.flatMap((each) => each.readings),
      ...readings.flatMap((week) => valueOf(week)).filter(hasNoCopy),
    ],
  );
  const isConfirmed = [stored, devotionals, ...readings].every(
    (each) => each === null || (each.state === 'ready' && !each.fromCache),
  );
  return { ...content, isConfirmed };
}

/** Whether a query has been answered; an empty answer from the cache counts only while offline. No query needs no answer. */
const isKnown = (live: Live<unknown[]> | null) =>
  live === null ||
  (live.state === 'ready' && (!live.fromCache || live.value.length > 0 || !navigator.onLine));

const valueOf = <T>(live: Live<T[]> | null): T[] => (live?.state === 'ready' ? live.value : []);
