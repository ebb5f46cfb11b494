import type { PlanDay } from '@raizes/domain/content/schedule';
import type { DailyReading } from '@raizes/domain/documents/content';
import { day } from '@raizes/domain/documents/fields';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { dayEntries } from '@raizes/domain/progress/stats';
import * as v from 'valibot';

type SortableReading = Pick<DailyReading, 'id' | 'book' | 'chapter'>;

const byId = new Intl.Collator('pt-BR', { numeric: true });

/** Sorts a day's readings: the books by their first id, the chapters of each by number. */
export function inReadingOrder<T extends SortableReading>(readings: T[]): T[] {
  const sorted = readings.toSorted((a, b) => byId.compare(a.id, b.id));
  const books = [...new Set(sorted.map(({ book }) => book))];
  return sorted.toSorted(
    (a, b) => books.indexOf(a.book) - books.indexOf(b.book) || a.chapter - b.chapter,
  );
}

/** The first reading that is not completed, or else the first of all. */
export function nextToRead<T extends SortableReading>(
  readings: T[],
  isRead: (id: string) => boolean,
): T | undefined {
  return readings.find(({ id }) => !isRead(id)) ?? readings[0];
}

/** Whether any day record of the stats has this reading. */
export const hasReading = (stats: UserStats, id: string) =>
  dayEntries(stats.days).some(([, { readings }]) => Object.hasOwn(readings, id));

/** The path of a reading. */
export const readingPath = (id: string) => `/daily-reading?id=${encodeURIComponent(id)}`;

/** Whether a text from the address can be a document id. */
export const isReadingId = (text: string) =>
  text.length <= 128 && !/^\.{1,2}$|\/|^__.*__$/.test(text) && text !== '';

/** The part of a reading that a card shows. */
export const readingSummarySchema = v.object({
  id: v.string(),
  date: day,
  book: v.string(),
  chapter: v.number(),
  preview: v.string(),
  plan_day: v.optional(v.object({ day: v.number(), of: v.number() })),
});
export type ReadingSummary = v.InferOutput<typeof readingSummarySchema>;

/** A day's readings; `unknown` until they are loaded, `offline` when they can't be. */
export type DaySummaries = ReadingSummary[] | 'unknown' | 'offline';

/** `dia 331 de 365` */
export const planDayText = ({ day: number, of }: PlanDay) => `dia ${number} de ${of}`;

type Chapter = Pick<DailyReading, 'book' | 'chapter'>;

/** `Salmos 23` */
export const titleOf = ({ book, chapter }: Chapter) => `${book} ${chapter}`;

/** `Gênesis 1–3, 5 · Salmos 1`: consecutive chapters of a book as a range. */
export function titleOfAll(readings: Chapter[]): string {
  const books: { book: string; spans: { first: number; last: number }[] }[] = [];
  for (const { book, chapter } of readings) {
    const current = books.at(-1);
    const span = current?.spans.at(-1);
    if (current?.book !== book) books.push({ book, spans: [{ first: chapter, last: chapter }] });
    else if (span && span.last + 1 === chapter) span.last = chapter;
    else current.spans.push({ first: chapter, last: chapter });
  }
  const formatSpan = ({ first, last }: { first: number; last: number }) =>
    first === last ? `${first}` : `${first}–${last}`;
  return books.map(({ book, spans }) => `${book} ${spans.map(formatSpan).join(', ')}`).join(' · ');
}

/** For this many days the stats tell which readings were completed; of older ones, only the completion records do. */
export const DAYS_IN_STATS = 30;
