import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BookText } from '@raizes/domain/bible/edition';
import type { Passage } from '@raizes/domain/bible/passage';
import { anEdition } from '@raizes/tests/factories';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBible } from './passages';

const edition = anEdition({
  books: [{ book: 'RUT', file: 'RUT.1.json', bytes: 1, chapters: [1] }],
});
const ruth: BookText = {
  book: 'RUT',
  chapters: [
    {
      number: 1,
      title: 'Rute',
      verses: [1, 3].map((number) => ({ number, text: `Verso ${number}` })),
    },
  ],
};
const passage = (first: number, last = first, chapter = 1): Passage => ({
  book: 'RUT',
  from: { chapter, verse: first },
  to: { chapter, verse: last },
});

let folder = '';
const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), JSON.stringify(content));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raizes-passages-'));
  write('edition.json', edition);
  write('RUT.1.json', ruth);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const open = () => openBible(pathToFileURL(`${folder}/`));

it('loads the verses of a passage together with their edition', async () => {
  expect(await open().loadPassage(passage(1, 3))).toEqual({
    passage: passage(1, 3),
    verses: [
      { chapter: 1, number: 1, text: 'Verso 1' },
      { chapter: 1, number: 3, text: 'Verso 3' },
    ],
    edition,
  });
});

it('resolves to null for a verse, chapter or book that the edition lacks', async () => {
  const { loadPassage } = open();
  expect(await loadPassage(passage(2))).toBeNull();
  expect(await loadPassage(passage(1, 1, 2))).toBeNull();
  expect(await loadPassage({ ...passage(1), book: 'JHN' })).toBeNull();
});

it('reads a file once, and retries a file that it failed to read', async () => {
  const { loadPassage } = open();
  rmSync(join(folder, 'RUT.1.json'));
  await expect(loadPassage(passage(1))).rejects.toThrow('ENOENT');
  write('RUT.1.json', ruth);
  expect(await loadPassage(passage(1))).not.toBeNull();
  rmSync(folder, { recursive: true });
  expect(await loadPassage(passage(3))).not.toBeNull();
});

it('rejects a file that is not a valid book', async () => {
  write('RUT.1.json', { ...ruth, book: 'XXX' });
  await expect(open().loadPassage(passage(1))).rejects.toThrow('Invalid type');
});

it('loads a chapter with its title, and resolves to null for a chapter that the edition lacks', async () => {
  const { loadChapter } = open();
  expect(await loadChapter('RUT', 1)).toMatchObject({ number: 1, title: 'Rute' });
  expect(await loadChapter('RUT', 2)).toBeNull();
  expect(await loadChapter('JHN', 1)).toBeNull();
});

it('loads the note on a chapter, and resolves to null without one', async () => {
  expect(await open().loadNote('RUT', 1)).toBeNull();
  const note = {
    happens: 'Rute fica.',
    center: 'Fica.',
    verse: '16',
    question: 'Fica?',
    step: 'Fica?',
    prayer: 'Fica.',
  };
  write('notes.json', { files: { RUT: 'notes-RUT.1.json' } });
  write('notes-RUT.1.json', { 1: note });
  const { loadNote } = open();
  expect(await loadNote('RUT', 1)).toEqual(note);
  expect(await loadNote('RUT', 2)).toBeNull();
  expect(await loadNote('JHN', 1)).toBeNull();
});
