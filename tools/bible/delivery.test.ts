import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { books, findBook } from '@raizes/domain/bible/books';
import { bookTextSchema, editionSchema } from '@raizes/domain/bible/edition';
import { NOTES_INDEX, NOTES_SIZE, notesIndexSchema } from '@raizes/domain/bible/notes';
import * as v from 'valibot';
import { createServer as createViteServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bible } from '../../web/build/bible';
import { bibleFiles, deliverBible, editionFiles } from './delivery';
import { EDITION_FILE, encodeEdition, sha256 } from './edition-files';
import { sampleBible } from './sample';

let temporary = '';
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'raizes-bible-'));
});
afterEach(() => rmSync(temporary, { recursive: true }));

const contentOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
const parseEdition = (content = '') =>
  v.parse(v.pipe(v.string(), v.parseJson(), editionSchema), content);
const parseBook = (content = '') =>
  v.parse(v.pipe(v.string(), v.parseJson(), bookTextSchema), content);

describe('the sample edition', () => {
  const files = sampleBible();
  const edition = parseEdition(files.get(EDITION_FILE));

  it('contains every chapter of the sample readings completely', () => {
    expect(edition.is_sample).toBe(true);
    expect(edition.books.map(({ book }) => book)).toEqual(['PSA', '1CO']);
    for (const { book, file, chapters } of edition.books) {
      const text = parseBook(files.get(file));
      expect(text.book).toBe(book);
      expect(text.chapters.map(({ number }) => number)).toEqual(chapters);
      for (const { number, verses } of text.chapters) {
        expect(verses).toHaveLength(findBook(book)?.verses[number - 1] ?? 0);
        for (const verse of verses) expect(verse.text).toMatch(/^\S.*\S$/);
      }
    }
  });

  it('names each file after its content', () => {
    for (const { book, file } of edition.books)
      expect(file).toBe(`${book}.${sha256(files.get(file) ?? '').slice(0, 12)}.json`);
  });

  it('refuses a reading whose lines do not match its verses', () => {
    const reading = { book: 'Salmos', chapter: 1 };
    expect(() => sampleBible([{ ...reading, chapter_text: '1 Um.\nDois.' }])).toThrow(
      'Salmos 1: line 2 is not verse 2',
    );
    expect(() => sampleBible([{ ...reading, chapter_text: '1 Um.\n3 Três.' }])).toThrow('line 2');
  });
});

const details = { ...parseEdition(sampleBible().get(EDITION_FILE)), is_sample: false };
const genesis = (text: string) =>
  encodeEdition(details, [
    { book: 'GEN', chapters: [{ number: 1, verses: [{ number: 1, text }] }] },
  ]);

function writeBible(text: string) {
  const folder = join(temporary, 'bible');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of genesis(text)) writeFileSync(join(folder, name), content);
  return folder;
}

const noteOnRuth = {
  happens: 'Rute fica.',
  center: 'O amor fica.',
  verse: '16',
  question: 'Com quem?',
  step: 'Com quem?',
  prayer: 'Fica.',
};
const RUTH_NOTES = JSON.stringify({ 1: noteOnRuth });
const RUTH_FILE = `notes-RUT.${sha256(RUTH_NOTES).slice(0, 12)}.json`;
const notes = {
  'notes.json': JSON.stringify({ files: { RUT: RUTH_FILE } }),
  [RUTH_FILE]: RUTH_NOTES,
};

function writeNotes() {
  const folder = join(temporary, 'notes');
  mkdirSync(folder, { recursive: true });
  const stored = { 1: { ...noteOnRuth, also: ['Boaz'] } };
  writeFileSync(join(folder, 'RUT.json'), JSON.stringify(stored, null, 2));
  return folder;
}

describe('an edition’s files', () => {
  it('are the same for the same books in any order', () => {
    const texts = books.slice(0, 3).map(({ id }) => ({ book: id, chapters: [] }));
    expect(encodeEdition(details, texts.toReversed())).toEqual(encodeEdition(details, texts));
  });

  it('give a different hash for a different text', () => {
    const hashes = ['No princípio', 'No princípio,'].map(
      (text) => parseEdition(genesis(text).get(EDITION_FILE)).hash,
    );
    expect(new Set(hashes).size).toBe(2);
  });
});

describe('the files delivered to the web app and the functions', () => {
  it('are the sample if no Bible was imported', () => {
    expect(editionFiles(join(temporary, 'bible'))).toEqual(sampleBible());
  });

  it('are the imported Bible and nothing else in its folder', () => {
    const folder = writeBible('No princípio');
    writeFileSync(join(folder, 'notas.txt'), 'private');
    expect(editionFiles(folder)).toEqual(genesis('No princípio'));
  });

  it('contain the notes on all chapters, in the size that a person is told', () => {
    const files = bibleFiles(join(temporary, 'bible'));
    const index = v.parse(
      v.pipe(v.string(), v.parseJson(), notesIndexSchema),
      files.get(NOTES_INDEX),
    );
    expect(Object.keys(index.files).toSorted()).toEqual(books.map(({ id }) => id).toSorted());
    const contents = Object.values(index.files).map((file) => files.get(file) ?? '');
    const size = contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
    expect(Math.abs(size - NOTES_SIZE)).toBeLessThan(NOTES_SIZE / 10);
  });

  it('are refused if a book is missing', () => {
    const folder = writeBible('No princípio');
    for (const name of readdirSync(folder)) if (name !== EDITION_FILE) rmSync(join(folder, name));
    expect(() => editionFiles(folder)).toThrow('ENOENT');
  });

  it('replace the previous Bible and leave identical files untouched', () => {
    const target = join(temporary, 'lib', 'bible');
    deliverBible(writeBible('No princípio'), target, writeNotes());
    expect(contentOf(target)).toEqual({ ...Object.fromEntries(genesis('No princípio')), ...notes });
    const written = statSync(join(target, EDITION_FILE)).mtimeMs;
    deliverBible(join(temporary, 'bible'), target, writeNotes());
    expect(statSync(join(target, EDITION_FILE)).mtimeMs).toBe(written);
    deliverBible(writeBible('Em princípio'), target, writeNotes());
    expect(contentOf(target)).toEqual({ ...Object.fromEntries(genesis('Em princípio')), ...notes });
  });

  it('are served in development too, and missing ones are 404', async () => {
    const vite = await createViteServer({
      configFile: false,
      root: temporary,
      logLevel: 'silent',
      plugins: [bible()],
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    const server = createServer(vite.middlewares);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const get = (path: string) => fetch(`http://127.0.0.1:${port}/bible/${path}`);

    const edition = parseEdition(await (await get('edition.json?v=1')).text());
    const book = await get(edition.books[0]?.file ?? '');
    expect(parseBook(await book.text()).book).toBe(edition.books[0]?.book);
    expect((await get('GEN.000000000000.json')).status).toBe(404);
    expect((await get('')).status).toBe(404);
    server.close();
    await vite.close();
  });
});
