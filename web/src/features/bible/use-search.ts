import type { BookId } from '@raizes/domain/bible/books';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FoundBook, SearchAnswer, SearchRequest } from './searcher';

export interface Search {
  /** The terms that were searched for. */
  terms: string[];
  found: FoundBook[];
  /** Books that could not be searched. */
  missing: BookId[];
  /** The number of books searched so far, and of books in the edition. */
  done: number;
  total: number;
  /** Other words to search for, when nothing was found. */
  related: string[];
  /** Not even the list of books could be loaded. */
  hasFailed: boolean;
}

const nothing = { found: [], missing: [], done: 0, total: 0, related: [], hasFailed: false };

/**
 * Searches the whole Bible in a worker, and returns the results as they are found. The previous results stay until there are new ones.
 * @param terms must be a stable array while the terms are unchanged
 * @param edition undefined until it is known; a change restarts the search
 */
export function useSearch(terms: string[], edition: string | undefined) {
  const [search, setSearch] = useState<Search>({ terms: [], ...nothing });
  const worker = useRef<Worker>(null);
  const id = useRef(0);
  const send = useCallback((request: SearchRequest) => worker.current?.postMessage(request), []);

  useEffect(() => {
    if (edition === undefined) return undefined;
    const own = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    return () => own.terminate();
  }, [edition]);

  useEffect(() => {
    const own = worker.current;
    if (!own || terms.length === 0) return undefined;
    id.current += 1;
    const current = id.current;
    const fail = () => setSearch({ terms, ...nothing, hasFailed: true });
    const receive = ({ data }: MessageEvent<SearchAnswer>) => {
      if (data.id !== current) return;
      if (data.kind === 'failed') fail();
      else setSearch((now) => withAnswer(now.terms === terms ? now : { terms, ...nothing }, data));
    };
    own.addEventListener('message', receive);
    own.addEventListener('error', fail);
    send({ kind: 'search', id: current, terms });
    return () => {
      own.removeEventListener('message', receive);
      own.removeEventListener('error', fail);
    };
  }, [terms, edition, send]);

  function showMore({ book, verses }: FoundBook): void {
    send({ kind: 'more', id: id.current, book, from: verses.length });
  }

  return { ...search, showMore };
}

function withAnswer(now: Search, answer: Exclude<SearchAnswer, { kind: 'failed' }>): Search {
  if (answer.kind === 'found') {
    const { found, missing, done, total, related } = answer;
    return {
      ...now,
      found: [...now.found, ...found],
      missing: [...new Set([...now.missing, ...missing])],
      done,
      total,
      related,
    };
  }
  const { book, verses } = answer;
  const found = now.found.map((each) =>
    each.book === book ? { ...each, verses: [...each.verses, ...verses] } : each,
  );
  return { ...now, found };
}
