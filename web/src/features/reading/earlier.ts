import { findBooksNamed } from '@raizes/domain/bible/book-names';
import { books } from '@raizes/domain/bible/books';
import type { Book } from '@raizes/domain/bible/books';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { userDailyReadingSchema } from '@raizes/domain/documents/completions';
import { dailyReadingSchema } from '@raizes/domain/documents/content';
import type { DailyReading } from '@raizes/domain/documents/content';
import { lastDayOf } from '@raizes/domain/month';
import type { Month } from '@raizes/domain/month';
import { collections } from '@raizes/domain/paths';
import { foldText as fold } from '@raizes/domain/text/fold';
import { useEffect, useMemo, useState } from 'react';
import type { Condition } from '@/lib/documents';
import { useDocs } from '@/lib/live';
import type { Live } from '@/lib/live';
import { useWholeList } from '@/lib/growing-list';
import { fetchDocs } from '@/lib/reads';
import { inReadingOrder } from './reading';

/** The largest list that the security rules allow. */
const PAGE_SIZE = 100;

export interface EarlierReadings {
  readings: DailyReading[];
  fromCache: boolean;
}

/** The readings of a month before a day, latest day first; null until they load. A refusal is thrown during rendering. */
export function useReadingsOfMonth(month: Month, before: Day): EarlierReadings | null {
  const last = lastDayOf(month) < before ? lastDayOf(month) : addDays(before, -1);
  const list = useWholeList(
    {
      path: collections.dailyReadings,
      conditions: [
        ['date', '>=', month],
        ['date', '<=', last],
      ],
      ascending: 'date',
      size: PAGE_SIZE,
    },
    dailyReadingSchema,
  );
  return useMemo(() => {
    if (list.state !== 'ready') return null;
    return { readings: latestDayFirst(list.items), fromCache: list.fromCache };
  }, [list]);
}

/** The day of the oldest reading; null while unknown, or if there is none. */
export function useFirstDay(): Day | null {
  const first = useDocs(
    { path: collections.dailyReadings, ascending: 'date', size: 1 },
    dailyReadingSchema,
  );
  return (first.state === 'ready' && first.value[0]?.date) || null;
}

/** The newest hundred readings before a day of some books, or of one chapter in each of them; latest day first. */
export function useFoundReadings(
  { names, chapter }: ReadingSearch,
  before: Day,
): Live<DailyReading[]> {
  const found = useDocs(
    {
      path: collections.dailyReadings,
      conditions: [
        ['book', 'in', names],
        ...(chapter === null ? [] : [['chapter', '==', chapter] satisfies Condition]),
        ['date', '<', before],
      ],
      descending: 'date',
      size: PAGE_SIZE,
    },
    dailyReadingSchema,
  );
  return useMemo(
    () => (found.state === 'ready' ? { ...found, value: latestDayFirst(found.value) } : found),
    [found],
  );
}

function latestDayFirst(readings: DailyReading[]): DailyReading[] {
  const days = [...new Set(readings.map(({ date }) => date))].toSorted().toReversed();
  return days.flatMap((day) => inReadingOrder(readings.filter(({ date }) => date === day)));
}

export interface ReadingSearch {
  /**
   * The books whose name or abbreviation starts with the text, with or without the number of the book; at most as many as a
   * query can filter by.
   */
  names: string[];
  chapter: number | null;
}

const MAX_NAMES = 30;

/** Parses a search such as `sal 23`, `1 co` or `romanos`. */
export function parseReadingSearch(text: string): ReadingSearch {
  const folded = fold(text).trim();
  const [, book = folded, chapter] = /^(.*\D) (\d{1,3})$/.exec(folded) ?? [];
  const wanted = book.trim();
  const named = findBooksNamed(wanted);
  const names = books
    .filter((each) => named.includes(each) || startsWith(each, wanted))
    .map(({ name }) => name);
  return { names: names.slice(0, MAX_NAMES), chapter: chapter ? Number(chapter) : null };
}

const startsWith = ({ name, abbreviation }: Book, wanted: string) =>
  [fold(name), fold(name).replace(/^\d /, ''), fold(abbreviation)].some((each) =>
    each.startsWith(wanted),
  );

/** The number of ids that one query can filter by. */
const MAX_IDS = 30;

/**
 * Which of these readings a person has completed, by their own records, at one read per completed reading. Null until loaded,
 * and offline.
 */
export function useCompletedAmong(uid: string, ids: string[]): ReadonlySet<string> | null {
  const key = ids.join('\n');
  const [found, setFound] = useState<{ key: string; ids: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetchCompletedAmong(uid, key === '' ? [] : key.split('\n'))
      .then((completed) => isCurrent && setFound({ key, ids: completed }))
      .catch((error: unknown) => console.warn('The completed readings were not loaded', error));
    return () => {
      isCurrent = false;
    };
  }, [uid, key]);
  return found?.key === key ? found.ids : null;
}

async function fetchCompletedAmong(uid: string, ids: string[]): Promise<ReadonlySet<string>> {
  const path = collections.userDailyReadings(uid);
  const lists = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) => {
    const isInChunk: Condition = [
      'daily_reading_id',
      'in',
      ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
    ];
    return fetchDocs({ path, conditions: [isInChunk], size: MAX_IDS }, userDailyReadingSchema);
  });
  const records = (await Promise.all(lists)).flat();
  return new Set(records.map(({ daily_reading_id }) => daily_reading_id));
}
