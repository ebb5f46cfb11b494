import { addDays, daysBetween, formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Request } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { dailyReadingSchema, devotionalSchema } from '@raizes/domain/documents/content';
import type { DailyReading, Devotional } from '@raizes/domain/documents/content';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import { lastDayOf, nextMonth } from '@raizes/domain/month';
import type { Month } from '@raizes/domain/month';
import { collections } from '@raizes/domain/paths';
import { firstFreeDay } from '@raizes/domain/plans/content-plan';
import { useMemo } from 'react';
import * as v from 'valibot';
import { currentTime } from '@/lib/clock';
import { useDocs } from '@/lib/live';
import type { Live } from '@/lib/live';
import type { ListQuery } from '@/lib/documents';

/** The content by its day. */
export interface Content {
  devotionals: ReadonlyMap<Day, Devotional>;
  readings: ReadonlyMap<Day, DailyReading[]>;
}

export function contentOf(devotionals: Devotional[], readings: DailyReading[]): Content {
  const byDay = new Map<Day, DailyReading[]>();
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
  /** Whether the server has confirmed it; there may be more than this device knows. */
  isConfirmed: boolean;
}

/** The rules' limit of a list: a week of fourteen chapters a day. */
const MOST = 100;

function useDevotionalsBetween(from: Day, to: Day) {
  return useDocs(contentBetween(collections.devotionals, from, to), devotionalSchema);
}

function useReadingsBetween(from: Day, to: Day) {
  return useDocs(contentBetween(collections.dailyReadings, from, to), dailyReadingSchema);
}

const contentBetween = (path: string, from: Day, to: Day): ListQuery => ({
  path,
  conditions: [
    ['date', '>=', from],
    ['date', '<=', to],
  ],
  ascending: 'date',
  size: MOST,
});

/** The content of up to five weeks, live; null until the server (offline: this device) has answered. */
export function useContentOf(from: Day, to: Day): KnownContent | null {
  const devotionals = useDevotionalsBetween(from, to);
  const [a, b, c, d, e] = weeksBetween(from, to);
  const first = useReadingsBetween(...a);
  const second = useReadingsBetween(...b);
  const third = useReadingsBetween(...c);
  const fourth = useReadingsBetween(...d);
  const rest = useReadingsBetween(...e);
  return useMemo(
    () => together(devotionals, [first, second, third, fourth, rest]),
    [devotionals, first, second, third, fourth, rest],
  );
}

export const useContentOfMonth = (month: Month): KnownContent | null =>
  useContentOf(month, lastDayOf(month));

type Days = [from: Day, to: Day];

/** The readings come in weekly queries, because one list would exceed the limit. A week that begins after the last day has nothing. */
export function weeksBetween(from: Day, to: Day): [Days, Days, Days, Days, Days] {
  const week = (index: number): Days => {
    const last = addDays(from, index * 7 + 6);
    return [addDays(from, index * 7), last < to ? last : to];
  };
  return [week(0), week(1), week(2), week(3), week(4)];
}

const sourcesSchema = v.object({
  ...v.pick(contentDaySchema, ['id', 'devotional', 'readings']).entries,
  /** How many readings did not fit into the day's document with their texts. */
  content: v.optional(v.object({ left_out: v.number() })),
});

/** Where the content of each day comes from; a day of which nothing is known is not in it. */
export type Sources = ReadonlyMap<Day, Omit<v.InferOutput<typeof sourcesSchema>, 'id'>>;

/** The sources of some days, live; null until the server (offline: this device) has answered. */
export function useSources(from: Day, to: Day): Sources | null {
  const live = useDocs(
    {
      path: collections.contentDays,
      conditions: [
        ['id', '>=', from],
        ['id', '<=', to],
      ],
      ascending: 'id',
      size: MOST,
    },
    sourcesSchema,
  );
  return useMemo(
    () => (isKnown(live) ? new Map(valueOf(live).map((each) => [each.id, each])) : null),
    [live],
  );
}

/** A change of a day is followed by a run of the plan. */
const TIMEOUT_MS = 60_000;

/** Moves, copies, swaps, locks, empties or gives back days. */
export async function arrangeDays(
  request: Request<'content-days'>,
): Promise<Response<'content-days'>> {
  const { call } = await import('@/lib/callable');
  return call('content-days', request, TIMEOUT_MS);
}

const detailsSchema = v.object({
  details: v.object({
    /** What the server saw when it asked. */
    seen: v.optional(v.string()),
    /** The day that may not change. */
    refused: v.optional(v.string()),
  }),
});

/** What the server adds to a refusal. */
export function refusalDetails(error: unknown) {
  const parsed = v.safeParse(detailsSchema, error);
  return parsed.success ? parsed.output.details : {};
}

/** The first day that may lose what it has. The server decides; this only saves an admin its refusal. */
export const useFirstFreeDay = (): Day => firstFreeDay(currentTime());

function together(
  devotionals: ReturnType<typeof useDevotionalsBetween>,
  readings: ReturnType<typeof useReadingsBetween>[],
): KnownContent | null {
  if (!isKnown(devotionals) || !readings.every(isKnown)) return null;
  const content = contentOf(
    valueOf(devotionals),
    readings.flatMap((week) => valueOf(week)),
  );
  const isConfirmed = [devotionals, ...readings].every(
    (each) => each.state === 'ready' && !each.fromCache,
  );
  return { ...content, isConfirmed };
}

/** Online, an empty answer from the cache is not an answer. */
const isKnown = <T>(live: Live<T[]>) =>
  live.state === 'ready' && (!live.fromCache || live.value.length > 0 || !navigator.onLine);

const valueOf = <T>(live: Live<T[]>): T[] => (live.state === 'ready' ? live.value : []);

/** A link from a day to one of its contents. */
export interface DayLink {
  kind: 'devotional' | 'reading' | 'another';
  to: string;
  text: string;
  /** ` +2` when there are two more; not cut off on a narrow screen. */
  more?: string;
  /** The accessible name. */
  label: string;
  /** It leads to what is missing. */
  isEmpty: boolean;
}

/** The links of a day: to its devotional and its first reading, or to create them; and to a further reading. */
export function dayLinks(day: Day, { devotionals, readings }: Content): DayLink[] {
  const date = formatShortDay(day);
  const verse = devotionals.get(day)?.verse_reference;
  const [first, ...others] = readings.get(day) ?? [];
  const create = `/manage-daily-readings?date=${day}`;
  const devotional: DayLink = {
    kind: 'devotional',
    to: `/create-devotional?${verse ? 'editar' : 'date'}=${day}`,
    text: verse ?? 'Devocional',
    label: verse ? `Editar devocional de ${date}: ${verse}` : `Criar devocional de ${date}`,
    isEmpty: !verse,
  };
  if (!first) {
    const label = `Criar leitura de ${date}`;
    return [devotional, { kind: 'reading', to: create, text: 'Leitura', label, isEmpty: true }];
  }
  const title = `${first.book} ${first.chapter}`;
  const more = others.length > 0 ? ` +${others.length}` : '';
  const reading: DayLink = {
    kind: 'reading',
    to: more ? create : `${create}&editar=${encodeURIComponent(first.id)}`,
    text: title,
    more,
    label: more
      ? `${others.length + 1} leituras de ${date}: ${title}${more}`
      : `Editar leitura de ${date}: ${title}`,
    isEmpty: false,
  };
  const label = `Criar outra leitura de ${date}`;
  return [devotional, reading, { kind: 'another', to: create, text: '', label, isEmpty: true }];
}
