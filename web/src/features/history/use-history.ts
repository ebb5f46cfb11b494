import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useOnline } from '@/lib/online';
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

/** A person's history, page by page; begins anew when the network comes back and it was shown from this device alone. */
export function useHistory(uid: string): History {
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

  const online = useOnline();
  const wasOnline = useRef(online);
  const { fromCache } = state;
  useEffect(() => {
    const isBack = online && !wasOnline.current;
    wasOnline.current = online;
    if (!isBack || !fromCache) return;
    restart();
  }, [online, fromCache, restart]);

  useEffect(() => void load(null, PAGE_SIZE), [load]);

  const loadMore = useCallback((size: number) => void load(state.after, size), [load, state.after]);
  return { ...state, loadMore, restart };
}
