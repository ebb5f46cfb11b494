import * as v from 'valibot';
import type { VersePosition } from '../bible/passage';
import { BIBLE_NOTE_MAX_LENGTH } from '../limits';
import { instant } from './fields';

export const markColours = ['amber', 'green', 'blue', 'rose', 'violet'] as const;
export type MarkColour = (typeof markColours)[number];

const markSchema = v.object({
  colour: v.optional(v.picklist(markColours)),
  note: v.optional(v.pipe(v.string(), v.maxLength(BIBLE_NOTE_MAX_LENGTH))),
  /** When the server received it. */
  at: instant,
});

/** A person's mark of one verse: a colour, a note or both. */
export interface Mark extends VersePosition, v.InferOutput<typeof markSchema> {}

/** The field name of a verse. Firestore paths accept it without quoting. */
export const markField = ({ chapter, verse }: VersePosition) => `v${chapter}_${verse}`;

const fieldPattern = /^v([1-9]\d{0,2})_([1-9]\d{0,2})$/;

function markOf([field, value]: [string, unknown]): Mark[] {
  const [, chapter, verse] = fieldPattern.exec(field) ?? [];
  const mark = v.safeParse(markSchema, value);
  if (!mark.success || verse === undefined) return [];
  return [{ chapter: Number(chapter), verse: Number(verse), ...mark.output }];
}

const inOrder = (one: Mark, other: Mark) => one.chapter - other.chapter || one.verse - other.verse;

/**
 * `users/{uid}/bible_marks/{BOOK}`, private to the owner: one field for each marked verse, and `changed`, the name of the field that
 * the last write set or removed. A write changes the colour or the note of one verse, so writes of two devices merge; if both change
 * the same value, the last write wins. The output lists the marks in the book's order.
 */
export const bibleMarksSchema = v.pipe(
  v.looseObject({ id: v.string() }),
  v.transform(({ id, ...fields }) => ({
    book: id,
    marks: Object.entries(fields).flatMap(markOf).toSorted(inOrder),
  })),
);
export type BibleMarks = v.InferOutput<typeof bibleMarksSchema>;
