import { readFileSync, readdirSync } from 'node:fs';
import * as v from 'valibot';
import type { BookId } from '../bible/books';
import { bookNotesSchema } from '../bible/notes';
import type { BookNotes, ChapterNote } from '../bible/notes';

const folder = new URL('../bible/notes/', import.meta.url);

/** The notes on all chapters of the Bible, by book. */
export const allNotes = new Map<string, BookNotes>(
  readdirSync(folder).map((file) => {
    const stored: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    return [file.replace('.json', ''), v.parse(bookNotesSchema, stored)];
  }),
);

/** @throws if the chapter has no note */
export function noteOn(book: BookId, chapter: number): ChapterNote {
  const note = allNotes.get(book)?.[chapter];
  if (!note) throw new Error(`${book} ${chapter} has no note`);
  return note;
}
