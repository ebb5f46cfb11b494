import type { Day } from '@raizes/domain/day';
import { userDevotionalSchema } from '@raizes/domain/documents/completions';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Devotional } from '@raizes/domain/documents/content';
import { contentDaySchema } from '@raizes/domain/documents/content-day';
import { collections, paths } from '@raizes/domain/paths';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Condition } from '@/lib/documents';
import { useDoc } from '@/lib/live';
import { readCacheFirst, readCachedDoc, readPage } from '@/lib/reads';
import type { CacheFirstDoc, Page } from '@/lib/reads';

export const PAGE_SIZE = 10;

export interface History extends HistoryState {
  /** Loads the next page. */
  loadMore: (size: number) => void;
  /** Reloads from the first page. */
  restart: () => void;
}

/**
 * A person's history, page by page. A history read from the cache reloads as soon as the server answers.
 * @param connected whether the server has answered a live query; being online is not enough
 * @param onlyVerses only the days whose verse was written from memory
 */
export function useHistory(uid: string, connected: boolean, onlyVerses = false): History {
  const [state, dispatch] = useReducer(reduceHistory, emptyHistory);

  const load = useCallback(
    async (after: string | null, size: number) => {
      dispatch({ type: 'requested' });
      try {
        const path = collections.userDevotionals(uid);
        const conditions: Condition[] = onlyVerses ? [['memorization_validated', '==', true]] : [];
        const query = { path, conditions, descending: 'completed_on', after, size };
        const page = await readPage(query, userDevotionalSchema);
        dispatch({ type: 'loaded', after, page });
      } catch (error) {
        console.error('The history could not be loaded', error);
        dispatch({ type: 'failed', after });
      }
    },
    [uid, onlyVerses],
  );

  const restart = useCallback(() => {
    dispatch({ type: 'restarted' });
    void load(null, PAGE_SIZE);
  }, [load]);

  // Restarts at most once per connection, so that a reload served from the cache again does not loop.
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

/** The loaded part of a history, newest first. */
interface HistoryState {
  entries: UserDevotional[];
  /** Cursor of the next page; null before the first. */
  after: string | null;
  /** All entries are loaded. */
  ended: boolean;
  status: 'loading' | 'idle' | 'failed';
  /** Some of it was read offline and may be incomplete. */
  fromCache: boolean;
}

type Action =
  | { type: 'requested' }
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

/** Ignores the answer to a request that is no longer current. */
export function reduceHistory(state: HistoryState, action: Action): HistoryState {
  switch (action.type) {
    case 'requested':
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

/** The completed devotional of one day, live. */
export const useCompletion = (uid: string, day: Day) =>
  useDoc(paths.userDevotional(uid, day), userDevotionalSchema);

export type LoadedDevotional = CacheFirstDoc<Devotional> | { state: 'loading' };

const devotionals = new Map<Day, Promise<CacheFirstDoc<Devotional>>>();

/** The devotional of a day, read once per page load: past devotionals rarely change. */
export function useDevotionalOnce(day: Day): LoadedDevotional {
  const [devotional, setDevotional] = useState<LoadedDevotional>({ state: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const reading = devotionals.get(day) ?? readDevotional(day);
    devotionals.set(day, reading);
    void reading.then((found) => isCurrent && setDevotional(found));
    return () => {
      isCurrent = false;
    };
  }, [day]);

  return devotional;
}

async function readDevotional(day: Day): Promise<CacheFirstDoc<Devotional>> {
  // A devotional that was read on its own day is cached in that content day.
  const onDay = await readCachedDoc(paths.contentDay(day), contentDaySchema);
  const cached = onDay.state === 'ready' ? onDay.value.content.devotional : null;
  if (cached) return { state: 'ready', value: cached };
  const devotional = await readCacheFirst(paths.devotional(day), devotionalSchema);
  if (devotional.state === 'unreachable') devotionals.delete(day);
  return devotional;
}
