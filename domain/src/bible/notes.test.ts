import { readFileSync, readdirSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { books } from './books';
import { bookNotesSchema, noteHash, notePassage } from './notes';
import type { ChapterNote } from './notes';
import { passageExists } from './passage';

const folder = new URL('notes/', import.meta.url);

it('has a note on each of the 1,189 chapters, on verses that exist', () => {
  expect(readdirSync(folder).toSorted()).toEqual(books.map(({ id }) => `${id}.json`).toSorted());
  for (const { id, verses } of books) {
    const stored: unknown = JSON.parse(readFileSync(new URL(`${id}.json`, folder), 'utf8'));
    const notes = Object.entries(v.parse(bookNotesSchema, stored));
    expect(notes.map(([chapter]) => Number(chapter))).toEqual(verses.map((_, index) => index + 1));
    for (const [chapter, note] of notes)
      expect(passageExists(notePassage(id, Number(chapter), note))).toBe(true);
  }
});

const note: ChapterNote = { happens: 'a', center: 'b', verse: '16-17', question: 'c?' };

it('gives the passage of a note’s verses', () => {
  expect(notePassage('RUT', 1, note)).toEqual({
    book: 'RUT',
    from: { chapter: 1, verse: 16 },
    to: { chapter: 1, verse: 17 },
  });
});

it('hashes what a reader sees of a note', () => {
  expect(noteHash({ ...note, also: ['Rute'] })).toBe(noteHash(note));
  for (const change of [{ happens: 'x' }, { center: 'x' }, { verse: '1' }, { care: true }])
    expect(noteHash({ ...note, ...change })).not.toBe(noteHash(note));
});
