import { useLocation, useSearchParams } from 'react-router-dom';

/** `?mentor=aberto` opens the mentor with a new conversation, `?mentor=ID` with that one. */
const PARAM = 'mentor';
const NEW = 'aberto';
const conversationId = /^[\w-]{1,64}$/;

/** Keeps in the address which conversation is open: a reload shows it again, above all the help for a crisis. */
export function useOpenConversation() {
  const [query, setQuery] = useSearchParams();
  const state: unknown = useLocation().state;
  const named = query.get(PARAM);

  return {
    /** The conversation to open; null for a new one. */
    id: named !== null && named !== NEW && conversationId.test(named) ? named : null,
    /** Replaces the entry of the history: back closes the mentor. Does nothing once it is closed. */
    remember(id: string | null): void {
      const next = id ?? NEW;
      if (named === null || named === next) return;
      const search = new URLSearchParams(query);
      search.set(PARAM, next);
      setQuery(search, { replace: true, state });
    },
  };
}
