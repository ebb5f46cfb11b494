import { useLayoutEffect, useRef } from 'react';

const NEAR_PX = 80;

/** Keeps the end of a conversation in sight as it grows, unless the person has scrolled back to read. */
export function useFollow(count: number, writing: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const counted = useRef(count);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // Whoever has just asked wants to see it.
    const isAsked = count > counted.current && writing !== null;
    counted.current = count;
    if (follows.current || isAsked) element.scrollTop = element.scrollHeight;
  }, [count, writing]);

  function onScroll(): void {
    const element = box.current;
    if (!element) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    follows.current = below < NEAR_PX;
  }

  return { box, onScroll };
}
