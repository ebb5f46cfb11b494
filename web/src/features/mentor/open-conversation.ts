import { useLocation, useSearchParams } from 'react-router-dom';

/** `?mentor=aberto` opens the mentor with a new conversation, `?mentor=ID` with that one. */
const PARAM = 'mentor';
const NEW = 'aberto';
const conversationId = /^[\w-]{1,64}$/;

/** Keeps the open conversation in the URL, so that a reload shows it again, above all the help in a crisis. */
export function useOpenConversation() {
  const [query, setQuery] = useSearchParams();
  const state: unknown = useLocation().state;
  const named = query.get(PARAM);

  return {
    /** The conversation to open; null for a new one. */
    id: named !== null && named !== NEW && conversationId.test(named) ? named : null,
    /** Replaces the history entry, so that Back closes the mentor. A no-op after the mentor is closed. */
    remember(id: string | null): void {
      const next = id ?? NEW;
      if (named === null || named === next) return;
      const search = new URLSearchParams(query);
      search.set(PARAM, next);
      setQuery(search, { replace: true, state });
    },
  };
}
