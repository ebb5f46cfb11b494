import { expect, it } from 'vitest';
import { allNotes } from '../testing/notes';
import { books } from './books';
import { noteHash, notePassage } from './notes';
import type { ChapterNote } from './notes';
import { passageExists } from './passage';

it('has a note on each of the 1,189 chapters, on verses that exist', () => {
  for (const { id, verses } of books) {
    const notes = Object.entries(allNotes.get(id) ?? {});
    expect(notes.map(([chapter]) => Number(chapter))).toEqual(verses.map((_, index) => index + 1));
    for (const [chapter, note] of notes)
      expect(passageExists(notePassage(id, Number(chapter), note))).toBe(true);
  }
});

const note: ChapterNote = {
  happens: 'a',
  center: 'b',
  verse: '16-17',
  question: 'c?',
  step: 'd?',
  prayer: 'e',
};

it('gives the passage of a note’s verses', () => {
  expect(notePassage('RUT', 1, note)).toEqual({
    book: 'RUT',
    from: { chapter: 1, verse: 16 },
    to: { chapter: 1, verse: 17 },
  });
});

it('hashes what a reader sees of a note', () => {
  expect(noteHash({ ...note, also: ['Rute'] })).toBe(noteHash(note));
  const changed = (['happens', 'center', 'verse', 'question', 'step', 'prayer'] as const).map(
    (field) => ({ [field]: 'x' }),
  );
  for (const change of [...changed, { care: true }])
    expect(noteHash({ ...note, ...change })).not.toBe(noteHash(note));
});
