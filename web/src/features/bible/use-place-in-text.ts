import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { verseId } from './chapter-text';
import { lastPlace } from './place';
import type { Place, VerseRange } from './place';

/** The entries of the browser's history that were scrolled to their verse: Back leads to where they were left. */
const reached = new Set<string>();

/**
 * Scrolls to the verses that the address points out, or to where the person stopped reading (`/biblia` says so in the location's state), and
 * stores where that is.
 */
export function usePlaceInText(uid: string, place: Place, pointed: VerseRange | null): void {
  const location = useLocation();
  const { key } = location;
  const resumed = resumedVerse(location.state);
  const { book, chapter } = place;
  const from = pointed?.from;

  useEffect(() => {
    const target = document.getElementById(verseId(from ?? resumed ?? 0));
    if (!target || reached.has(key)) return;
    reached.add(key);
    target.scrollIntoView({ block: from === undefined ? 'start' : 'center' });
    if (from !== undefined) target.focus({ preventScroll: true, focusVisible: false });
  }, [key, from, resumed]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const note = () => {
      clearTimeout(timer);
      lastPlace.write(uid, { book, chapter }, verseAtTop());
    };
    const noteSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(note, SCROLL_PAUSE_MS);
    };
    note();
    // Older Safaris don't say that a scroll has ended, and iOS may end a page that is in the background without a word.
    addEventListener('scroll', noteSoon, { passive: true, signal });
    addEventListener('scrollend', note, { signal });
    addEventListener('pagehide', note, { signal });
    document.addEventListener('visibilitychange', note, { signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [uid, book, chapter]);
}

const SCROLL_PAUSE_MS = 200;

/** The state of a location that leads back to where the person stopped. */
export const resumeAt = (verse: number) => ({ resume: verse });

function resumedVerse(state: unknown): number | undefined {
  const isResumed = typeof state === 'object' && state !== null && 'resume' in state;
  // The first verse is below the chapter's heading, which is to be seen.
  return isResumed && Number(state.resume) > 1 ? Number(state.resume) : undefined;
}

/** Below the bar. */
const TOP = 80;

/** The first verse that is on the screen. */
function verseAtTop(): number {
  const verses = [...document.querySelectorAll<HTMLElement>('[data-verse]')];
  const first = verses.find((verse) => verse.getBoundingClientRect().bottom > TOP);
  return Number(first?.dataset['verse'] ?? 1);
}
