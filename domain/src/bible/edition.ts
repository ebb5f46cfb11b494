import * as v from 'valibot';
import { isBookId } from './books';
import type { BookId } from './books';

const bookId = v.custom<BookId>((id) => typeof id === 'string' && isBookId(id));
const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A part of a verse's text: `text.slice(start, end)`. */
const span = v.tuple([offset, offset]);

const storedVerse = v.object({
  /** 1 and up; absent where it follows the verse before it. A verse that the edition leaves out is not in the list. */
  number: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The words as published, without notes; no white space around or doubled. */
  text: v.string(),
  /** Words that the translators supplied, which printed Bibles set in italics. */
  added: v.optional(v.array(span)),
  /** Notes, each at its place in the text. */
  notes: v.optional(v.array(v.object({ at: offset, text: v.string() }))),
});
type StoredVerse = v.InferOutput<typeof storedVerse>;
export type Verse = StoredVerse & { number: number };

/** A verse that is nothing but words is stored as a string: all books together weigh some 5 % less. */
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

/** Verses as they are stored. */
export const packVerses = (verses: Verse[]): (string | StoredVerse)[] =>
  verses.map(({ number, ...rest }, index) => {
    if (number !== (verses[index - 1]?.number ?? 0) + 1) return { number, ...rest };
    return rest.added || rest.notes ? rest : rest.text;
  });

const chapterSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** A psalm's title: `Salmo de Davi`. */
  title: v.optional(v.string()),
  verses: versesSchema,
});
export type Chapter = v.InferOutput<typeof chapterSchema>;

/** `bible/{BOOK}.{hash}.json`: a book of an edition. A sample has some of its chapters. */
export const bookTextSchema = v.object({
  book: bookId,
  chapters: v.array(chapterSchema),
});
export type BookText = v.InferOutput<typeof bookTextSchema>;

/**
 * `bible/edition.json`: the one edition of the church, beside its books on Hosting and beside the functions. The only one of these
 * files that changes; the others have the first 12 digits of their sha256 in their names.
 */
export const editionSchema = v.object({
  /** The hash of all its books: another text is another edition. */
  hash: v.string(),
  /** `Bíblia Livre`; with `abbreviation` in quotations: `João 3.16 (BLIVRE)`. */
  name: v.string(),
  abbreviation: v.string(),
  version: v.string(),
  licence: v.string(),
  /** To be shown with the text, in Portuguese: who holds which rights. */
  credit: v.string(),
  /** Where the files came from: an address, or the name of a file. */
  source: v.string(),
  /** Of the source. */
  sha256: v.string(),
  /** YYYY-MM-DD. */
  imported: v.string(),
  /** Only some chapters: what a fresh clone has until a whole Bible is imported. */
  is_sample: v.boolean(),
  /** In the order of the canon. */
  books: v.array(
    v.object({
      book: bookId,
      file: v.string(),
      /** Gzipped. */
      bytes: offset,
      /** The chapters that are there. */
      chapters: v.array(offset),
    }),
  ),
});
export type Edition = v.InferOutput<typeof editionSchema>;
