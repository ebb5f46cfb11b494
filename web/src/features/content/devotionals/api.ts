import { addDays, formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Devotional } from '@raizes/domain/documents/content';
import type { DevotionalForm } from '@raizes/domain/forms/content';
import { collections, paths } from '@raizes/domain/paths';
import { isDenied } from '@/lib/error-code';
import { useDoc } from '@/lib/live';
import { usePages } from '@/lib/paging';
import { changeOnServer, listDaysOnServer, putOnServer, removeOnServer } from '@/lib/server';
import { SaveRefused } from '@/ui/save';
import type { Merge } from '@/ui/use-resource-form';

const PAGE = 20;

/** The published devotionals, newest first, in pages. @param upTo the newest day on the first page; null for the newest of all */
export function useDevotionals(upTo: Day | null) {
  const after = upTo && addDays(upTo, 1);
  return usePages(
    { path: collections.devotionals, descending: 'date', after, size: PAGE },
    devotionalSchema,
  );
}

export function useDevotional(day: Day) {
  return useDoc(paths.devotional(day), devotionalSchema);
}

/**
 * Publishes the devotional of a day that has none.
 * @param mayChange whether an existing devotional may be changed instead: the form has created it, or was opened to edit it
 * @throws `SaveRefused` if the day has another devotional
 */
export async function createDevotional(
  form: DevotionalForm,
  uid: string,
  merge: Merge<DevotionalValues, DevotionalForm>,
  mayChange: (stored: DevotionalValues) => boolean,
): Promise<void> {
  const created = { ...form, id: form.date, created_by: uid };
  await putOnServer(paths.devotional(form.date), devotionalSchema, (stored) => {
    if (!stored) return created;
    if (mayChange(devotionalValues(stored))) return merge(devotionalValues(stored));
    throw new SaveRefused(
      `Já existe um devocional em ${formatShortDay(form.date)}. Escolha outra data ou edite o que já existe.`,
    );
  });
}

export async function changeDevotional(
  date: Day,
  merge: Merge<DevotionalValues, DevotionalForm>,
): Promise<void> {
  await changeOnServer(paths.devotional(date), devotionalSchema, (stored) =>
    merge(devotionalValues(stored)),
  );
}

/** Deletes a devotional. The security rules refuse an admin's deletion only if someone has completed the devotional. */
export async function removeDevotional(day: Day): Promise<void> {
  try {
    await removeOnServer(paths.devotional(day));
  } catch (error) {
    if (!isDenied(error)) throw error;
    throw new SaveRefused(
      'Alguém já concluiu este devocional, e ele faz parte da história dessa pessoa. Você pode editá-lo.',
    );
  }
}

/** How many days are read at a time in the search for an empty one. */
const SPAN = 50;

/** Finds the first day without a devotional, starting at `from`. */
export async function findEmptyDay(from: Day): Promise<Day> {
  const taken = new Set(
    await listDaysOnServer(collections.devotionals, from, addDays(from, SPAN - 1)),
  );
  for (let offset = 0; offset < SPAN; offset += 1) {
    const day = addDays(from, offset);
    if (!taken.has(day)) return day;
  }
  return findEmptyDay(addDays(from, SPAN));
}

/** The form's values as text. */
export type DevotionalValues = Record<Exclude<keyof Devotional, 'id' | 'created_by'>, string>;

export const emptyDevotional = (date: Day): DevotionalValues => ({
  date,
  verse_reference: '',
  verse_text: '',
  opening_text: '',
  context: '',
  central_insight: '',
  closing_text: '',
  reflection_question: '',
  application_question: '',
});

export function devotionalValues({
  id: _id,
  created_by: _by,
  ...texts
}: Devotional): DevotionalValues {
  return texts;
}

export const editAddress = (day: Day) => `/create-devotional?edit=${day}`;
export const copyAddress = (day: Day) => `/create-devotional?copy=${day}`;
