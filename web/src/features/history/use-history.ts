import { useCallback, useEffect, useReducer, useRef } from 'react';
import { readCompletions } from './api';
import { emptyHistory, reduceHistory } from './history-state';
import type { HistoryState } from './history-state';

/** How many devotionals come at a time while a person leafs through them. */
export const PAGE_SIZE = 10;

export interface History extends HistoryState {
  /** Loads what comes next, so many at most. */
  loadMore: (size: number) => void;
  /** Begins anew. */
  restart: () => void;
}

/**
 * A person's history, page by page. What was shown from this device alone is begun anew when the server is heard again; that
 * the device has a network does not mean so yet.
 */
export function useHistory(uid: string, connected: boolean): History {
  const [state, dispatch] = useReducer(reduceHistory, emptyHistory);

  const load = useCallback(
    async (after: string | null, size: number) => {
      dispatch({ type: 'asked' });
      try {
        dispatch({ type: 'loaded', after, page: await readCompletions(uid, after, size) });
      } catch (error) {
        console.error('The history could not be loaded', error);
        dispatch({ type: 'failed', after });
      }
    },
    [uid],
  );

  const restart = useCallback(() => {
    dispatch({ type: 'restarted' });
    void load(null, PAGE_SIZE);
  }, [load]);

  // Once each time that the server is heard again: were it to answer with what is remembered here, that is what there is.
  const hasRestarted = useRef(false);
  const { fromCache } = state;
  useEffect(() => {
    if (!connected) hasRestarted.current = false;
    else if (fromCache && !hasRestarted.current) {
      hasRestarted.current = true;
      restart();
    }
  }, [connected, fromCache, restart]);

  useEffect(() => void load(null, PAGE_SIZE), [load]);

  const loadMore = useCallback((size: number) => void load(state.after, size), [load, state.after]);
  return { ...state, loadMore, restart };
}
