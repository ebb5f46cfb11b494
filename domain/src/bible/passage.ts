import { books, findBook } from './books';
import type { BookId } from './books';

/** Chapter and verse, both from 1. */
export interface VersePosition {
  chapter: number;
  verse: number;
}

/**
 * One connected stretch of a book, both ends included. A whole chapter goes from its verse 1 to its last; `from` is never behind
 * `to`, and both exist in `books`.
 */
export interface Passage {
  book: BookId;
  from: VersePosition;
  to: VersePosition;
}

/** The number of verses of a chapter; 0 where the book has no such chapter. */
export const versesIn = (book: BookId, chapter: number) => findBook(book)?.verses[chapter - 1] ?? 0;

const isWholeChapters = ({ book, from, to }: Passage) =>
  from.verse === 1 && to.verse === versesIn(book, to.chapter);

/** Whether both ends exist, in their order. */
export function exists({ book, from, to }: Passage): boolean {
  const inOrder =
    from.chapter < to.chapter || (from.chapter === to.chapter && from.verse <= to.verse);
  const isVerse = ({ chapter, verse }: VersePosition) =>
    verse >= 1 && verse <= versesIn(book, chapter);
  return inOrder && isVerse(from) && isVerse(to);
}

/** `João 3.16-17`, `João 3`, `Gênesis 1.1–2.3`, `Salmos 120–122`; a book of one chapter keeps it: `Judas 1.3`. */
export function formatPassage(passage: Passage): string {
  const { book, from, to } = passage;
  const name = findBook(book)?.name ?? book;
  if (isWholeChapters(passage))
    return from.chapter === to.chapter
      ? `${name} ${from.chapter}`
      : `${name} ${from.chapter}–${to.chapter}`;
  const start = `${name} ${from.chapter}.${from.verse}`;
  if (from.chapter !== to.chapter) return `${start}–${to.chapter}.${to.verse}`;
  return from.verse === to.verse ? start : `${start}-${to.verse}`;
}

/** The address of a chapter in the reader. */
export const chapterPath = (book: BookId, chapter: number) =>
  `/biblia/${findBook(book)?.slug ?? ''}/${chapter}`;

/** The address of a passage's first chapter, with the verses to point out: `/biblia/joao/3?v=16-17`. */
export function passagePath(passage: Passage): string {
  const { book, from, to } = passage;
  const path = chapterPath(book, from.chapter);
  if (isWholeChapters(passage)) return path;
  const last = to.chapter === from.chapter ? to.verse : versesIn(book, from.chapter);
  return `${path}?v=${from.verse === last ? last : `${from.verse}-${last}`}`;
}

/** The chapter before or after, across the borders of books. */
export function neighbour(book: BookId, chapter: number, step: 1 | -1) {
  const index = books.findIndex(({ id }) => id === book);
  const next = chapter + step;
  if (versesIn(book, next) > 0) return { book, chapter: next };
  const other = books[index + step];
  return other && { book: other.id, chapter: step === 1 ? 1 : other.verses.length };
}
