import * as v from 'valibot';
import { isBookId } from './books';
import type { BookId } from './books';

const bookId = v.custom<BookId>((id) => typeof id === 'string' && isBookId(id));
const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A part of a verse's text: `text.slice(start, end)`. */
const span = v.tuple([offset, offset]);

const storedVerse = v.object({
  /** From 1; omitted when it is the previous number plus one. A verse that the edition leaves out is not in the list. */
  number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The text as published, without notes; trimmed, with single spaces. */
  text: v.string(),
  /** Words that the translators supplied, which printed Bibles set in italics. */
  added: v.optional(v.array(span)),
  /** Notes, each at its place in the text. */
  notes: v.optional(v.array(v.object({ at: offset, text: v.string() }))),
});
type StoredVerse = v.InferOutput<typeof storedVerse>;
export type Verse = StoredVerse & { number: number };

/** A verse with neither notes nor added words is stored as a plain string, which makes all books together about 5 % smaller. */
const versesSchema = v.pipe(
  v.array(v.union([v.string(), storedVerse])),
  v.transform((stored) => {
    let number = 0;
    return stored.map((each): Verse => {
      const verse = typeof each === 'string' ? { text: each } : each;
      number = verse.number ?? number + 1;
      return { ...verse, number };
    });
  }),
);

/** Encodes verses in their stored form; `versesSchema` decodes them. */
export const packVerses = (verses: Verse[]): (string | StoredVerse)[] =>
  verses.map(({ number, ...rest }, index) => {
    if (number !== (verses[index - 1]?.number ?? 0) + 1) return { number, ...rest };
    return rest.added || rest.notes ? rest : rest.text;
  });

/** Ends in an article, a preposition or a conjunction, without punctuation: `para perdão dos`. */
const CUT =
  /(?:^|[\s,;:])(?:[ao]s?|de|d[ao]s?|em|n[ao]s?|por|pel[ao]s?|para|com|sem|aos?|às?|entre|sobre|e|ou|que|como)$/u;

/** Whether the source of the edition cuts the verse off. Such a verse is never the verse of a day, and never on a card. */
export const isIncomplete = ({ text }: Pick<Verse, 'text'>): boolean => CUT.test(text);

/** The text of a verse, with a mark where the source cuts it off. */
export const shownText = (verse: Pick<Verse, 'text'>): string =>
  isIncomplete(verse) ? `${verse.text} […]` : verse.text;

const chapterSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** A psalm's title: `Salmo de Davi`. */
  title: v.optional(v.string()),
  verses: versesSchema,
});
export type Chapter = v.InferOutput<typeof chapterSchema>;

/** `bible/{BOOK}.{hash}.json`: a book of an edition. A sample edition has only some of its chapters. */
export const bookTextSchema = v.object({
  book: bookId,
  chapters: v.array(chapterSchema),
});
export type BookText = v.InferOutput<typeof bookTextSchema>;

/**
 * `bible/edition.json`: the church's one edition, deployed with its books to Hosting and with the functions. It is the only one of
 * these files that changes in place; the others have the first 12 digits of their sha256 in their names.
 */
export const editionSchema = v.object({
  /** The hash of all its books, so a changed text is a different edition. */
  hash: v.string(),
  /** `Bíblia Livre`. Quotations show the `abbreviation`: `João 3.16 (BLIVRE)`. */
  name: v.string(),
  abbreviation: v.string(),
  version: v.string(),
  licence: v.string(),
  /** Who holds which rights, in Portuguese; shown with the text. */
  credit: v.string(),
  /** Where the files came from: an address, or the name of a file. */
  source: v.string(),
  /** The hash of the source. */
  sha256: v.string(),
  /** The day of the import, YYYY-MM-DD. */
  imported: v.string(),
  /** True for the few chapters that a fresh clone has until a whole Bible is imported. */
  is_sample: v.boolean(),
  /** In the order of the canon. */
  books: v.array(
    v.object({
      book: bookId,
      file: v.string(),
      /** The gzipped size. */
      bytes: offset,
      /** The chapters that the file contains. */
      chapters: v.array(offset),
    }),
  ),
});
export type Edition = v.InferOutput<typeof editionSchema>;
