import { findBook, findBookByName } from '@raizes/domain/bible/books';
import { adjacentChapter } from '@raizes/domain/bible/passage';
import { highestNumber, nextReadingId } from '@raizes/domain/content/reading-ids';
import { addDays, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingSchema, devotionalSchema } from '@raizes/domain/documents/content';
import type { DailyReading } from '@raizes/domain/documents/content';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import type { DailyReadingForm } from '@raizes/domain/forms/content';
import { collections, paths } from '@raizes/domain/paths';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useDoc, useDocs } from '@/lib/live';
import { usePages } from '@/lib/paging';
import {
  changeOnServer,
  countDocs,
  listIdsOnServer,
  putOnServer,
  readFromServer,
  removeOnServer,
} from '@/lib/server';
import { SaveRefused } from '@/ui/save';
import type { Merge } from '@/ui/use-resource-form';

/** How many devotionals are offered for a reading, and how many days after it the last of them can be. */
const CHOICES = 60;
const CHOICES_AHEAD = 30;

const PAGE = 20;

/** @param upTo the newest day on the first page; null for the newest of all */
export function useReadings(upTo: Day | null) {
  const after = upTo && addDays(upTo, 1);
  return usePages(
    { path: collections.dailyReadings, descending: 'date', after, size: PAGE },
    dailyReadingSchema,
  );
}

export function useStoredReading(id: string) {
  return useDoc(paths.dailyReading(id), dailyReadingSchema);
}

/** The devotionals of the days around a day. */
export function useDevotionalsNear(day: Day) {
  const after = addDays(day, CHOICES_AHEAD);
  return useDocs(
    { path: collections.devotionals, descending: 'date', after, size: CHOICES },
    devotionalSchema,
  );
}

/** Whether the devotional of a reading has been deleted. The security rules refuse a reading that refers to a deleted one. */
export function useIsDeleted(devotional: string): boolean {
  // Hooks can't be conditional, so without a devotional it reads a document that never exists, at the cost of one read.
  const found = useDoc(`${collections.devotionals}/${devotional || 'nenhum'}`, devotionalSchema);
  return devotional !== '' && found.state === 'missing' && !found.fromCache;
}

const numberedSchema = v.pick(contentDaySchema, ['numbered']);

/** Returns an id made of the day and a number higher than that of any reading the day has ever had. */
export async function newReadingId(date: Day): Promise<string> {
  const [ids, day] = await Promise.all([
    listIdsOnServer(collections.dailyReadings, `${date}-`),
    readFromServer(paths.contentDay(date), numberedSchema),
  ]);
  const highest = Math.max(day?.numbered ?? 0, highestNumber(date, ids));
  return nextReadingId(date, highest);
}

class IdTakenError extends SaveRefused {}

/**
 * @param id the same for every attempt, so that a retry changes the reading if the response to an earlier attempt was lost
 * @param isOwn whether an existing reading was created by this form, and so is changed instead
 * @returns whether it was saved; false if another admin's reading has the id
 */
export async function createReading(
  form: DailyReadingForm,
  id: string,
  merge: Merge<ReadingValues, DailyReadingForm>,
  isOwn: (stored: ReadingValues) => boolean,
): Promise<boolean> {
  try {
    await putOnServer(paths.dailyReading(id), dailyReadingSchema, (stored) => {
      if (!stored) return { ...form, id };
      if (isOwn(readingValues(stored))) return { ...merge(readingValues(stored)), id };
      throw new IdTakenError('Outra leitura tem o mesmo número.');
    });
  } catch (error) {
    if (error instanceof IdTakenError) return false;
    throw error;
  }
  return true;
}

export async function changeReading(
  id: string,
  merge: Merge<ReadingValues, DailyReadingForm>,
): Promise<void> {
  await changeOnServer(paths.dailyReading(id), dailyReadingSchema, (stored) =>
    merge(readingValues(stored)),
  );
}

export async function removeReading(id: string): Promise<void> {
  await removeOnServer(paths.dailyReading(id));
}

/** The form's values as text; '' means no devotional. */
export type ReadingValues = Record<Exclude<keyof DailyReading, 'id'>, string>;

export const emptyReading = (date: string): ReadingValues => ({
  date,
  book: '',
  chapter: '1',
  devotional_id: '',
  chapter_text: '',
});

export function readingValues(reading: DailyReading): ReadingValues {
  const { date, book, chapter, devotional_id, chapter_text } = reading;
  return { date, book, chapter: String(chapter), devotional_id: devotional_id ?? '', chapter_text };
}

/** Returns the values for the most likely next reading: the next chapter on the next day. */
export function nextReading({ date, book, chapter }: ReadingValues): ReadingValues {
  const known = findBookByName(book);
  const next = known && adjacentChapter(known.id, Number(chapter), 1);
  return {
    ...emptyReading(isDay(date) ? addDays(date, 1) : date),
    book: next && next.book !== known.id ? (findBook(next.book)?.name ?? book) : book,
    chapter: String(next?.chapter ?? Number(chapter) + 1),
  };
}

/** The number of readings; null until counted. */
export function useReadingCount() {
  const [count, setCount] = useState<number | null>(null);
  const recount = useCallback(() => {
    countDocs(collections.dailyReadings)
      .then(setCount)
      .catch((error: unknown) => console.warn('The readings could not be counted', error));
  }, []);
  useEffect(recount, [recount]);
  return { count, recount };
}
