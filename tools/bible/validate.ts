import { books, findBook } from '@raizes/domain/bible/books';
import type { BookId } from '@raizes/domain/bible/books';
import type { BookText, Chapter } from '@raizes/domain/bible/edition';
import * as v from 'valibot';
import { RefusedBible } from './faults';
import type { Fault, FaultKind } from './faults';
import type { SourceBook, SourceVerse } from './source-book';

/**
 * A verse that an edition is known to lack: `missing` if nothing has its number, `empty` if no words follow the number. Both are left
 * out of the books.
 */
export const exceptionSchema = v.strictObject({
  /** `MRK 5.19` */
  verse: v.pipe(v.string(), v.regex(/^[A-Z0-9]{3} \d+\.\d+$/)),
  is: v.picklist(['missing', 'empty']),
  reason: v.pipe(v.string(), v.nonEmpty()),
});
export type Exception = v.InferOutput<typeof exceptionSchema>;

/**
 * Returns all 66 books in canonical order, each with all chapters and verses except the exceptions.
 * @throws RefusedBible with all faults, including those of the readers
 */
export function validateBible(
  sources: SourceBook[],
  exceptions: Exception[],
  found: Fault[] = [],
): BookText[] {
  const faults = [...found];
  const expected = new Map(exceptions.map((each) => [`${each.is} ${each.verse}`, each]));
  const report = (fault: Fault, exception?: string) => {
    if (!exception || !expected.delete(exception)) faults.push(fault);
  };

  const texts = books.flatMap(({ id }): BookText[] => {
    const [source, ...others] = sources.filter(({ book }) => book === id);
    for (const { file } of others)
      report({ kind: 'duplicate book', place: file, about: `${id}, which ${source?.file} is` });
    // A book that could not be read has already been reported.
    if (!source) {
      if (!found.some(({ kind }) => unread.has(kind)))
        report({ kind: 'missing book', place: 'the Bible', about: id });
      return [];
    }
    return [{ book: id, chapters: chaptersOf(source, report) }];
  });

  const isComplete = texts.length === books.length;
  for (const { verse, is } of isComplete ? expected.values() : []) {
    const about = `${verse} is not ${is}`;
    report({ kind: 'exception that does not occur', place: 'the exceptions', about });
  }
  if (faults.length > 0) throw new RefusedBible(faults);
  return texts;
}

/** Faults after which it is unknown which book a file is. */
const unread = new Set<FaultKind>(['not a book', 'broken JSON', 'broken encoding']);

type ReportOr = (fault: Fault, exception?: string) => void;

function chaptersOf({ book, file, verses, titles }: SourceBook, report: ReportOr): Chapter[] {
  const found = byChapter(book, verses, report);
  return (findBook(book)?.verses ?? []).map((count, index) => {
    const number = index + 1;
    const title = titles.get(number);
    const accepted: Chapter['verses'] = [];
    const chapter = found.get(number);
    if (!chapter) report({ kind: 'missing chapter', place: file, about: `${book} ${number}` });
    for (let verse = chapter ? 1 : count + 1; verse <= count; verse += 1) {
      const source = chapter?.get(verse);
      const about = `${book} ${number}.${verse}`;
      if (!source) report({ kind: 'missing verse', place: file, about }, `missing ${about}`);
      else if (/[\p{L}\d]/u.test(source.verse.text)) accepted.push(source.verse);
      else report({ kind: 'empty verse', place: source.place, about }, `empty ${about}`);
    }
    return { number, ...(title && { title }), verses: accepted };
  });
}

/** Groups verses by chapter, and reports those that are repeated, out of order or not in the canon. */
function byChapter(book: BookId, verses: SourceVerse[], report: ReportOr) {
  const found = new Map<number, Map<number, SourceVerse>>();
  const counts = findBook(book)?.verses ?? [];
  let last = { chapter: 0, number: 0 };
  for (const source of verses) {
    const { chapter, place } = source;
    const { number } = source.verse;
    const about = `${book} ${chapter}.${number}`;
    const isBefore = chapter < last.chapter || (chapter === last.chapter && number < last.number);
    const inChapter = found.get(chapter) ?? new Map<number, SourceVerse>();
    if (inChapter.has(number)) report({ kind: 'duplicate verse', place, about });
    else if (number < 1 || number > (counts[chapter - 1] ?? 0))
      report({ kind: 'too many verses', place, about });
    else if (isBefore) report({ kind: 'verse out of order', place, about });
    found.set(chapter, inChapter.set(number, source));
    last = { chapter, number };
  }
  return found;
}
