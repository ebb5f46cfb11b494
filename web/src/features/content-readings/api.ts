import { addDays, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingSchema, devotionalSchema } from '@raizes/domain/documents/content';
import type { DailyReading } from '@raizes/domain/documents/content';
import type { DailyReadingForm } from '@raizes/domain/forms/content';
import { collections, paths } from '@raizes/domain/paths';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { refusalText } from '@/lib/errors';
import { useDoc, useDocs } from '@/lib/live';
import { usePages } from '@/lib/paging';
import { toastError, toastSuccess } from '@/lib/toast';

/** Of how many devotionals one may be chosen, and up to how long after the reading. */
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

export function useReadingById(id: string) {
  return useDoc(paths.dailyReading(id), dailyReadingSchema);
}

/** The devotionals of the days round one. */
export function useDevotionalsNear(day: Day) {
  return useDocs(
    {
      path: collections.devotionals,
      descending: 'date',
      after: addDays(day, CHOICES_AHEAD),
      size: CHOICES,
    },
    devotionalSchema,
  );
}

/** Whether the devotional that a reading goes with has been deleted since: the server takes it no more. */
export function useIsGone(devotional: string): boolean {
  // Without one there is nothing to ask for: a day that has none costs a read, and no more.
  const found = useDoc(`${collections.devotionals}/${devotional || 'nenhum'}`, devotionalSchema);
  return devotional !== '' && found.state === 'missing' && !found.fromCache;
}

async function countReadings(): Promise<number> {
  const { countDated } = await import('@/lib/server');
  return countDated(collections.dailyReadings);
}

async function createReading(form: DailyReadingForm, id: string): Promise<void> {
  const { createOnServer } = await import('@/lib/server');
  const answer = await createOnServer(paths.dailyReading(id), { ...form, id });
  if (answer === 'taken') throw new Error(`The id ${id} is taken`);
}

async function changeReading(form: DailyReadingForm, id: string): Promise<void> {
  const { changeOnServer } = await import('@/lib/server');
  await changeOnServer(paths.dailyReading(id), form);
}

async function removeReading(id: string): Promise<void> {
  const { removeOnServer } = await import('@/lib/server');
  await removeOnServer(paths.dailyReading(id));
}

/** The form as it is typed; '' stands for no devotional. */
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

/** What most often follows a reading: the next chapter on the next day. */
export function nextAfter({ date, book, chapter }: ReadingValues): ReadingValues {
  return {
    ...emptyReading(isDay(date) ? addDays(date, 1) : date),
    book,
    chapter: String(Number(chapter) + 1),
  };
}

/** Does it and tells how that went; whether it is done now. */
async function tell(work: () => Promise<void>, success: string): Promise<boolean> {
  try {
    await work();
    toastSuccess(success);
    return true;
  } catch (error) {
    console.error('The reading was not saved', error);
    toastError('Erro', refusalText(error));
    return false;
  }
}

export const publish = (form: DailyReadingForm, id: string) =>
  tell(() => createReading(form, id), 'Leitura criada com sucesso!');

export const update = (form: DailyReadingForm, id: string) =>
  tell(() => changeReading(form, id), 'Leitura atualizada com sucesso!');

export const remove = (id: string) =>
  tell(() => removeReading(id), 'Leitura excluída com sucesso!');

/** What the address says: the reading to change, or the day to begin with; and with each visit the form begins anew. */
export function useMode() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const date = query.get('date') ?? '';
  const goTo = (search: string) => void navigate({ search }, { replace: true });
  return {
    key,
    editing: query.get('editar'),
    date: isDay(date) ? date : null,
    edit: (id: string) => goTo(new URLSearchParams({ editar: id }).toString()),
    begin: () => goTo(''),
  };
}

/** How many readings there are, null while that is not known; counted again when asked. */
export function useReadingCount() {
  const [count, setCount] = useState<number | null>(null);
  const recount = useCallback(() => {
    void countReadings()
      .then(setCount)
      .catch((error: unknown) => console.warn('The readings could not be counted', error));
  }, []);
  useEffect(recount, [recount]);
  return { count, recount };
}
