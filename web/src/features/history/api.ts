import type { Day } from '@raizes/domain/day';
import { userDevotionalSchema } from '@raizes/domain/documents/completions';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Devotional } from '@raizes/domain/documents/content';
import { collections, paths } from '@raizes/domain/paths';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useDoc } from '@/lib/live';
import { readCacheFirst, readPage } from '@/lib/reads';
import type { CacheFirstDoc, Page } from '@/lib/reads';

/** A page of what a person has completed, newest first. */
function readCompletions(uid: string, after: string | null, size: number) {
  const path = collections.userDevotionals(uid);
  return readPage({ path, descending: 'completed_on', after, size }, userDevotionalSchema);
}

/** What a person wrote on one day, live. */
export function useCompletion(uid: string, day: Day) {
  return useDoc(paths.userDevotional(uid, day), userDevotionalSchema);
}

const read = new Map<Day, Promise<CacheFirstDoc<Devotional>>>();

async function readDevotional(day: Day): Promise<CacheFirstDoc<Devotional>> {
  const devotional = await readCacheFirst(paths.devotional(day), devotionalSchema);
  if (devotional.state === 'unreachable') read.delete(day);
  return devotional;
}

/** The devotional of a day, read once: it hardly ever changes afterwards. */
export function useDevotionalOnce(day: Day): CacheFirstDoc<Devotional> | { state: 'loading' } {
  const [found, setFound] = useState<CacheFirstDoc<Devotional> | { state: 'loading' }>({
    state: 'loading',
  });

  useEffect(() => {
    let isWanted = true;
    const reading = read.get(day) ?? readDevotional(day);
    read.set(day, reading);
    void show();
    async function show(): Promise<void> {
      const devotional = await reading;
      if (isWanted) setFound(devotional);
    }
    return () => {
      isWanted = false;
    };
  }, [day]);

  return found;
}

/** As much of a person's history as has been loaded, newest first. */
interface HistoryState {
  entries: UserDevotional[];
  /** Where the next page begins; null before the first. */
  after: string | null;
  /** There is nothing older. */
  ended: boolean;
  status: 'loading' | 'idle' | 'failed';
  /** What this device remembers, without the server. */
  fromCache: boolean;
}

type Action =
  | { type: 'asked' }
  | { type: 'loaded'; after: string | null; page: Page<UserDevotional> }
  | { type: 'failed'; after: string | null }
  | { type: 'restarted' };

export const emptyHistory: HistoryState = {
  entries: [],
  after: null,
  ended: false,
  status: 'loading',
  fromCache: false,
};

/** An answer to a question that is not open any more changes nothing. */
export function reduceHistory(state: HistoryState, action: Action): HistoryState {
  switch (action.type) {
    case 'asked':
      return { ...state, status: 'loading' };
    case 'restarted':
      return emptyHistory;
    case 'failed':
      return action.after === state.after ? { ...state, status: 'failed' } : state;
    case 'loaded': {
      const { items, next, fromCache } = action.page;
      if (action.after !== state.after || state.ended) return state;
      return {
        entries: [...state.entries, ...items],
        after: next ?? state.after,
        ended: next === null,
        status: 'idle',
        fromCache: state.fromCache || fromCache,
      };
    }
  }
}

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
