import { calendarDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { CONTENT_ID } from '@/lib/browser';
import { currentTime } from '@/lib/clock';

const content = () => document.getElementById(CONTENT_ID);
export const focusContent = () => content()?.focus({ preventScroll: true });

/** How a page was left. */
interface Place {
  search: string;
  top: number;
  /** Another day has another reading. */
  day: Day;
}

/** By the path of the page, and by the entry of the browser's history. */
const places = new Map<string, Place>();
const AS_LEFT = 'as-left';
const today = () => calendarDay(currentTime());

/** Props of a link that opens a page as it was left today; on that page itself it leads to its top. */
export function placeLink(path: string, isHere: boolean) {
  const place = places.get(path);
  const search = !isHere && place?.day === today() ? place.search : '';
  return { to: path + search, state: AS_LEFT, onClick: isHere ? () => scrollTo(0, 0) : undefined };
}

/** A new page starts at its top, with the focus in it; one that is opened again is scrolled as it was left. */
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
    else if (isOther && !content()?.contains(document.activeElement)) focusContent();
    previous.current = pathname;

    const isBack = type === NavigationType.Pop;
    const opened = isBack ? entry : isAsLeft ? pathname : '';
    const isOpened = isOther || isBack;
    const left = places.get(opened)?.top ?? (isOther ? reloaded.topOf(opened) : scrollY);
    const stop = isOpened ? scrollOnceLoaded(left) : undefined;
    const note = () => {
      const place = { search, top: scrollY, day: today() };
      places.set(entry, place).set(pathname, place);
    };
    note();
    const keep = () => reloaded.keep(entry);
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      stop?.();
      removeEventListener('scroll', note);
      removeEventListener('pagehide', keep);
    };
  }, [key, pathname, search, isAsLeft, type]);
}

/** Kept by the tab, for when the page is loaded anew: how far an entry was scrolled. */
const reloaded = {
  keep: (entry: string) => inTab((store) => store.setItem(entry, `${scrollY}`)),
  topOf: (entry: string) => Number(inTab((store) => store.getItem(entry)) ?? 0),
};

/** Nothing where the browser blocks the store: then a page opens at its top. */
function inTab<T>(work: (store: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

const PATIENCE_MS = 3000;

/**
 * Scrolls again whenever the page grows, until the person does something.
 * @returns a function that stops it
 */
function scrollOnceLoaded(top: number): () => void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  scrollTo(0, top);
  if (top > 0) {
    const observer = new ResizeObserver(() => scrollTo(0, top));
    observer.observe(document.body);
    ended.signal.addEventListener('abort', () => observer.disconnect());
    for (const event of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      addEventListener(event, stop, { signal: ended.signal, passive: true });
    setTimeout(stop, PATIENCE_MS);
  }
  return stop;
}
