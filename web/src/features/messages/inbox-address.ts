import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export const cardId = (messageId: string) => `message-${messageId}`;
export const tabId = (tab: string) => `inbox-${tab}`;

const OPENED_HERE = 'opened-here';

/**
 * The tab and the opened message of an inbox, kept in the address so that the device's back button closes the message.
 * @param tabs the first one is the default, which the address does not name
 */
export function useInboxAddress<Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const openedFrom: unknown = useLocation().state;
  const tab = tabs.find((each) => each === query.get('tab')) ?? tabs[0];
  const messageId = query.get('message');
  const rememberScroll = useScrollRestoration(messageId, tabId(tab));

  function searchFor(target: Tab, opened?: string): Record<string, string> {
    return {
      ...(target !== tabs[0] && { tab: target }),
      ...(opened !== undefined && { message: opened }),
    };
  }

  function close(): void {
    if (openedFrom === OPENED_HERE) void navigate(-1);
    else setQuery(searchFor(tab), { replace: true });
  }

  return {
    tab,
    messageId,
    showTab: (next: Tab) => setQuery(searchFor(next), { replace: true }),
    /** Opens a message of a tab, which Back leads out of as if it had been opened from the list. */
    open(next: Tab, id: string): void {
      const state: unknown = messageId === null ? OPENED_HERE : openedFrom;
      setQuery(searchFor(next, id), { replace: messageId !== null, state });
    },
    /**
     * Props of a link that opens a message. Opening another message replaces the history entry, so that Back returns to the
     * list.
     */
    linkTo: (id: string) => ({
      to: { search: new URLSearchParams(searchFor(tab, id)).toString() },
      replace: messageId !== null,
      state: messageId === null ? OPENED_HERE : openedFrom,
      onClick: rememberScroll,
    }),
    close,
  };
}

export type InboxAddress = Pick<ReturnType<typeof useInboxAddress>, 'messageId' | 'linkTo'>;

/**
 * On a phone the message replaces the list. It starts at the top, and closing it restores the list's scroll position and the
 * focus on its card.
 * @param fallbackId the element to focus when the card has left the list
 * @returns a function to call before a message opens
 */
function useScrollRestoration(messageId: string | null, fallbackId: string): () => void {
  const scrollTop = useRef(0);
  const previous = useRef(messageId);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = messageId;
    const isPhone = !window.matchMedia('(min-width: 900px)').matches;
    if (!isPhone || (before === null) === (messageId === null)) return;
    window.scrollTo(0, messageId === null ? scrollTop.current : 0);
    if (before === null) return;
    const target = document.getElementById(cardId(before)) ?? document.getElementById(fallbackId);
    // A message that was refused closes while the person may be writing.
    if (!document.activeElement?.matches('textarea')) target?.focus({ preventScroll: true });
  }, [messageId, fallbackId]);

  return () => {
    scrollTop.current = window.scrollY;
  };
}
