import { useLayoutEffect, useRef } from 'react';

export const cardId = (messageId: string) => `message-${messageId}`;

/**
 * On a phone a message takes the place of the list: it begins at the top, and whoever comes back is where they were, at the
 * card they had opened.
 * @param instead the id of what has the focus when that card is no longer in the list
 * @returns to be called before a message is opened
 */
export function usePlaceInList(opened: string | null, instead = ''): () => void {
  const place = useRef(0);
  const last = useRef(opened);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = opened;
    const isPhone = !window.matchMedia('(min-width: 900px)').matches;
    if (!isPhone || (before === null) === (opened === null)) return;
    window.scrollTo(0, opened === null ? place.current : 0);
    if (before === null) return;
    const card = document.getElementById(cardId(before)) ?? document.getElementById(instead);
    card?.focus({ preventScroll: true });
  }, [opened, instead]);

  return () => {
    place.current = window.scrollY;
  };
}
