import type { Edition } from '@raizes/domain/bible/edition';
import { useEffect, useSyncExternalStore } from 'react';
import { BibleError, fetchBook, removeFiles, storedFiles } from './editions';

/** How much of the edition this device has stored; `failed` says why the download stopped. */
export type OfflineCopy =
  | { state: 'unknown' }
  | { state: 'part' | 'whole' | 'loading'; stored: number }
  | { state: 'failed'; stored: number; why: 'offline' | 'full' | 'other' };

// One for the app: the download goes on while the person reads and turns pages.
let copy: OfflineCopy = { state: 'unknown' };
let download: { of: Edition; controller: AbortController } | null = null;
const listeners = new Set<() => void>();

function set(next: OfflineCopy): void {
  copy = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is stored of an edition, live. */
export function useOfflineCopy(edition: Edition): OfflineCopy {
  useEffect(() => {
    if (download?.of.hash !== edition.hash) stopStoring(edition);
  }, [edition]);
  return useSyncExternalStore(subscribe, () => copy);
}

/** Gzipped, as the network counts. */
export const sizeOf = ({ books }: Edition) => books.reduce((sum, { bytes }) => sum + bytes, 0);

async function measure(edition: Edition): Promise<void> {
  const files = await storedFiles();
  const there = edition.books.filter(({ file }) => files.has(file));
  const stored = there.reduce((sum, { bytes }) => sum + bytes, 0);
  set({ state: there.length === edition.books.length ? 'whole' : 'part', stored });
}

const AT_ONCE = 3;

/** Stores all books that are missing. What is there stays when it stops half-way, and the next attempt goes on from there. */
export async function storeAll(edition: Edition): Promise<void> {
  download?.controller.abort();
  const mine = { of: edition, controller: new AbortController() };
  download = mine;
  const { signal } = mine.controller;
  const files = await storedFiles();
  const missing = edition.books.filter(({ file }) => !files.has(file));
  let stored = sizeOf(edition) - sizeOf({ ...edition, books: missing });
  set({ state: 'loading', stored });
  // Firefox asks the person, and the download doesn't wait for the answer.
  void keepWhenShortOfRoom();

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
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (download === mine) set({ state: 'whole', stored });
  } catch (cause) {
    mine.controller.abort();
    if (download === mine) {
      console.warn('The Bible was not stored as a whole', cause);
      set({ state: 'failed', stored, why: whyOf(cause) });
    }
  } finally {
    if (download === mine) download = null;
  }
}

/** Otherwise the browser may throw it away. */
async function keepWhenShortOfRoom(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // Some browsers can't promise it.
  }
}

function whyOf(cause: unknown): 'offline' | 'full' | 'other' {
  if (cause instanceof BibleError) return cause.kind === 'offline' ? 'offline' : 'other';
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return isFull ? 'full' : 'other';
}

/** Stops the download; what is stored stays. */
export function stopStoring(edition: Edition): void {
  download?.controller.abort();
  download = null;
  void measure(edition);
}

/** Removes every book from this device. The ones that are opened from now on are stored again. */
export async function removeAll(edition: Edition): Promise<void> {
  await removeFiles(await storedFiles());
  await measure(edition);
}
