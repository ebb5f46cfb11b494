import { addDays, formatShortDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Devotional } from '@raizes/domain/documents/content';
import type { DevotionalForm } from '@raizes/domain/forms/content';
import { collections, paths } from '@raizes/domain/paths';
import { useSearchParams } from 'react-router-dom';
import { refusalText } from '@/lib/errors';
import { useDoc } from '@/lib/live';
import { usePages } from '@/lib/paging';
import { toastError, toastSuccess } from '@/lib/toast';

/** The first day from one on that is not taken. */
function nextEmptyDay(from: Day, taken: readonly Day[]): Day {
  const all = new Set(taken);
  let day = from;
  while (all.has(day)) day = addDays(day, 1);
  return day;
}

/** How many days are looked at at a time for one that is empty. */
const SPAN = 50;

const PAGE = 20;

export function useDevotionals() {
  return usePages(
    { path: collections.devotionals, descending: 'date', size: PAGE },
    devotionalSchema,
  );
}

export function useDevotionalOf(day: Day) {
  return useDoc(paths.devotional(day), devotionalSchema);
}

/** Publishes the devotional of a day that has none yet. */
async function createDevotional(form: DevotionalForm, uid: string) {
  const { createOnServer } = await import('@/lib/server');
  return createOnServer(paths.devotional(form.date), { ...form, id: form.date, created_by: uid });
}

async function changeDevotional({ date, ...texts }: DevotionalForm): Promise<void> {
  const { changeOnServer } = await import('@/lib/server');
  await changeOnServer(paths.devotional(date), texts);
}

/** Fails with `permission-denied` when somebody has completed it. */
export async function removeDevotional(day: Day): Promise<void> {
  const { removeOnServer } = await import('@/lib/server');
  await removeOnServer(paths.devotional(day));
}

/** The first day from one on without a devotional. */
export async function findEmptyDay(from: Day): Promise<Day> {
  const { daysOnServer } = await import('@/lib/server');
  const to = addDays(from, SPAN - 1);
  const empty = nextEmptyDay(from, await daysOnServer(collections.devotionals, from, to));
  return empty > to ? findEmptyDay(empty) : empty;
}

/** The form as it is typed. */
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

export function valuesOf({ id: _id, created_by: _by, ...texts }: Devotional): DevotionalValues {
  return texts;
}

/** Publishes a new devotional and tells how that went; whether it is published now. */
export async function publish(form: DevotionalForm, uid: string): Promise<boolean> {
  try {
    if ((await createDevotional(form, uid)) === 'created') {
      toastSuccess('Devocional criado com sucesso!', 'O devocional foi adicionado à plataforma.');
      return true;
    }
    const date = formatShortDay(form.date);
    toastError(
      'Erro ao criar devocional',
      `Já existe um devocional em ${date}. Escolha outra data ou edite o que já existe.`,
    );
  } catch (error) {
    console.error('The devotional was not created', error);
    toastError('Erro ao criar devocional', refusalText(error));
  }
  return false;
}

/** Changes a published devotional and tells how that went; whether it is changed now. */
export async function update(form: DevotionalForm): Promise<boolean> {
  try {
    await changeDevotional(form);
    toastSuccess('Devocional atualizado com sucesso!');
    return true;
  } catch (error) {
    console.error('The devotional was not changed', error);
    toastError('Erro ao atualizar devocional', refusalText(error));
    return false;
  }
}

/** What the form is for, as the address says. */
export type Mode =
  | { kind: 'new'; date: Day | null }
  | { kind: 'edit'; day: Day }
  | { kind: 'copy'; day: Day };

const dayIn = (query: URLSearchParams, name: string): Day | null => {
  const value = query.get(name) ?? '';
  return isDay(value) ? value : null;
};

export const addressOf = {
  new: (date?: Day) => (date ? `/create-devotional?date=${date}` : '/create-devotional'),
  edit: (day: Day) => `/create-devotional?editar=${day}`,
  copy: (day: Day) => `/create-devotional?copiar=${day}`,
};

export function useMode(): Mode {
  const [query] = useSearchParams();
  const edited = dayIn(query, 'editar');
  const copied = dayIn(query, 'copiar');
  if (edited) return { kind: 'edit', day: edited };
  if (copied) return { kind: 'copy', day: copied };
  return { kind: 'new', date: dayIn(query, 'date') };
}
