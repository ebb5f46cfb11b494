import type { UserDevotional } from '@raizes/domain/documents/user-devotional';
import type { Page } from '@/lib/page-of';

/** As much of a person's history as has been loaded, newest first. */
export interface HistoryState {
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
