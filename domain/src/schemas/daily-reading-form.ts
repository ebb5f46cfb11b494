import { object, string } from 'yup';
import type { InferType } from 'yup';
import { CHAPTER_MAX, CHAPTER_TEXT_MAX_LENGTH, NAME_MAX_LENGTH } from '../limits';
import { calendarDayField } from './calendar-day-field';
import { limitedText, wholeNumber } from './fields';

export const dailyReadingFormSchema = object({
  date: calendarDayField('Data é obrigatória'),
  book: limitedText('Livro é obrigatório', 'Livro', NAME_MAX_LENGTH),
  chapter: wholeNumber('Capítulo', 'Capítulo é obrigatório', 'Capítulo deve ser no mínimo 1').max(
    CHAPTER_MAX,
    `Capítulo deve ser no máximo ${CHAPTER_MAX}`,
  ),
  /** Null for 'Nenhum'. */
  devotional_id: string()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null),
  chapter_text: limitedText(
    'Texto do capítulo é obrigatório',
    'Texto do capítulo',
    CHAPTER_TEXT_MAX_LENGTH,
    // Keeps the errors in the order of the form: yup takes the two names, one the start of the other, for one.
  ).when('chapter', (_, field) => field),
});
export type DailyReadingForm = InferType<typeof dailyReadingFormSchema>;
