import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingSchema } from '@raizes/domain/documents/daily-reading';
import { devotionalSchema } from '@raizes/domain/documents/devotional';
import { collections, paths } from '@raizes/domain/paths';
import type { DailyReadingForm } from '@raizes/domain/schemas/daily-reading-form';
import { useMemo } from 'react';
import { listOf } from '@/lib/list-of';
import { useLiveDoc, useLiveQuery } from '@/lib/live';
import { usePages } from '@/lib/use-pages';

/** Of how many devotionals one may be chosen, and up to how long after the reading. */
const CHOICES = 60;
const CHOICES_AHEAD = 30;

/** @param upTo the newest day to show first; null for the newest there is */
export function useReadings(upTo: Day | null) {
  const start = useMemo(() => (upTo ? { value: addDays(upTo, 1), id: '0' } : null), [upTo]);
  return usePages(collections.dailyReadings, dailyReadingSchema, start);
}

export function useReadingById(id: string) {
  return useLiveDoc(paths.dailyReading(id), dailyReadingSchema);
}

/** The devotionals of the days round one. */
export function useDevotionalsNear(day: Day) {
  const query = useMemo(
    () =>
      listOf(
        collections.devotionals,
        'date',
        { value: addDays(day, CHOICES_AHEAD), id: '0' },
        CHOICES,
      ),
    [day],
  );
  return useLiveQuery(query, devotionalSchema);
}

/** Whether the devotional that a reading goes with has been deleted since: the server takes it no more. */
export function useIsGone(devotional: string): boolean {
  // Without one there is nothing to ask for: a day that has none costs a read, and no more.
  const found = useLiveDoc(
    `${collections.devotionals}/${devotional || 'nenhum'}`,
    devotionalSchema,
  );
  return devotional !== '' && found.state === 'missing' && !found.fromCache;
}

export async function countReadings(): Promise<number> {
  const { countDated } = await import('@/lib/count-on-server');
  return countDated(collections.dailyReadings);
}

export async function createReading(form: DailyReadingForm, id: string): Promise<void> {
  const { createOnServer } = await import('@/lib/on-server');
  const answer = await createOnServer(paths.dailyReading(id), { ...form, id });
  if (answer === 'taken') throw new Error(`The id ${id} is taken`);
}

export async function changeReading(form: DailyReadingForm, id: string): Promise<void> {
  const { changeOnServer } = await import('@/lib/on-server');
  await changeOnServer(paths.dailyReading(id), form);
}

export async function removeReading(id: string): Promise<void> {
  const { removeOnServer } = await import('@/lib/on-server');
  await removeOnServer(paths.dailyReading(id));
}
