import { onSnapshot } from 'firebase/firestore';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { buildQuery, parseDocuments } from './documents';
import type { ListQuery, Schema } from './documents';
import { isDenied } from './error-code';

export type LongList<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: Error }
  | { state: 'ready'; items: T[]; hasMore: boolean; fromCache: boolean };

/** A list of any length; `size` is the page size. */
export type LongListQuery = Omit<ListQuery, 'descending' | 'after'> & { ascending: string };

/**
 * Follows a list of any length, but only its visible pages (see `createLongList`). `query`, `schema` and `isShown` must be stable.
 * @param isShown filters the documents
 */
export function useLongList<T extends { id: string }>(
  query: LongListQuery,
  schema: Schema<T>,
  isShown: (item: T) => boolean,
) {
  const pages = useMemo(
    () => createLongList(createPageSource(query, schema, isShown)),
    [query, schema, isShown],
  );
  useEffect(() => {
    pages.open();
    return pages.close;
  }, [pages]);
  const listed = useSyncExternalStore(pages.subscribe, pages.listed);
  return { listed, setVisibleRange: pages.setVisibleRange };
}

const showAll = () => true;

/** Follows a list of some hundreds to its end; `loading` until all of it is loaded. Errors except a refusal are thrown during render. */
export function useWholeList<T extends { id: string }>(
  query: LongListQuery,
  schema: Schema<T>,
): Exclude<LongList<T>, { state: 'failed' }> | { state: 'refused' } {
  const key = JSON.stringify(query);
  const [stable, setStable] = useState({ key, query });
  if (stable.key !== key) setStable({ key, query });
  const { listed, setVisibleRange } = useLongList(stable.query, schema, showAll);
  useEffect(() => setVisibleRange(0, Infinity), [setVisibleRange]);

  if (listed.state === 'failed') {
    if (isDenied(listed.error)) return { state: 'refused' };
    throw listed.error;
  }
  return listed.state === 'ready' && listed.hasMore ? { state: 'loading' } : listed;
}

function createPageSource<T>(
  query: LongListQuery,
  schema: Schema<T>,
  isShown: (item: T) => boolean,
): PageSource<T, QueryDocumentSnapshot> {
  return {
    follow: (after, onPage, onError) =>
      onSnapshot(
        buildQuery({ ...query, after }),
        { includeMetadataChanges: true },
        {
          next: ({ docs, metadata }) =>
            onPage({
              items: parseDocuments(docs, schema).filter(isShown),
              next: docs.length === query.size ? (docs.at(-1) ?? null) : null,
              fromCache: metadata.fromCache,
            }),
          error: (error) => {
            console.error(`The list ${query.path} can no longer be followed`, error);
            onError(error);
          },
        },
      ),
    isSameCursor: (one, other) =>
      one?.id === other?.id && one?.get(query.ascending) === other?.get(query.ascending),
  };
}

/** The latest snapshot of one page. */
export interface PageSnapshot<T, Cursor> {
  items: T[];
  /** Where the next page starts; null on the last one. */
  next: Cursor | null;
  fromCache: boolean;
}

interface PageSource<T, Cursor> {
  /** Follows the page that starts after a cursor, or the first one; returns a function that stops it. */
  follow: (
    after: Cursor | null,
    onPage: (snapshot: PageSnapshot<T, Cursor>) => void,
    onError: (error: Error) => void,
  ) => () => void;
  isSameCursor: (one: Cursor | null, other: Cursor | null) => boolean;
}

interface FollowedPage<T, Cursor> {
  after: Cursor | null;
  snapshot: PageSnapshot<T, Cursor> | null;
  /** Null while the page is hidden; its last snapshot stays. */
  stop: (() => void) | null;
}

/**
 * Follows a list of any length page by page, but only the visible pages and their neighbours. A page always starts at the current end
 * of the previous one, so that no item is lost between two pages when another is added.
 */
export function createLongList<T extends { id: string }, Cursor>(source: PageSource<T, Cursor>) {
  const pages: FollowedPage<T, Cursor>[] = [];
  const listeners = new Set<() => void>();
  let listed: LongList<T> = { state: 'loading' };
  let visible = { first: 0, last: 0 };

  function publish(next: LongList<T>): void {
    listed = next;
    for (const listener of listeners) listener();
  }

  function follow(index: number): void {
    const page = pages[index] ?? { after: null, snapshot: null, stop: null };
    pages[index] = page;
    page.stop?.();
    page.after = pages[index - 1]?.snapshot?.next ?? null;
    page.stop = source.follow(page.after, (snapshot) => update(page, snapshot), fail);
  }

  function update(page: FollowedPage<T, Cursor>, snapshot: PageSnapshot<T, Cursor>): void {
    const nextIndex = pages.indexOf(page) + 1;
    if (nextIndex === 0) return;
    page.snapshot = snapshot;
    const next = pages[nextIndex];
    if (!snapshot.next) drop(nextIndex);
    else if (next?.stop && !source.isSameCursor(next.after, snapshot.next)) follow(nextIndex);
    publish(joinPages(pages));
    adjust();
  }

  /** Follows the visible pages and their neighbours, and stops all others. */
  function adjust(): void {
    const from = findPageIndex(pages, visible.first) - 1;
    const to = findPageIndex(pages, visible.last) + 1;
    for (const [index, page] of pages.entries()) {
      if (index >= from && index <= to) {
        if (!page.stop) follow(index);
      } else {
        page.stop?.();
        page.stop = null;
      }
    }
    const isNextWanted = pages.length <= to && pages.at(-1)?.snapshot?.next;
    if (pages.length === 0 || isNextWanted) follow(pages.length);
  }

  function drop(from: number): void {
    for (const { stop } of pages.splice(from)) stop?.();
  }

  function fail(error: Error): void {
    drop(0);
    publish({ state: 'failed', error });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    listed: () => listed,
    /** Starts or restarts. */
    open: () => {
      drop(0);
      publish({ state: 'loading' });
      adjust();
    },
    close: () => drop(0),
    /** Sets which positions of the list are visible, counted from 0. */
    setVisibleRange: (first: number, last: number) => {
      visible = { first, last };
      if (pages.length > 0) adjust();
    },
  };
}

function joinPages<T extends { id: string }, Cursor>(
  pages: FollowedPage<T, Cursor>[],
): LongList<T> {
  const items = pages.flatMap(({ snapshot }) => snapshot?.items ?? []);
  const last = pages.at(-1)?.snapshot;
  return {
    state: 'ready',
    // While a page catches up with the previous one, an item can be on both.
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    hasMore: !last || last.next !== null,
    fromCache: pages.some(({ snapshot }) => snapshot?.fromCache),
  };
}

/** Returns the index of the page with this position of the list; the last page for a position that is not loaded yet. */
function findPageIndex<T, Cursor>(pages: FollowedPage<T, Cursor>[], position: number): number {
  let end = 0;
  const found = pages.findIndex(({ snapshot }) => {
    end += snapshot?.items.length ?? 0;
    return position < end;
  });
  return found < 0 ? Math.max(0, pages.length - 1) : found;
}
