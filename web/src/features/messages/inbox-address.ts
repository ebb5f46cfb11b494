import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export const cardId = (messageId: string) => `message-${messageId}`;
export const tabId = (tab: string) => `inbox-${tab}`;

const OPENED_HERE = 'opened-here';

/**
 * The tab and the opened message of an inbox, kept in the URL so that the device's back button closes the message.
 * @param tabs each tab's name in the URL; `null` for the default tab
 */
export function useInboxAddress<Tab extends string>(tabs: Record<Tab, string | null>) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const openedFrom: unknown = useLocation().state;
  const tab = tabNamed(query.get('aba'), tabs);
  const messageId = query.get('mensagem');
  const rememberScroll = useScrollRestoration(messageId, tabId(tab));

  function searchFor(target: Tab, opened?: string): Record<string, string> {
    const name = tabs[target];
    return {
      ...(name !== null && { aba: name }),
      ...(opened !== undefined && { mensagem: opened }),
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

function tabNamed<Tab extends string>(name: string | null, tabs: Record<Tab, string | null>): Tab {
  let fallback: Tab | null = null;
  for (const tab in tabs) {
    if (name !== null && tabs[tab] === name) return tab;
    if (tabs[tab] === null) fallback = tab;
  }
  if (fallback === null) throw new Error('One tab must be the default');
  return fallback;
}

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
    target?.focus({ preventScroll: true });
  }, [messageId, fallbackId]);

  return () => {
    scrollTop.current = window.scrollY;
  };
}
