import { addDays, isDay } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/daily-reading';

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
