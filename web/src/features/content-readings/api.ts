import { addDays, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingSchema, devotionalSchema } from '@raizes/domain/documents/content';
import type { DailyReading } from '@raizes/domain/documents/content';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import type { DailyReadingForm } from '@raizes/domain/forms/content';
import { collections, paths } from '@raizes/domain/paths';
import { highestNumber, nextReadingId } from '@raizes/domain/reading-ids';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { useDoc, useDocs } from '@/lib/live';
import { usePages } from '@/lib/paging';
import { SaveRefused } from '@/ui/save';
import type { Merge } from '@/ui/use-resource-form';

/** How many devotionals are offered for a reading, and up to how many days after it. */
const CHOICES = 60;
const CHOICES_AHEAD = 30;

const PAGE = 20;

/** @param upTo the newest day to show first; null for the newest there is */
export function useReadings(upTo: Day | null) {
  const after = upTo && addDays(upTo, 1);
  return usePages(
    { path: collections.dailyReadings, descending: 'date', after, size: PAGE },
    dailyReadingSchema,
  );
}

export function useReading(id: string) {
  return useDoc(paths.dailyReading(id), dailyReadingSchema);
}

/** The devotionals of the days around one. */
export function useDevotionalsNear(day: Day) {
  const after = addDays(day, CHOICES_AHEAD);
  return useDocs(
    { path: collections.devotionals, descending: 'date', after, size: CHOICES },
    devotionalSchema,
  );
}

/** Whether the devotional of a reading has been deleted since: the rules refuse a reading that refers to it. */
export function useIsDeleted(devotional: string): boolean {
  // A hook can't be left out: without a devotional, a document that never exists costs one read.
  const found = useDoc(`${collections.devotionals}/${devotional || 'nenhum'}`, devotionalSchema);
  return devotional !== '' && found.state === 'missing' && !found.fromCache;
}

const numberedSchema = v.pick(contentDaySchema, ['numbered']);

/** Its day and a number that no reading of that day has had, above those of the others. */
export async function newReadingId(date: Day): Promise<string> {
  const { idsOnServer, readOnServer } = await import('@/lib/server');
  const [ids, day] = await Promise.all([
    idsOnServer(collections.dailyReadings, `${date}-`),
    readOnServer(paths.contentDay(date), numberedSchema),
  ]);
  const highest = Math.max(day?.numbered ?? 0, highestNumber(date, ids));
  return nextReadingId(date, highest);
}

class IdTaken extends SaveRefused {}

/**
 * @param id the same at each attempt: one that was created without an answer is changed by the next
 * @param isOwn whether one that turns out to exist is the form's own, and is changed
 * @returns whether it is saved; false where another admin's reading has the id
 */
export async function createReading(
  form: DailyReadingForm,
  id: string,
  merge: Merge<ReadingValues, DailyReadingForm>,
  isOwn: (stored: ReadingValues) => boolean,
): Promise<boolean> {
  const { putOnServer } = await import('@/lib/server');
  try {
    await putOnServer(paths.dailyReading(id), dailyReadingSchema, (stored) => {
      if (!stored) return { ...form, id };
      if (isOwn(valuesOf(stored))) return { ...merge(valuesOf(stored)), id };
      throw new IdTaken('Outra leitura tem o mesmo número.');
    });
  } catch (error) {
    if (error instanceof IdTaken) return false;
    throw error;
  }
  return true;
}

export async function changeReading(
  id: string,
  merge: Merge<ReadingValues, DailyReadingForm>,
): Promise<void> {
  const { changeOnServer } = await import('@/lib/server');
  await changeOnServer(paths.dailyReading(id), dailyReadingSchema, (stored) =>
    merge(valuesOf(stored)),
  );
}

export async function removeReading(id: string): Promise<void> {
  const { removeOnServer } = await import('@/lib/server');
  await removeOnServer(paths.dailyReading(id));
}

/** The form as text; '' stands for no devotional. */
export type ReadingValues = Record<Exclude<keyof DailyReading, 'id'>, string>;

export const emptyReading = (date: string): ReadingValues => ({
  date,
  book: '',
  chapter: '1',
  devotional_id: '',
  chapter_text: '',
});

export function valuesOf(reading: DailyReading): ReadingValues {
  const { date, book, chapter, devotional_id, chapter_text } = reading;
  return { date, book, chapter: String(chapter), devotional_id: devotional_id ?? '', chapter_text };
}

/** The reading that most often follows: the next chapter on the next day. */
export function nextReading({ date, book, chapter }: ReadingValues): ReadingValues {
  return {
    ...emptyReading(isDay(date) ? addDays(date, 1) : date),
    book,
    chapter: String(Number(chapter) + 1),
  };
}

/** How many readings there are, null until counted. */
export function useReadingCount() {
  const [count, setCount] = useState<number | null>(null);
  const recount = useCallback(() => {
    void import('@/lib/server')
      .then(({ countDocs }) => countDocs(collections.dailyReadings))
      .then(setCount)
      .catch((error: unknown) => console.warn('The readings could not be counted', error));
  }, []);
  useEffect(recount, [recount]);
  return { count, recount };
}
