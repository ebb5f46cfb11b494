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

/** A list of any length; `size` is that of its pages. */
export type LongListQuery = Omit<ListQuery, 'descending' | 'after'> & { ascending: string };

/**
 * A list of any length, live as far as it is looked at (see `longList`). The query and `isShown` must be the same objects as long
 * as the list is.
 * @param isShown filters the documents found
 */
export function useLongList<T extends { id: string }>(
  query: LongListQuery,
  schema: Schema<T>,
  isShown: (item: T) => boolean,
) {
  const pages = useMemo(() => longList(listenTo(query, schema, isShown)), [query, schema, isShown]);
  useEffect(() => {
    pages.open();
    return pages.close;
  }, [pages]);
  const listed = useSyncExternalStore(pages.subscribe, pages.listed);
  return { listed, look: pages.look };
}

const showAll = () => true;

/** A list of some hundreds, live to its end; loading until all of it is there. Errors other than a refusal are thrown in render. */
export function useWholeList<T extends { id: string }>(
  query: LongListQuery,
  schema: Schema<T>,
): Exclude<LongList<T>, { state: 'failed' }> | { state: 'refused' } {
  const key = JSON.stringify(query);
  const [stable, setStable] = useState({ key, query });
  if (stable.key !== key) setStable({ key, query });
  const { listed, look } = useLongList(stable.query, schema, showAll);
  useEffect(() => look(0, Infinity), [look]);

  if (listed.state === 'failed') {
    if (isDenied(listed.error)) return { state: 'refused' };
    throw listed.error;
  }
  return listed.state === 'ready' && listed.hasMore ? { state: 'loading' } : listed;
}

function listenTo<T>(
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

/** The newest snapshot of one page. */
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
  /** Null while the page is out of sight: its last snapshot is kept. */
  stop: (() => void) | null;
}

/**
 * Follows a list of any length page by page, and only the pages in sight and their neighbours. A page starts where the one before
 * ends now: nobody is lost between two pages when somebody joins the list.
 */
export function longList<T extends { id: string }, Cursor>(source: PageSource<T, Cursor>) {
  const pages: FollowedPage<T, Cursor>[] = [];
  const listeners = new Set<() => void>();
  let listed: LongList<T> = { state: 'loading' };
  let inSight = { first: 0, last: 0 };

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
    const behind = pages.indexOf(page) + 1;
    if (behind === 0) return;
    page.snapshot = snapshot;
    const next = pages[behind];
    if (!snapshot.next) drop(behind);
    else if (next?.stop && !source.isSameCursor(next.after, snapshot.next)) follow(behind);
    publish(joined(pages));
    adjust();
  }

  /** Follows the pages in sight with their neighbours, and no others. */
  function adjust(): void {
    const from = pageWith(pages, inSight.first) - 1;
    const to = pageWith(pages, inSight.last) + 1;
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
    /** Starts, or starts again. */
    open: () => {
      drop(0);
      publish({ state: 'loading' });
      adjust();
    },
    close: () => drop(0),
    /** Sets which positions of the list are on the screen, counted from 0. */
    look: (first: number, last: number) => {
      inSight = { first, last };
      if (pages.length > 0) adjust();
    },
  };
}

function joined<T extends { id: string }, Cursor>(pages: FollowedPage<T, Cursor>[]): LongList<T> {
  const items = pages.flatMap(({ snapshot }) => snapshot?.items ?? []);
  const last = pages.at(-1)?.snapshot;
  return {
    state: 'ready',
    // While a page catches up with the one before, an item may be on both.
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    hasMore: !last || last.next !== null,
    fromCache: pages.some(({ snapshot }) => snapshot?.fromCache),
  };
}

/** The index of the page that holds a position of the list; the last page for a position that is not loaded yet. */
function pageWith<T, Cursor>(pages: FollowedPage<T, Cursor>[], position: number): number {
  let before = 0;
  const found = pages.findIndex(({ snapshot }) => {
    before += snapshot?.items.length ?? 0;
    return position < before;
  });
  return found < 0 ? Math.max(0, pages.length - 1) : found;
}
