import type { DailyReading } from '@raizes/domain/documents/content';
import { day } from '@raizes/domain/documents/fields';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { dayEntries } from '@raizes/domain/progress/stats';
import { READING_PREVIEW_LENGTH, preview } from '@raizes/domain/text/rich-text';
import * as v from 'valibot';

/** A line of a chapter; `verse` is the number it begins with, or the range: `1`, `1-2`. */
interface Line {
  verse: string | null;
  text: string;
}

/** Consecutive lines without a blank one. */
export type Stanza = Line[];

/** Some translations leave a verse out; a number further ahead belongs to the text. */
const MAX_GAP = 3;
const WORDS_PER_MINUTE = 200;

// "1 No princípio", "1. No princípio", "1-2 No princípio", "1No princípio", but neither "1,5 côvado" nor "40.000 homens".
const NUMBERED = /^(\d{1,3})(?:[-–](\d{1,3}))?(?:[.):]?\s+|[.):]?(?=[\p{L}“"'‘(]))(.+)$/u;

interface Read {
  line: Line;
  lastVerse: number;
}

function readLine(line: string, previous: number): Read {
  const [, first = '', last = first, text = ''] = NUMBERED.exec(line) ?? [];
  const goesOn = Number(first) > previous && Number(last) >= Number(first);
  const isNear = previous === 0 || Number(first) - previous <= MAX_GAP;
  if (!text || !goesOn || !isNear)
    return { line: { verse: null, text: line }, lastVerse: previous };
  const verse = first === last ? first : `${first}-${last}`;
  return { line: { verse, text }, lastVerse: Number(last) };
}

/** Parses a chapter as admins type it: one verse a line, its number first, and blank lines between stanzas. */
export function parseChapter(text: string): Stanza[] {
  const stanzas: Stanza[] = [[]];
  let verse = 0;
  for (const each of text.split(/\r\n?|\n/).map((line) => line.trim())) {
    if (each) {
      const { line, lastVerse } = readLine(each, verse);
      verse = lastVerse;
      stanzas.at(-1)?.push(line);
    } else stanzas.push([]);
  }
  return stanzas.filter((stanza) => stanza.length > 0);
}

/** Whether a line is a title above the first verse of its stanza: `Salmo de Davi`, `Álefe`. */
export const isTitle = (lines: Stanza, index: number) =>
  index === 0 && !lines[0]?.verse && Boolean(lines[1]?.verse);

/** The verses of a chapter without their numbers, for a preview. */
export const versesOf = (text: string) =>
  parseChapter(text)
    .flatMap((lines) => lines.filter((_, index) => !isTitle(lines, index)))
    .map((line) => line.text)
    .join(' ');

/** The minutes of silent reading; at least one. */
export const minutesToRead = (text: string) =>
  Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE));

type Placed = Pick<DailyReading, 'id' | 'book' | 'chapter'>;

const byId = new Intl.Collator('pt-BR', { numeric: true });

/** Sorts a day's readings: the books by their first id, the chapters of each by number. */
export function inReadingOrder<T extends Placed>(readings: T[]): T[] {
  const sorted = readings.toSorted((a, b) => byId.compare(a.id, b.id));
  const books = [...new Set(sorted.map(({ book }) => book))];
  return sorted.toSorted(
    (a, b) => books.indexOf(a.book) - books.indexOf(b.book) || a.chapter - b.chapter,
  );
}

/** The first reading that is not completed, or else the first of all. */
export function nextToRead<T extends Placed>(
  readings: T[],
  isRead: (id: string) => boolean,
): T | undefined {
  return readings.find(({ id }) => !isRead(id)) ?? readings[0];
}

/** Whether the stats have that reading, on any of the days of which they keep a record. */
export const hasReading = (stats: UserStats, id: string) =>
  dayEntries(stats.days).some(([, { readings }]) => Object.hasOwn(readings, id));

/** The address of a reading. */
export const readingPath = (id: string) => `/daily-reading?id=${encodeURIComponent(id)}`;

/** Whether a text from the address can be the id of a document. */
export const isReadingId = (text: string) =>
  text.length <= 128 && !/^\.{1,2}$|\/|^__.*__$/.test(text) && text !== '';

/** What a card shows of a reading. */
export const readingSummarySchema = v.object({
  id: v.string(),
  date: day,
  book: v.string(),
  chapter: v.number(),
  preview: v.string(),
});
export type ReadingSummary = v.InferOutput<typeof readingSummarySchema>;

/** A day's readings; `unknown` until they are loaded, `offline` when they can't be. */
export type DaySummaries = ReadingSummary[] | 'unknown' | 'offline';

export const summaryOf = ({ id, date, book, chapter, chapter_text }: DailyReading) => ({
  id,
  date,
  book,
  chapter,
  preview: preview(versesOf(chapter_text), READING_PREVIEW_LENGTH),
});

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
