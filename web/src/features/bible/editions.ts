import { bookTextSchema, editionSchema } from '@raizes/domain/bible/edition';
import type { BookText, Edition } from '@raizes/domain/bible/edition';
import type { BookId } from '@raizes/domain/bible/books';
import * as v from 'valibot';

// The texts of the church's edition, as stored on this device. The cache is separate from the service worker's, so updates don't
// clear it; `eraseDevice` doesn't either, because it holds public text and no personal data. A book's file name contains its hash,
// so two editions can't be confused, and `edition.json` in the cache says which files are in use.

/**
 * `offline`: no network, and not stored on this device. `not-in-edition`: the edition lacks the book. `edition-changed`: the book is
 * not stored, and the server now has another edition. `unavailable`: the server's file is missing or damaged.
 */
export type BibleFailure = 'offline' | 'not-in-edition' | 'edition-changed' | 'unavailable';

export class BibleError extends Error {
  constructor(readonly kind: BibleFailure) {
    super(`Bible: ${kind}`);
  }
}

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
  const stored = await readStored(EDITION, editionSchema);
  const edition = stored ?? (await fetchEdition());
  setEditions({ current: edition, newer: null });
  if (stored) void checkForNewer();
  else await ignoreStorageErrors(store(EDITION, edition));
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
    else await ignoreStorageErrors(store(EDITION, published));
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
  const stored = await readStored(pathOf(file), bookTextSchema);
  if (stored) return stored;
  try {
    const text = await fetchJson(pathOf(file), bookTextSchema);
    await ignoreStorageErrors(store(pathOf(file), text));
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
  await ignoreStorageErrors(store(EDITION, next));
  opening = Promise.resolve(next);
  books.clear();
  setEditions({ current: next, newer: null });
  const read = new Set(next.books.map(({ file }) => file));
  await removeFiles([...stored].filter((file) => !read.has(file)));
}

/** Stores a book on this device. @throws `BibleError`, or the browser's own error if the storage is full */
export async function fetchBook(file: string, signal?: AbortSignal): Promise<void> {
  const text = await fetchJson(pathOf(file), bookTextSchema, signal ? { signal } : {});
  await store(pathOf(file), text);
}

/** Returns the names of the book files that are stored on this device. */
export async function storedFiles(): Promise<Set<string>> {
  const requests = (await (await openCache())?.keys()) ?? [];
  const paths = requests.map(({ url }) => new URL(url).pathname);
  return new Set(paths.filter((path) => path !== EDITION).map((path) => path.slice(FOLDER.length)));
}

export async function removeFiles(files: Iterable<string>): Promise<void> {
  const cache = await openCache();
  for (const file of files) await cache?.delete(pathOf(file));
}

const FOLDER = '/bible/';
const EDITION = `${FOLDER}edition.json`;
const pathOf = (file: string) => FOLDER + file;

const fetchEdition = () => fetchJson(EDITION, editionSchema, { cache: 'no-cache' });

async function fetchJson<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  options: RequestInit = {},
): Promise<T> {
  const text = await fetchText(path, options);
  const parsed = text === null ? null : parse(text, schema);
  if (parsed === null) throw new BibleError('unavailable');
  return parsed;
}

/** Returns null if the server has no such file. */
async function fetchText(path: string, options: RequestInit): Promise<string | null> {
  try {
    const response = await fetch(path, options);
    return response.ok ? await response.text() : null;
  } catch {
    throw new BibleError('offline');
  }
}

/** Returns null for invalid content. Hosting answers a missing file with the app's page, which is not JSON. */
function parse<T>(text: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : null;
  } catch {
    return null;
  }
}

const CACHE = 'raizes-bible';

/** Returns null if the browser has no cache; everything is then read from the server. */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE);
  } catch {
    return null;
  }
}

async function readStored<T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T | null> {
  const response = await (await openCache())?.match(path);
  return response ? parse(await response.text(), schema) : null;
}

async function store(path: string, content: unknown): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await (await openCache())?.put(path, new Response(JSON.stringify(content), { headers }));
}

/** Ignores a failure to store a text, because it can be read without being stored. */
async function ignoreStorageErrors(storing: Promise<void>): Promise<void> {
  await storing.catch((cause: unknown) => console.warn('Not stored on this device', cause));
}
