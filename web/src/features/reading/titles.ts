import type { DailyReading } from '@raizes/domain/documents/daily-reading';

type Chapter = Pick<DailyReading, 'book' | 'chapter'>;

/** `Salmos 23` */
export const titleOf = ({ book, chapter }: Chapter) => `${book} ${chapter}`;

/** `Gênesis 1–3, 5 · Salmos 1`: neighbouring chapters of one book together. */
export function titleOfAll(readings: Chapter[]): string {
  const books: { book: string; spans: { first: number; last: number }[] }[] = [];
  for (const { book, chapter } of readings) {
    const current = books.at(-1);
    const span = current?.spans.at(-1);
    if (current?.book !== book) books.push({ book, spans: [{ first: chapter, last: chapter }] });
    else if (span && span.last + 1 === chapter) span.last = chapter;
    else current.spans.push({ first: chapter, last: chapter });
  }
  const write = ({ first, last }: { first: number; last: number }) =>
    first === last ? `${first}` : `${first}–${last}`;
  return books.map(({ book, spans }) => `${book} ${spans.map(write).join(', ')}`).join(' · ');
}
