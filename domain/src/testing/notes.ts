import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { books } from '../bible/books';
import type { BookId } from '../bible/books';
import { bookNotesSchema } from '../bible/notes';
import type { BookNotes, ChapterNote } from '../bible/notes';

const folder = new URL('../bible/notes/', import.meta.url);

/** The notes on all chapters of the Bible, by book. */
export const allNotes = new Map<BookId, BookNotes>(
  books.map(({ id }) => {
    const stored: unknown = JSON.parse(readFileSync(new URL(`${id}.json`, folder), 'utf8'));
    return [id, v.parse(bookNotesSchema, stored)];
  }),
);

/** @throws if the chapter has no note */
export function noteOn(book: BookId, chapter: number): ChapterNote {
  const note = allNotes.get(book)?.[chapter];
  if (!note) throw new Error(`${book} ${chapter} has no note`);
  return note;
}
