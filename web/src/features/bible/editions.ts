import { bookTextSchema, editionSchema } from '@raizes/domain/bible/edition';
import type { BookText, Edition } from '@raizes/domain/bible/edition';
import type { BookId } from '@raizes/domain/bible/books';
import { BibleError, fetchFile, fileCache, ignoreStorageErrors } from './files';

// The texts of the church's edition, as stored on this device. A book's file name contains its hash, so two editions can't be
// confused, and `edition.json` in the cache says which files are in use.

const EDITION = 'edition.json';
const cache = fileCache('raizes-bible');
const fetchEdition = () => fetchFile(EDITION, editionSchema, { cache: 'no-cache' });

export interface Editions {
  /** The edition that this device reads; null until it is loaded. */
  current: Edition | null;
  /** The server's edition, if it differs. */
  newer: Edition | null;
}

let editions: Editions = { current: null, newer: null };
let opening: Promise<Edition> | null = null;
/** The loaded books, by file name. */
const books = new Map<string, Promise<BookText>>();
const listeners = new Set<() => void>();

export const currentEditions = () => editions;

/** Notifies when an edition is loaded, a newer one is found, or the device has switched. */
export function subscribeEditions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setEditions(next: Editions): void {
  editions = next;
  for (const listener of listeners) listener();
}

/** Returns the edition that this device reads: the stored one, even if the server has another. @throws `BibleError` */
export async function loadEdition(): Promise<Edition> {
  opening ??= openEdition();
  try {
    return await opening;
  } catch (error) {
    opening = null;
    throw error;
  }
}

async function openEdition(): Promise<Edition> {
  const stored = await cache.read(EDITION, editionSchema);
  const edition = stored ?? (await fetchEdition());
  setEditions({ current: edition, newer: null });
  if (stored) void checkForNewer();
  else await ignoreStorageErrors(cache.store(EDITION, edition));
  return edition;
}

/** Looks for a newer edition once per page load, in the background; without a network, as soon as there is one. */
async function checkForNewer(): Promise<void> {
  try {
    const published = await fetchEdition();
    const { current } = editions;
    if (!current) return;
    if (published.hash !== current.hash) setEditions({ current, newer: published });
    // The texts are the same, but the credit line may have been corrected.
    else await ignoreStorageErrors(cache.store(EDITION, published));
  } catch {
    globalThis.addEventListener('online', () => void checkForNewer(), { once: true });
  }
}

/** Returns a book of the device's edition, from the cache or the server. @throws `BibleError` */
export async function loadBook(book: BookId): Promise<BookText> {
  const edition = await loadEdition();
  const file = fileOf(edition, book);
  if (file === undefined) throw new BibleError('not-in-edition');
  const known = books.get(file) ?? openBook(file);
  books.set(file, known);
  try {
    return await known;
  } catch (error) {
    books.delete(file);
    throw error;
  }
}

export const fileOf = (edition: Edition, book: BookId) =>
  edition.books.find((each) => each.book === book)?.file;

async function openBook(file: string): Promise<BookText> {
  const stored = await cache.read(file, bookTextSchema);
  if (stored) return stored;
  try {
    const text = await fetchFile(file, bookTextSchema);
    await ignoreStorageErrors(cache.store(file, text));
    return text;
  } catch (error) {
    if (!(error instanceof BibleError) || error.kind !== 'unavailable') throw error;
    await checkForNewer();
    throw editions.newer ? new BibleError('edition-changed') : error;
  }
}

/**
 * Switches this device to the server's edition. The stored books are fetched in the new edition first, so that they stay available
 * offline; if that fails, the device keeps its edition.
 * @throws `BibleError`
 */
export async function switchEdition(): Promise<void> {
  const next = await fetchEdition();
  const old = editions.current ?? next;
  const stored = await storedFiles();
  for (const { book, file } of old.books.filter((each) => stored.has(each.file))) {
    const other = fileOf(next, book);
    if (other !== undefined && other !== file) await fetchBook(other);
  }
  await ignoreStorageErrors(cache.store(EDITION, next));
  opening = Promise.resolve(next);
  books.clear();
  setEditions({ current: next, newer: null });
  const read = new Set(next.books.map(({ file }) => file));
  await removeFiles([...stored].filter((file) => !read.has(file)));
}

/** Stores a book on this device. @throws `BibleError`, or the browser's own error if the storage is full */
export async function fetchBook(file: string, signal?: AbortSignal): Promise<void> {
  const text = await fetchFile(file, bookTextSchema, signal ? { signal } : {});
  await cache.store(file, text);
}

/** Returns the names of the book files that are stored on this device. */
export async function storedFiles(): Promise<Set<string>> {
  const names = new Set(await cache.names());
  names.delete(EDITION);
  return names;
}

export const removeFiles = (files: Iterable<string>) => cache.remove(files);
