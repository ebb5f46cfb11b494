import { useLayoutEffect, useRef } from 'react';

export const cardId = (messageId: string) => `message-${messageId}`;

/**
 * On a phone a message takes the place of the list: it begins at the top, and whoever comes back is where they were, at the
 * card they had opened.
 * @returns to be called before a message is opened
 */
export function usePlaceInList(opened: string | null): () => void {
  const place = useRef(0);
  const last = useRef(opened);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = opened;
    const isPhone = !window.matchMedia('(min-width: 900px)').matches;
    if (!isPhone || (before === null) === (opened === null)) return;
    window.scrollTo(0, opened === null ? place.current : 0);
    if (before) document.getElementById(cardId(before))?.focus({ preventScroll: true });
  }, [opened]);

  return () => {
    place.current = window.scrollY;
  };
}
