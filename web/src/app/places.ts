import { calendarDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { CONTENT_ID } from '@/lib/browser';
import { currentTime } from '@/lib/timing';
import { trySessionStorage } from '@/lib/storage';
import { isAdministration } from './sections';

/** The history state with which the welcome opens the first page. */
export const FROM_WELCOME = 'from-welcome';

const contentElement = () => document.getElementById(CONTENT_ID);
export const focusContent = () => contentElement()?.focus({ preventScroll: true });

/** The state in which a page was left. */
interface Place {
  search: string;
  top: number;
  /** A place is restored only on the same day, because content changes daily. */
  day: Day;
}

/** Stored twice: under the page's path, and under the entry in the browser's history. */
const places = new Map<string, Place>();
const AS_LEFT = 'as-left';
const today = () => calendarDay(currentTime());

/**
 * Returns the props of a link that reopens a page as it was left today, except for one of the administration, which opens anew; on the
 * page itself, the link scrolls to the top.
 */
export function placeLink(path: string, isHere: boolean) {
  if (isAdministration(path) && !isHere) return { to: path };
  const place = places.get(path);
  const search = !isHere && place?.day === today() ? place.search : '';
  return { to: path + search, state: AS_LEFT, onClick: isHere ? () => scrollTo(0, 0) : undefined };
}

/** Opens a new page at the top with the focus in its content, and restores the scroll position of a reopened page. */
export function usePlaces(): void {
  const location = useLocation();
  const { key, pathname, search } = location;
  const isAsLeft = location.state === AS_LEFT;
  const type = useNavigationType();
  const previous = useRef<string | null>(null);

  useLayoutEffect(() => {
    const entry = `${key} ${pathname}`;
    const isOther = previous.current !== pathname;
    if (previous.current === null) history.scrollRestoration = 'manual';
    else if (isOther && !contentElement()?.contains(document.activeElement)) focusContent();
    previous.current = pathname;

    const isBack = type === NavigationType.Pop;
    const reopened = isBack ? entry : isAsLeft ? pathname : '';
    const top = places.get(reopened)?.top ?? (isOther ? tabPositions.read(reopened) : scrollY);
    const stop = isOther || isBack ? scrollWhileLoading(top) : undefined;
    const remember = () => {
      const place = { search, top: scrollY, day: today() };
      places.set(entry, place).set(pathname, place);
    };
    remember();
    const store = () => tabPositions.store(entry);
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', store);
    return () => {
      stop?.();
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', store);
    };
  }, [key, pathname, search, isAsLeft, type]);
}

/** Scroll positions in the tab's session storage, which survive a reload. */
const tabPositions = {
  store: (entry: string) => trySessionStorage((store) => store.setItem(entry, `${scrollY}`)),
  read: (entry: string) => Number(trySessionStorage((store) => store.getItem(entry)) ?? 0),
};

const GROWTH_TIMEOUT_MS = 3000;

/**
 * Scrolls again whenever the page grows, until the person does something or the timeout passes.
 * @returns a function that stops it
 */
function scrollWhileLoading(top: number): () => void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  scrollTo(0, top);
  if (top > 0) {
    const observer = new ResizeObserver(() => scrollTo(0, top));
    observer.observe(document.body);
    ended.signal.addEventListener('abort', () => observer.disconnect());
    for (const event of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      addEventListener(event, stop, { signal: ended.signal, passive: true });
    setTimeout(stop, GROWTH_TIMEOUT_MS);
  }
  return stop;
}
