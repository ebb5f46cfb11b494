import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { wordsOf } from './fold';
import { hasWords } from './search';
import type { History } from './use-history';

/** How many devotionals a search loads at a time, and how far back it goes before it asks. */
const STEP = 50;
const REACH = 400;
const TYPING_PAUSE_MS = 300;

/** Looks for words in all that a person has written: what is loaded at once, and the rest step by step. */
export function useSearch(history: History) {
  const [query, setQuery] = useState('');
  const [reach, setReach] = useState(REACH);
  const settled = useDeferredValue(query);
  const words = useMemo(() => wordsOf(settled), [settled]);
  const isSearching = words.length > 0;

  const { entries, ended, status, loadMore } = history;
  const isWithinReach = entries.length < reach;
  const goesOn = isSearching && !ended && isWithinReach;

  useEffect(() => {
    if (!goesOn || status !== 'idle') return undefined;
    const isUnderway = entries.length >= STEP;
    const timer = setTimeout(() => loadMore(STEP), isUnderway ? 0 : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [goesOn, status, entries.length, loadMore, settled]);

  const found = useMemo(
    () => (isSearching ? entries.filter((entry) => hasWords(entry, words)) : entries),
    [entries, words, isSearching],
  );

  return {
    query,
    setQuery,
    words,
    isSearching,
    /** Older devotionals are still being looked through. */
    isUnderway: goesOn && status !== 'failed',
    /** What was found; all that is loaded while nothing is looked for. */
    found,
    /** Goes further back, when the search has stopped at its reach; else null. */
    searchFurther: isSearching && !ended && !isWithinReach ? () => setReach(reach + REACH) : null,
  };
}

export type Search = ReturnType<typeof useSearch>;
