import * as v from 'valibot';
import { hashText } from '../text/hash';
import type { BookId } from './books';
import type { Passage } from './passage';

const text = v.pipe(v.string(), v.minLength(1));

const chapterNoteSchema = v.object({
  /** What the chapter tells or says, and who speaks. */
  happens: text,
  /** What only this chapter carries. */
  center: text,
  /** The verses worth memorizing: `16`, or `1-3`. */
  verse: v.pipe(v.string(), v.regex(/^[1-9]\d*(?:-[1-9]\d*)?$/)),
  /** What to think about. */
  question: text,
  /** The application: what a reader could do today. */
  step: text,
  /** Answers the chapter, in the first person. */
  prayer: text,
  /** Names in the note that the chapter itself lacks. */
  also: v.optional(v.array(v.string())),
  /** True if the chapter is on wished death, suicide or abuse: the note is shown with `CARE_LINE`. */
  care: v.optional(v.boolean()),
});
/** What the product says about a chapter of the Bible, in Portuguese. */
export type ChapterNote = v.InferOutput<typeof chapterNoteSchema>;

/** `notes-{BOOK}.{hash}.json`: the notes of a book's chapters, by the chapter's number. */
export const bookNotesSchema = v.record(v.string(), chapterNoteSchema);
export type BookNotes = v.InferOutput<typeof bookNotesSchema>;

export const NOTES_INDEX = 'notes.json';
/** `notes.json`: the file of each book's notes. It changes in place; the files that it names have their hash in their names. */
export const notesIndexSchema = v.object({ files: v.record(v.string(), v.string()) });
export type NotesIndex = v.InferOutput<typeof notesIndexSchema>;

/** The size of all notes in bytes, gzipped, as a person who stores the Bible is told it. */
export const NOTES_SIZE = 410_000;

/** The last line of a note with `care`. */
export const CARE_LINE =
  'Se esta página toca numa dor sua, não fique só: CVV 188; violência contra a mulher, 180; violência contra crianças, 100.';

/** The verses of a chapter that its note picks. */
export function notePassage(book: BookId, chapter: number, { verse }: ChapterNote): Passage {
  const [first = 0, last = first] = verse.split('-').map(Number);
  return { book, from: { chapter, verse: first }, to: { chapter, verse: last } };
}

/** Differs when anything that a reader sees of the note differs. */
export const noteHash = ({ care = false, ...note }: ChapterNote) =>
  hashText(
    [note.happens, note.center, note.verse, note.question, note.step, note.prayer, care].join('\n'),
  ).toString(36);
