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

/** What a person has marked of one verse: a colour, a note or both. */
export interface Mark extends VersePosition, v.InferOutput<typeof markSchema> {}

/** The field of a verse: a name that Firestore takes without quotation marks. */
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
 * `users/{uid}/bible_marks/{BOOK}`, of the owner alone: a field for each marked verse, and `changed`, the field that the last write
 * set or removed. A write changes the colour or the note of one verse, so that two devices keep each other's; of the same one the last write
 * stays. The output is the marks in the book's order.
 */
export const bibleMarksSchema = v.pipe(
  v.looseObject({ id: v.string() }),
  v.transform(({ id, ...fields }) => ({
    book: id,
    marks: Object.entries(fields).flatMap(markOf).toSorted(inOrder),
  })),
);
export type BibleMarks = v.InferOutput<typeof bibleMarksSchema>;
