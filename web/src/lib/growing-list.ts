import { onSnapshot } from 'firebase/firestore';
import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { buildQuery, parseDocuments } from './documents';
import type { ListQuery, Schema } from './documents';
import { isDenied } from './error-code';

export type GrowingList<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: Error }
  | {
      state: 'ready';
      items: T[];
      hasMore: boolean;
      fromCache: boolean;
      /** How many documents were read for less than a page of shown ones; more are read only when asked for. */
      searched?: number | undefined;
    };

/** A list of any length in ascending order; `size` is the page size. */
export type GrowingListQuery = Omit<ListQuery, 'descending' | 'after'> & { ascending: string };

const showAll = () => true;

/** Pages that are added without being asked for, because a filter that matches nobody must not read the whole collection. */
const PAGES_PER_SEARCH = 10;

/**
 * Follows the pages of a list that the person has asked for. A page starts at the current end of the one before, so that nothing is
 * lost between two pages when something is added. `query`, `schema` and `isShown` must be stable.
 * @param isShown filters the documents; pages are added until one page of them is shown, ten at most each time
 */
export function useGrowingList<T extends { id: string }>(
  query: GrowingListQuery,
  schema: Schema<T>,
  isShown: (item: T) => boolean = showAll,
): { listed: GrowingList<T>; showMore: () => void } {
  const [pages] = useState(() => new Pages());
  const [{ snapshots, error }, setFollowed] = useState(nothing);
  const [wanted, setWanted] = useState(1);
  const [mostPages, setMostPages] = useState(PAGES_PER_SEARCH);
  useEffect(() => {
    pages.open(query, setFollowed);
    return () => {
      pages.close();
      setFollowed(nothing);
      setWanted(1);
      setMostPages(PAGES_PER_SEARCH);
    };
  }, [pages, query]);
  useEffect(() => pages.follow(wanted), [pages, query, wanted, snapshots]);

  const listed = useMemo((): GrowingList<T> => {
    if (error) return { state: 'failed', error };
    const last = snapshots.at(-1);
    if (!last) return { state: 'loading' };
    const items = snapshots.flatMap(({ docs }) => parseDocuments(docs, schema)).filter(isShown);
    return {
      state: 'ready',
      // While a page catches up with the one before, an item can be on both.
      items: [...new Map(items.map((item) => [item.id, item])).values()],
      hasMore: last.size === query.size,
      fromCache: snapshots.some(({ metadata }) => metadata.fromCache),
    };
  }, [snapshots, error, query, schema, isShown]);

  const isShort = listed.state === 'ready' && listed.hasMore && listed.items.length < query.size;
  const count = snapshots.length;
  const showMore = useCallback(() => {
    setWanted(count + 1);
    setMostPages(count + PAGES_PER_SEARCH);
  }, [count]);
  if (isShort && wanted <= count && count < mostPages) setWanted(count + 1);
  const isPaused = isShort && count >= mostPages;
  return { listed: isPaused ? { ...listed, searched: count * query.size } : listed, showMore };
}

/** Follows a list of some hundreds to its end; `loading` until all of it is loaded. Errors except a refusal are thrown during render. */
export function useWholeList<T extends { id: string }>(
  query: GrowingListQuery,
  schema: Schema<T>,
): Exclude<GrowingList<T>, { state: 'failed' }> | { state: 'refused' } {
  const key = JSON.stringify(query);
  const [stable, setStable] = useState({ key, query });
  if (stable.key !== key) setStable({ key, query });
  const { listed, showMore } = useGrowingList(stable.query, schema);
  const hasMore = listed.state === 'ready' && listed.hasMore;
  useEffect(() => {
    if (hasMore) showMore();
  }, [hasMore, showMore]);

  if (listed.state === 'failed') {
    if (isDenied(listed.error)) return { state: 'refused' };
    throw listed.error;
  }
  return hasMore ? { state: 'loading' } : listed;
}

interface Followed {
  snapshots: QuerySnapshot[];
  error: Error | null;
}

const nothing: Followed = { snapshots: [], error: null };

/** The listeners of the pages, one each. */
class Pages {
  #query: GrowingListQuery | null = null;
  #report: (followed: Followed) => void = () => undefined;
  #snapshots: QuerySnapshot[] = [];
  #listeners: { after: string; stop: () => void }[] = [];

  open(query: GrowingListQuery, report: (followed: Followed) => void): void {
    this.#query = query;
    this.#report = report;
  }

  close(): void {
    this.#query = null;
    this.#end(0);
    this.#snapshots = [];
  }

  /** Follows up to `wanted` pages, as far as the ends of the pages before are known. */
  follow(wanted: number): void {
    const query = this.#query;
    if (!query) return;
    for (let index = 0; index < wanted; index += 1) {
      const before = this.#snapshots[index - 1];
      const isFull = before?.size === query.size;
      if (index > 0 && !isFull) {
        this.#end(index);
        return;
      }
      this.#followPage(query, index, before?.docs.at(-1) ?? null);
    }
  }

  #followPage(query: GrowingListQuery, index: number, cursor: DocumentSnapshot | null): void {
    const after = cursor ? `${cursor.id} ${String(cursor.get(query.ascending))}` : '';
    const known = this.#listeners[index];
    if (known?.after === after) return;
    known?.stop();
    const stop = onSnapshot(
      buildQuery({ ...query, after: cursor }),
      { includeMetadataChanges: true },
      {
        next: (snapshot) => {
          this.#snapshots = this.#snapshots.slice();
          this.#snapshots[index] = snapshot;
          this.#report({ snapshots: this.#snapshots, error: null });
        },
        error: (error) => {
          console.error(`The list ${query.path} can no longer be followed`, error);
          this.close();
          this.#report({ snapshots: [], error });
        },
      },
    );
    this.#listeners[index] = { after, stop };
  }

  #end(from: number): void {
    for (const { stop } of this.#listeners.splice(from)) stop();
    if (this.#snapshots.length <= from) return;
    this.#snapshots = this.#snapshots.slice(0, from);
    if (this.#query) this.#report({ snapshots: this.#snapshots, error: null });
  }
}
