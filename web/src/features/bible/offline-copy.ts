import type { Edition } from '@raizes/domain/bible/edition';
import { useEffect, useSyncExternalStore } from 'react';
import { BibleError, fetchBook, removeFiles, storedFiles } from './editions';

/** How much of the edition this device has stored; `failed` says why the download stopped. */
export type OfflineCopy =
  | { state: 'unknown' }
  | { state: 'part' | 'whole' | 'loading'; stored: number }
  | { state: 'failed'; stored: number; reason: 'offline' | 'full' | 'other' };

// Shared by the whole app, so that the download continues while the person turns pages.
let copy: OfflineCopy = { state: 'unknown' };
let download: { edition: Edition; controller: AbortController } | null = null;
const listeners = new Set<() => void>();

function set(next: OfflineCopy): void {
  copy = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How much of an edition is stored, live. */
export function useOfflineCopy(edition: Edition): OfflineCopy {
  useEffect(() => {
    if (download?.edition.hash !== edition.hash) stopDownload(edition);
  }, [edition]);
  return useSyncExternalStore(subscribe, () => copy);
}

/** The download size in bytes, gzipped. */
export const downloadSize = ({ books }: Edition) =>
  books.reduce((sum, { bytes }) => sum + bytes, 0);

async function measure(edition: Edition): Promise<void> {
  const files = await storedFiles();
  const books = edition.books.filter(({ file }) => files.has(file));
  const stored = downloadSize({ ...edition, books });
  set({ state: books.length === edition.books.length ? 'whole' : 'part', stored });
}

const PARALLEL_DOWNLOADS = 3;

/** Stores all missing books. If the download stops halfway, the stored books stay and the next attempt continues from there. */
export async function storeAllBooks(edition: Edition): Promise<void> {
  download?.controller.abort();
  const mine = { edition, controller: new AbortController() };
  download = mine;
  const { signal } = mine.controller;
  const files = await storedFiles();
  const missing = edition.books.filter(({ file }) => !files.has(file));
  let stored = downloadSize(edition) - downloadSize({ ...edition, books: missing });
  set({ state: 'loading', stored });
  // Not awaited, because Firefox asks the person first.
  void requestPersistence();

  const next = missing.values();
  async function work(): Promise<void> {
    for (const { file, bytes } of next) {
      signal.throwIfAborted();
      await fetchBook(file, signal);
      stored += bytes;
      if (!signal.aborted) set({ state: 'loading', stored });
    }
  }

  try {
    await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, work));
    if (download === mine) set({ state: 'whole', stored });
  } catch (cause) {
    mine.controller.abort();
    if (download === mine) {
      console.warn('The Bible was not stored as a whole', cause);
      set({ state: 'failed', stored, reason: reasonFor(cause) });
    }
  } finally {
    if (download === mine) download = null;
  }
}

/** Asks the browser not to evict the stored books when storage runs low. */
async function requestPersistence(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // Some browsers don't support it.
  }
}

function reasonFor(cause: unknown): 'offline' | 'full' | 'other' {
  if (cause instanceof BibleError) return cause.kind === 'offline' ? 'offline' : 'other';
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return isFull ? 'full' : 'other';
}

/** Stops the download; the stored books stay. */
export function stopDownload(edition: Edition): void {
  download?.controller.abort();
  download = null;
  void measure(edition);
}

/** Removes every book from this device. Books that are opened later are stored again. */
export async function removeAllBooks(edition: Edition): Promise<void> {
  await removeFiles(await storedFiles());
  await measure(edition);
}
