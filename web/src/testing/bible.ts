import { findBook } from '@raizes/domain/bible/books';
import type { BookId } from '@raizes/domain/bible/books';
import type { BookText, Chapter, Edition } from '@raizes/domain/bible/edition';
import type { BookNotes, NotesIndex } from '@raizes/domain/bible/notes';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { deferred } from './deferred';

/** A chapter in which the text of each verse is its reference: `JHN 3.16`. */
export const aChapter = (book: BookId, number: number, fields: Partial<Chapter> = {}): Chapter => ({
  number,
  verses: Array.from({ length: findBook(book)?.verses[number - 1] ?? 0 }, (_, index) => ({
    number: index + 1,
    text: `${book} ${number}.${index + 1}`,
  })),
  ...fields,
});

const aBook = (book: BookId): BookText => ({
  book,
  chapters: (findBook(book)?.verses ?? []).map((_, index) => aChapter(book, index + 1)),
});

type BibleFiles = Record<string, Edition | BookText | BookNotes | NotesIndex>;

/** The files of an edition: `edition.json`, and one file per book with the edition's hash in its name. */
export function aBible(
  hash: string,
  texts: (BookId | BookText)[],
  fields: Partial<Edition> = {},
): Record<string, Edition | BookText> {
  const books = texts.map((text) => (typeof text === 'string' ? aBook(text) : text));
  const edition: Edition = {
    hash,
    name: `Bíblia ${hash}`,
    abbreviation: hash.toUpperCase(),
    version: '1',
    licence: 'CC BY 3.0 BR',
    credit: `Bíblia ${hash}, licença Creative Commons`,
    source: 'test.zip',
    sha256: hash,
    imported: '2026-01-01',
    is_sample: false,
    books: books.map(({ book, chapters }) => ({
      book,
      file: `${book}.${hash}.json`,
      bytes: 20_000,
      chapters: chapters.map(({ number }) => number),
    })),
    ...fields,
  };
  const files: Record<string, Edition | BookText> = { 'edition.json': edition };
  for (const text of books) files[`${text.book}.${hash}.json`] = text;
  return files;
}

/** Fakes the device's Cache Storage and the server with the Bible; each test sets their content. */
export const fakeBible = {
  files: aBible('none', []) as BibleFiles,
  isOnline: true,
  isCacheFull: false,
  /** The requested files. */
  fetched: new Array<string>(),
  cached: new Map<string, string>(),
  cachedNotes: new Map<string, string>(),
  /** Holds back every answer until the returned function is called. */
  hold(): () => void {
    const released = deferred<void>();
    gate = released.promise;
    return () => released.resolve();
  },
  /** Resets to an empty device and a server with these files. */
  reset(files: BibleFiles): void {
    Object.assign(fakeBible, { files, isOnline: true, isCacheFull: false });
    fakeBible.fetched = [];
    gate = Promise.resolve();
    fakeBible.cached.clear();
    fakeBible.cachedNotes.clear();
    vi.stubGlobal('fetch', answer);
    vi.stubGlobal('caches', {
      open: (name: string) =>
        Promise.resolve(
          cacheOf(name === 'raizes-notes' ? fakeBible.cachedNotes : fakeBible.cached),
        ),
    });
  },
};

let gate = Promise.resolve();

async function answer(path: string, { signal }: RequestInit = {}): Promise<Response> {
  const file = path.replace('/bible/', '');
  fakeBible.fetched.push(file);
  await gate;
  if (!fakeBible.isOnline) throw new TypeError('Failed to fetch');
  signal?.throwIfAborted();
  const content = fakeBible.files[file];
  // For a missing file, the hosting responds with the app's HTML.
  return new Response(content ? JSON.stringify(content) : '<!doctype html><title>Raízes</title>');
}

const cacheOf = (cached: Map<string, string>) => ({
  match: (path: string) => {
    const text = cached.get(path);
    return Promise.resolve(text === undefined ? undefined : new Response(text));
  },
  put: async (path: string, response: Response) => {
    if (fakeBible.isCacheFull) throw new DOMException('Full', 'QuotaExceededError');
    cached.set(path, await response.text());
  },
  keys: () =>
    Promise.resolve([...cached.keys()].map((path) => ({ url: `https://raizes.test${path}` }))),
  delete: (path: string) => Promise.resolve(cached.delete(path)),
});

/** Reconnects the device, once the effects of the last render have run, one of which may listen for it. */
export async function reconnect() {
  await act(async () => undefined);
  fakeBible.isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
}

/** The files of notes on the first chapter of John and of Jude. */
export const aNotesFolder = (hash: string): BibleFiles => ({
  'notes.json': { files: { JHN: `notes-JHN.${hash}.json`, JUD: `notes-JUD.${hash}.json` } },
  [`notes-JHN.${hash}.json`]: { 1: aNote(`JHN 1 ${hash}`) },
  [`notes-JUD.${hash}.json`]: { 1: { ...aNote(`JUD 1 ${hash}`), care: true } },
});

const aNote = (text: string) => ({
  happens: `${text} happens`,
  center: `${text} center`,
  verse: '1',
  question: `${text}?`,
  step: `${text} step?`,
  prayer: `${text} prayer`,
});
