import { books, findBook } from './books';
import type { BookId } from './books';

/** Chapter and verse, both from 1. */
export interface VersePosition {
  chapter: number;
  verse: number;
}

/**
 * A contiguous range of verses in one book, both ends included. A whole chapter runs from verse 1 to its last verse. `from` is never
 * after `to`, and both exist in `books`.
 */
export interface Passage {
  book: BookId;
  from: VersePosition;
  to: VersePosition;
}

/** The number of verses in a chapter; 0 if the book has no such chapter. */
export const verseCount = (book: BookId, chapter: number) =>
  findBook(book)?.verses[chapter - 1] ?? 0;

const isWholeChapters = ({ book, from, to }: Passage) =>
  from.verse === 1 && to.verse === verseCount(book, to.chapter);

/** Whether both ends exist and are in order. */
export function passageExists({ book, from, to }: Passage): boolean {
  const inOrder =
    from.chapter < to.chapter || (from.chapter === to.chapter && from.verse <= to.verse);
  const isVerse = ({ chapter, verse }: VersePosition) =>
    verse >= 1 && verse <= verseCount(book, chapter);
  return inOrder && isVerse(from) && isVerse(to);
}

/** `João 3`; a single psalm is a `Salmo`, unlike the book `Salmos`. */
export const chapterName = (book: BookId, chapter: number) =>
  `${book === 'PSA' ? 'Salmo' : (findBook(book)?.name ?? book)} ${chapter}`;

/**
 * `João 3.16-17`, `João 3`, `Gênesis 1.1–2.3`, `Salmos 120–122`. Books of one chapter still name the chapter: `Judas 1.3`, and as a
 * whole their verses, because `Judas 1` also means the first one: `Judas 1.1-25`.
 */
export function formatPassage(passage: Passage): string {
  const { book, from, to } = passage;
  const name = findBook(book)?.name ?? book;
  if (isWholeChapters(passage) && findBook(book)?.verses.length !== 1)
    return from.chapter === to.chapter
      ? chapterName(book, from.chapter)
      : `${name} ${from.chapter}–${to.chapter}`;
  const start = `${name} ${from.chapter}.${from.verse}`;
  if (from.chapter !== to.chapter) return `${start}–${to.chapter}.${to.verse}`;
  return from.verse === to.verse ? start : `${start}-${to.verse}`;
}

/** The address of a chapter in the reader. */
export const chapterPath = (book: BookId, chapter: number) =>
  `/biblia/${findBook(book)?.slug ?? ''}/${chapter}`;

/** The address of a passage's first chapter, with the verses to highlight: `/biblia/joao/3?v=16-17`. */
export function passagePath(passage: Passage): string {
  const { book, from, to } = passage;
  const path = chapterPath(book, from.chapter);
  if (isWholeChapters(passage)) return path;
  const last = to.chapter === from.chapter ? to.verse : verseCount(book, from.chapter);
  return `${path}?v=${from.verse === last ? last : `${from.verse}-${last}`}`;
}

/** The previous or next chapter, across book boundaries; undefined beyond either end of the Bible. */
export function adjacentChapter(book: BookId, chapter: number, step: 1 | -1) {
  const index = books.findIndex(({ id }) => id === book);
  const next = chapter + step;
  if (verseCount(book, next) > 0) return { book, chapter: next };
  const other = books[index + step];
  return other && { book: other.id, chapter: step === 1 ? 1 : other.verses.length };
}
