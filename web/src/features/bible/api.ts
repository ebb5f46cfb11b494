import type { Passage } from '@raizes/domain/bible/passage';
import { hasChapters, versesInPassage } from '@raizes/domain/bible/passage-text';
import type { PassageText } from '@raizes/domain/bible/passage-text';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { optionalComponent } from '@/ui/lazy';
import {
  BibleError,
  currentEditions,
  loadBook,
  loadEdition,
  subscribeEditions,
  switchEdition,
} from './editions';
import type { BibleFailure, Editions } from './editions';

export type { PassageText, PassageVerse } from '@raizes/domain/bible/passage-text';
export { loadBook, loadEdition, versesInPassage };

/** For the forms of admins; it brings the parser of references. */
export const FillFromBible = optionalComponent(() =>
  import('./fill-from-bible').then((module) => module.FillFromBible),
);

/**
 * The verses of a passage, or null where this edition lacks them: a sample has a few chapters only. Where the device's edition lacks the
 * book because the server has another by now, it switches first. Rejects with a `BibleError`.
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

/** The device's edition and a newer one, live. It loads nothing. */
export const useEditions = (): Editions => useSyncExternalStore(subscribeEditions, currentEditions);

/** Something loaded from the Bible. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; why: BibleFailure };

const loading = { state: 'loading' } as const;

/**
 * What `load` resolves to, loaded anew by another function, after a switch of the edition, and when a failed one is tried again. What
 * the last edition had is never shown beside the next one.
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
        show({ state: 'failed', why: error instanceof BibleError ? error.kind : 'unavailable' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, hash, attempt]);

  useEffect(() => {
    if (loaded?.now.state !== 'failed') return undefined;
    const again = () => setAttempt((last) => last + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [loaded]);

  const isCurrent = loaded?.by === load && loaded.hash === hash;
  return { ...(isCurrent ? loaded.now : loading), retry };
}
