import type { BookId } from '@raizes/domain/bible/books';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FoundBook, SearchAnswer, SearchRequest } from './searcher';

export interface Search {
  /** What was looked for. */
  terms: string[];
  found: FoundBook[];
  /** Books that could not be searched. */
  missing: BookId[];
  done: number;
  of: number;
  /** Not even the list of the books was there. */
  hasFailed: boolean;
}

const nothing = { found: [], missing: [], done: 0, of: 0, hasFailed: false };

/**
 * What a worker finds in the whole Bible, as it finds it. What the last search found stays until the next one has something to show.
 * @param terms the same array as long as they are the same
 * @param edition undefined until it is known; another one is searched anew
 */
export function useSearch(terms: string[], edition: string | undefined) {
  const [search, setSearch] = useState<Search>({ terms: [], ...nothing });
  const worker = useRef<Worker>(null);
  const id = useRef(0);
  const ask = useCallback((request: SearchRequest) => worker.current?.postMessage(request), []);

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
      else setSearch((now) => answered(now.terms === terms ? now : { terms, ...nothing }, data));
    };
    own.addEventListener('message', receive);
    own.addEventListener('error', fail);
    ask({ kind: 'search', id: current, terms });
    return () => {
      own.removeEventListener('message', receive);
      own.removeEventListener('error', fail);
    };
  }, [terms, edition, ask]);

  function showMore({ book, verses }: FoundBook): void {
    ask({ kind: 'more', id: id.current, book, from: verses.length });
  }

  return { ...search, showMore };
}

function answered(now: Search, answer: Exclude<SearchAnswer, { kind: 'failed' }>): Search {
  if (answer.kind === 'found') {
    const { found, missing, done, of } = answer;
    return {
      ...now,
      found: [...now.found, ...found],
      missing: [...now.missing, ...missing],
      done,
      of,
    };
  }
  const { book, verses } = answer;
  const found = now.found.map((each) =>
    each.book === book ? { ...each, verses: [...each.verses, ...verses] } : each,
  );
  return { ...now, found };
}
