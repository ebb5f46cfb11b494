import { findBooksNamed } from '@raizes/domain/bible/book-names';
import { findBookByName, findBookBySlug, isBookId } from '@raizes/domain/bible/books';
import type { Book, BookId } from '@raizes/domain/bible/books';
import type { Chapter, Edition } from '@raizes/domain/bible/edition';
import { adjacentChapter, chapterName, verseCount } from '@raizes/domain/bible/passage';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';

/** A chapter of a book. */
export interface Place {
  book: BookId;
  chapter: number;
}

/** A range of verses of one chapter, both ends included. */
export interface VerseRange {
  from: number;
  to: number;
}

/** `João 3`. */
export const titleOf = ({ book, chapter }: Place) => chapterName(book, chapter);

const NUMBER = /^[1-9]\d{0,2}$/;

/** Parses the place in an address; null if there is no such book or chapter. */
export const parsePlace = (slug = '', chapter = ''): Place | null =>
  NUMBER.test(chapter) ? existing(findBookBySlug(slug)?.id, Number(chapter)) : null;

/** Returns the chapter of a reading; null if an admin entered a book or chapter that is not in the Bible. */
export const placeOf = ({ book, chapter }: { book: string; chapter: number }): Place | null =>
  existing((findBookByName(book) ?? onlyOne(findBooksNamed(book)))?.id, chapter);

const onlyOne = ([first, ...others]: readonly Book[]) => (others.length === 0 ? first : undefined);

const existing = (book: BookId | undefined, chapter: number): Place | null =>
  book && verseCount(book, chapter) > 0 ? { book, chapter } : null;

/** Parses the verses that an address points to, `16` or `16-17`, clamped to the chapter; null if they are invalid. */
export function parseVerses({ book, chapter }: Place, text: string | null): VerseRange | null {
  const [from = '', to = from, ...more] = text?.split('-') ?? [];
  const range = { from: Number(from), to: Math.min(Number(to), verseCount(book, chapter)) };
  const areNumbers = NUMBER.test(from) && NUMBER.test(to) && more.length === 0;
  return areNumbers && range.from <= range.to ? range : null;
}

/** Whether the edition has this chapter; a sample has only a few. */
export const hasChapter = (edition: Edition, place: Place) =>
  edition.books.some(
    ({ book, chapters }) => book === place.book && chapters.includes(place.chapter),
  );

/** Returns the next or previous chapter that the edition has. */
export function nextPlace(edition: Edition, from: Place, step: 1 | -1): Place | undefined {
  let place: Place | undefined = from;
  do place = adjacentChapter(place.book, place.chapter, step);
  while (place && !hasChapter(edition, place));
  return place;
}

/** Returns João 1, or if the edition lacks it, the edition's first chapter. */
export function firstPlace(edition: Edition): Place {
  const john: Place = { book: 'JHN', chapter: 1 };
  const [first] = edition.books;
  if (hasChapter(edition, john) || !first) return john;
  return { book: first.book, chapter: first.chapters[0] ?? 1 };
}

/** Returns the numbers of the verses that the edition leaves out of a chapter. */
export function omittedVerses({ book, chapter }: Place, { verses }: Chapter): number[] {
  const present = new Set(verses.map(({ number }) => number));
  const all = Array.from({ length: verseCount(book, chapter) }, (_, index) => index + 1);
  return all.filter((number) => !present.has(number));
}

/** Where a person stopped reading: the chapter, and the verse at the top of the screen. */
const lastPlaceSchema = v.object({
  book: v.custom<BookId>((id) => typeof id === 'string' && isBookId(id)),
  chapter: v.number(),
  verse: v.number(),
});

export const lastPlace = {
  read(uid: string): (Place & { verse: number }) | null {
    const place = readStored(`bible-place.${uid}`, lastPlaceSchema);
    return place && verseCount(place.book, place.chapter) > 0 ? place : null;
  },
  write: (uid: string, { book, chapter }: Place, verse: number) =>
    void storage.write(`bible-place.${uid}`, { book, chapter, verse }),
};

const MAX_RECENT = 4;
const recentSchema = v.array(lastPlaceSchema.entries.book);

/** The books that a person opened last on this device, latest first. */
export const recentBooks = {
  read: (uid: string): BookId[] => readStored(`bible-books.${uid}`, recentSchema) ?? [],
  add(uid: string, book: BookId): void {
    const others = recentBooks.read(uid).filter((other) => other !== book);
    storage.write(`bible-books.${uid}`, [book, ...others].slice(0, MAX_RECENT));
  },
};
