import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/devotional';
import { collections, paths } from '@raizes/domain/paths';
import type { DevotionalForm } from '@raizes/domain/schemas/devotional-form';
import { useLiveDoc } from '@/lib/live';
import { usePages } from '@/lib/use-pages';
import { nextEmptyDay } from './next-empty-day';

/** How many days are looked at at a time for one that is empty. */
const SPAN = 50;

export function useDevotionals() {
  return usePages(collections.devotionals, devotionalSchema);
}

export function useDevotionalOf(day: Day) {
  return useLiveDoc(paths.devotional(day), devotionalSchema);
}

/** Publishes the devotional of a day that has none yet. */
export async function createDevotional(form: DevotionalForm, uid: string) {
  const { createOnServer } = await import('@/lib/on-server');
  return createOnServer(paths.devotional(form.date), { ...form, id: form.date, created_by: uid });
}

export async function changeDevotional({ date, ...texts }: DevotionalForm): Promise<void> {
  const { changeOnServer } = await import('@/lib/on-server');
  await changeOnServer(paths.devotional(date), texts);
}

/** Fails with `permission-denied` when somebody has completed it. */
export async function removeDevotional(day: Day): Promise<void> {
  const { removeOnServer } = await import('@/lib/on-server');
  await removeOnServer(paths.devotional(day));
}

/** The first day from one on without a devotional. */
export async function findEmptyDay(from: Day): Promise<Day> {
  const { daysOnServer } = await import('@/lib/days-on-server');
  const to = addDays(from, SPAN - 1);
  const empty = nextEmptyDay(from, await daysOnServer(collections.devotionals, from, to));
  return empty > to ? findEmptyDay(empty) : empty;
}
