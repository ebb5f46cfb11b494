import type { Passage } from '@raizes/domain/bible/passage';
import { hasChapters, versesInPassage } from '@raizes/domain/bible/passage-text';
import type { PassageText } from '@raizes/domain/bible/passage-text';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { optionalComponent } from '@/ui/lazy';
import {
  currentEditions,
  loadBook,
  loadEdition,
  subscribeEditions,
  switchEdition,
} from './editions';
import type { Editions } from './editions';
import { BibleError } from './files';
import type { BibleFailure } from './files';

export type { PassageText, PassageVerse } from '@raizes/domain/bible/passage-text';
export { loadBook, loadEdition, versesInPassage };

/** Optional, because it is used only in admin forms and loads the parser of references. */
export const FillFromBible = optionalComponent(() =>
  import('./fill-from-bible').then((module) => module.FillFromBible),
);

/**
 * Returns the verses of a passage, or null if this edition lacks them; a sample edition lacks most chapters. If the book is not stored
 * on this device and the server now has another edition, switches the device to that edition first.
 * @throws `BibleError`
 */
export async function loadPassage(passage: Passage): Promise<PassageText | null> {
  try {
    return await readPassage(passage);
  } catch (error) {
    if (!(error instanceof BibleError) || error.kind !== 'edition-changed') throw error;
    await switchEdition();
    return readPassage(passage);
  }
}

async function readPassage(passage: Passage): Promise<PassageText | null> {
  const edition = await loadEdition();
  if (!hasChapters(edition, passage)) return null;
  const verses = versesInPassage(await loadBook(passage.book), passage);
  return verses.length > 0 ? { passage, verses, edition } : null;
}

/** The device's edition and a newer one, if there is one, live. Loads nothing. */
export const useEditions = (): Editions => useSyncExternalStore(subscribeEditions, currentEditions);

/** The state of something that is loaded from the Bible. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; reason: BibleFailure };

const loading = { state: 'loading' } as const;

/**
 * Loads something from the Bible, and reloads it when `load` or the edition changes, and on retry or reconnection after a failure.
 * Texts of two editions are never shown together.
 */
export function useBible<T>(load: () => Promise<T>): Loaded<T> & { retry: () => void } {
  const hash = useEditions().current?.hash;
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ by: typeof load; hash?: string; now: Loaded<T> }>();
  const retry = () => setAttempt(attempt + 1);

  useEffect(() => {
    let isCurrent = true;
    const show = (now: Loaded<T>) => {
      const { current } = currentEditions();
      if (isCurrent) setLoaded({ by: load, now, ...(current && { hash: current.hash }) });
    };
    load().then(
      (value) => show({ state: 'ready', value }),
      (error: unknown) => {
        if (!(error instanceof BibleError)) console.error('The Bible could not be read', error);
        show({ state: 'failed', reason: error instanceof BibleError ? error.kind : 'unavailable' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, hash, attempt]);

  useEffect(() => {
    if (loaded?.now.state !== 'failed') return undefined;
    const reload = () => setAttempt((last) => last + 1);
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [loaded]);

  const isCurrent = loaded?.by === load && loaded.hash === hash;
  return { ...(isCurrent ? loaded.now : loading), retry };
}
