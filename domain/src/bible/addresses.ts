import { findBooksNamed } from './book-names';
import { findBookBySlug } from './books';
import type { Book } from './books';
import type { Passage } from './passage';

const CHAPTER = /^([1-9]\d{0,2})(?:[.:,v]([\d–-]*))?$/;
const VERSES = /^([1-9]\d{0,2})(?:[–-]([1-9]\d{0,2}))?$/;

/**
 * The passages that an address of the Bible means, whoever wrote it: `/biblia/JHN/3`, `/biblia/joão/3:16`, `/biblia/psalms/23/1`,
 * `/biblia/JHN.3.16`. More than one for an ambiguous name, with the book whose own address it is first. Verses that do not exist give the chapter, and a book
 * without a chapter its first one.
 */
export function passagesAt(book: string, chapter?: string, verse = ''): Passage[] {
  const [, name, place] = (chapter === undefined && WITH_CHAPTER.exec(book)) || [];
  if (name !== undefined && place !== undefined) return passagesInBooks(name, place, verse);
  return passagesInBooks(book, chapter ?? '1', verse);
}

/** `JHN.3.16`, `salmo-23`, but not `1-joao`. */
const WITH_CHAPTER = /^(\d?[^\d]+)[\s._+-]?([1-9][\d.:,v–-]*)$/;

function passagesInBooks(book: string, chapter: string, verse: string): Passage[] {
  const [, number, inChapter = verse] = CHAPTER.exec(chapter) ?? [];
  if (number === undefined) return [];
  const own = findBookBySlug(book);
  const found = new Set([...(own ? [own] : []), ...findBooksNamed(book)]);
  return [...found].flatMap((each) => passagesIn(each, Number(number), inChapter));
}

function passagesIn({ id, verses }: Book, number: number, typed: string): Passage[] {
  // In a book of one chapter the number means a verse: `/biblia/judas/3`.
  if (verses.length === 1 && number > 1)
    return number <= (verses[0] ?? 0) ? [passage(id, 1, number, number)] : [];
  const last = verses[number - 1];
  if (last === undefined) return [];
  const [, from = '1', to = from] = VERSES.exec(typed) ?? ['', '1', String(last)];
  const range = [Number(from), Math.min(Number(to), last)] as const;
  return [range[0] <= range[1] ? passage(id, number, ...range) : passage(id, number, 1, last)];
}

const passage = (book: Book['id'], chapter: number, from: number, to: number): Passage => ({
  book,
  from: { chapter, verse: from },
  to: { chapter, verse: to },
});
