import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { verseId } from './chapter-text';
import { lastPlace, recentBooks } from './place';
import type { Place, VerseRange } from './place';

/** The history entries that have been scrolled to their verse; going back to one restores its own scroll position. */
const scrolledEntries = new Set<string>();

/**
 * Scrolls to the verses that the address points to, or to where the person stopped reading (`/biblia` passes it in the location's
 * state), and stores the current place.
 */
export function usePlaceInText(uid: string, place: Place, targetVerses: VerseRange | null): void {
  const location = useLocation();
  const { key } = location;
  const resumed = resumedVerse(location.state);
  const { book, chapter } = place;
  const from = targetVerses?.from;

  useEffect(() => {
    const target = document.getElementById(verseId(from ?? resumed ?? 0));
    if (!target || scrolledEntries.has(key)) return;
    scrolledEntries.add(key);
    target.scrollIntoView({ block: from === undefined ? 'start' : 'center' });
    if (from !== undefined) target.focus({ preventScroll: true, focusVisible: false });
  }, [key, from, resumed]);

  useEffect(() => recentBooks.add(uid, book), [uid, book]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const storePlace = () => {
      clearTimeout(timer);
      lastPlace.write(uid, { book, chapter }, verseAtTop());
    };
    const storePlaceSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(storePlace, DEBOUNCE_MS);
    };
    storePlace();
    // Older Safari versions have no `scrollend`, and iOS can end a page in the background without `pagehide`.
    addEventListener('scroll', storePlaceSoon, { passive: true, signal });
    addEventListener('scrollend', storePlace, { signal });
    addEventListener('pagehide', storePlace, { signal });
    document.addEventListener('visibilitychange', storePlace, { signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [uid, book, chapter]);
}

const DEBOUNCE_MS = 200;

/** The location state that makes the reader scroll to where the person stopped. */
export const resumeAt = (verse: number) => ({ resume: verse });

function resumedVerse(state: unknown): number | undefined {
  const isResumed = typeof state === 'object' && state !== null && 'resume' in state;
  // Not for the first verse, so that the chapter's heading stays visible.
  return isResumed && Number(state.resume) > 1 ? Number(state.resume) : undefined;
}

/** The bottom edge of the sticky bar, in px. */
const TOP = 80;

/** Returns the number of the first visible verse. */
function verseAtTop(): number {
  const verses = [...document.querySelectorAll<HTMLElement>('[data-verse]')];
  const first = verses.find((verse) => verse.getBoundingClientRect().bottom > TOP);
  return Number(first?.dataset['verse'] ?? 1);
}
