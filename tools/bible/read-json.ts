import { isBookId } from '@raizes/domain/bible/books';
import * as v from 'valibot';
import type { Report } from './faults';
import type { SourceBook } from './source-book';
import { VerseText } from './verse-text';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * A book as one JSON file: `{code: 'GEN', chapters: [{number, verses: [{number, text}]}]}`; other fields about the book are allowed.
 */
const bookSchema = v.object({
  code: v.string(),
  chapters: v.array(
    v.strictObject({
      number: positive,
      title: v.optional(v.string()),
      verses: v.array(v.strictObject({ number: positive, text: v.string() })),
    }),
  ),
});

/** Reads a book from one JSON file. Faults are reported. */
export function readJson(file: string, text: string, report: Report): SourceBook | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), bookSchema), text);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    report({
      kind: 'broken JSON',
      place: file,
      about: `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim(),
    });
    return null;
  }
  const { code, chapters } = parsed.output;
  if (!isBookId(code)) {
    report({ kind: 'not a book', place: file, about: code });
    return null;
  }
  const book: SourceBook = { book: code, file, verses: [], titles: new Map() };
  for (const { number: chapter, title, verses } of chapters) {
    if (title) book.titles.set(chapter, title.trim());
    for (const { number, text: words } of verses) {
      const place = `${file} ${chapter}.${number}`;
      // This is plain text, so a marker of another format would be shown to readers.
      const marker = /\\\S*|<\/?\w+[^>]*>|&\w+;/.exec(words)?.[0];
      if (marker) report({ kind: 'unknown marker', place, about: marker });
      const verse = new VerseText();
      verse.add(words);
      book.verses.push({ chapter, verse: verse.finish(number), place });
    }
  }
  return book;
}
