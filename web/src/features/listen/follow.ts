import { useEffect, useRef } from 'react';

/** After the person has scrolled, the page is left alone for this long, because they may be reading elsewhere. */
const SCROLL_PAUSE_MS = 5000;
/** The height of the bars at the edges of the page, in px. */
const TOP = 72;
const BOTTOM = 168;

const scrollEvents = ['wheel', 'touchmove', 'keydown'] as const;

/** Scrolls the element of a segment into view if it is not visible, unless the person has scrolled within the last seconds. */
export function useFollowSegment(segment: string | null): void {
  const scrolledAt = useRef(-Infinity);
  useEffect(() => {
    const noteTime = ({ timeStamp }: Event) => {
      scrolledAt.current = timeStamp;
    };
    for (const name of scrollEvents) addEventListener(name, noteTime, { passive: true });
    return () => {
      for (const name of scrollEvents) removeEventListener(name, noteTime);
    };
  }, []);

  useEffect(() => {
    if (segment === null || performance.now() - scrolledAt.current < SCROLL_PAUSE_MS) return;
    const element = elementOf(segment);
    if (!element) return;
    const { top, bottom, height } = element.getBoundingClientRect();
    const room = innerHeight - TOP - BOTTOM;
    const isVisible =
      top >= TOP && (bottom <= innerHeight - BOTTOM || (height > room && top < room));
    if (isVisible) return;
    const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const block = height > room ? 'start' : 'center';
    element.scrollIntoView({ block, behavior: reducesMotion ? 'auto' : 'smooth' });
  }, [segment]);
}

const elementOf = (segment: string) =>
  document.querySelector(`[data-segment="${CSS.escape(segment)}"]`);

/** Returns the index of the first visible segment, from which a person who has scrolled down starts; 0 at the top of the page. */
export function findFirstVisible(segments: { id: string }[]): number {
  if (scrollY < TOP) return 0;
  const isVisible = ({ id }: { id: string }) =>
    (elementOf(id)?.getBoundingClientRect().bottom ?? 0) > TOP;
  return Math.max(0, segments.findIndex(isVisible));
}
