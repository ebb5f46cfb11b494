import { useEffect, useRef } from 'react';

/** For so long the page stays where the person has moved it: they read elsewhere. */
const REST_MS = 5000;
/** What the bars at the edges of the page cover. */
const TOP = 72;
const BOTTOM = 168;

const moves = ['wheel', 'touchmove', 'keydown'] as const;

/** Brings the element of a segment into sight where it is not, unless the person has moved the page in the last seconds. */
export function useFollow(segment: string | null): void {
  const movedAt = useRef(-Infinity);
  useEffect(() => {
    const note = ({ timeStamp }: Event) => {
      movedAt.current = timeStamp;
    };
    for (const move of moves) addEventListener(move, note, { passive: true });
    return () => {
      for (const move of moves) removeEventListener(move, note);
    };
  }, []);

  useEffect(() => {
    if (segment === null || performance.now() - movedAt.current < REST_MS) return;
    const element = elementOf(segment);
    if (!element) return;
    const { top, bottom, height } = element.getBoundingClientRect();
    const room = innerHeight - TOP - BOTTOM;
    const isSeen = top >= TOP && (bottom <= innerHeight - BOTTOM || (height > room && top < room));
    if (isSeen) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const block = height > room ? 'start' : 'center';
    element.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' });
  }, [segment]);
}

const elementOf = (segment: string) =>
  document.querySelector(`[data-segment="${CSS.escape(segment)}"]`);

/** Where somebody who has scrolled down listens from: the first segment that is in sight; the first of all at the top of the page. */
export function firstInSight(segments: { id: string }[]): number {
  if (scrollY < TOP) return 0;
  const isInSight = ({ id }: { id: string }) =>
    (elementOf(id)?.getBoundingClientRect().bottom ?? 0) > TOP;
  return Math.max(0, segments.findIndex(isInSight));
}
