import { onSnapshot } from 'firebase/firestore';
import type { DocumentSnapshot, QueryDocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isDenied } from './errors';
import { parseDocuments } from './live';
import type { Schema } from './live';
import { queryOf } from './queries';
import type { ListShape, QueryShape } from './queries';

/** What is known of one page. */
export interface Heard<T, Place> {
  items: T[];
  /** Where the next page begins; null when this is the last one. */
  next: Place | null;
  /** What this device remembers; the server has not been heard. */
  fromCache: boolean;
}

interface PageSource<T, Place> {
  /** Follows the page that begins behind a place, or the first one, until it is stopped. */
  follow: (
    after: Place | null,
    hear: (heard: Heard<T, Place>) => void,
    fail: () => void,
  ) => () => void;
  isSamePlace: (one: Place | null, other: Place | null) => boolean;
}

export type Listed<T> =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; items: T[]; hasMore: boolean; fromCache: boolean };

interface Page<T, Place> {
  after: Place | null;
  heard: Heard<T, Place> | null;
  /** Null while nobody looks at the page: what was heard of it is kept. */
  stop: (() => void) | null;
}

/**
 * Follows a list of any length a page at a time, and of its pages only those that somebody looks at and their neighbours. A page
 * begins where the one before ends now: nobody falls between two pages when somebody joins the list.
 */
export function longList<T extends { id: string }, Place>(source: PageSource<T, Place>) {
  const pages: Page<T, Place>[] = [];
  const listeners = new Set<() => void>();
  let listed: Listed<T> = { state: 'loading' };
  let looked = { first: 0, last: 0 };

  function tell(next: Listed<T>): void {
    listed = next;
    for (const listener of listeners) listener();
  }

  function follow(index: number): void {
    const page = pages[index] ?? { after: null, heard: null, stop: null };
    pages[index] = page;
    page.stop?.();
    page.after = pages[index - 1]?.heard?.next ?? null;
    page.stop = source.follow(page.after, (heard) => take(page, heard), fail);
  }

  function take(page: Page<T, Place>, heard: Heard<T, Place>): void {
    const behind = pages.indexOf(page) + 1;
    if (behind === 0) return;
    page.heard = heard;
    const next = pages[behind];
    if (!heard.next) drop(behind);
    else if (next?.stop && !source.isSamePlace(next.after, heard.next)) follow(behind);
    tell(whole(pages));
    adjust();
  }

  /** Follows what is looked at with its neighbours, and nothing else. */
  function adjust(): void {
    const [from, to] = [pageWith(pages, looked.first) - 1, pageWith(pages, looked.last) + 1];
    for (const [index, page] of pages.entries()) {
      if (index >= from && index <= to) {
        if (!page.stop) follow(index);
      } else {
        page.stop?.();
        page.stop = null;
      }
    }
    const isNextWanted = pages.length <= to && pages.at(-1)?.heard?.next;
    if (pages.length === 0 || isNextWanted) follow(pages.length);
  }

  function drop(from: number): void {
    for (const { stop } of pages.splice(from)) stop?.();
  }

  function fail(): void {
    drop(0);
    tell({ state: 'failed' });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    listed: () => listed,
    /** Begins, or begins anew. */
    open: () => {
      drop(0);
      tell({ state: 'loading' });
      adjust();
    },
    close: () => drop(0),
    /** Says which places in the list are on the screen, counted from 0. */
    look: (first: number, last: number) => {
      looked = { first, last };
      if (pages.length > 0) adjust();
    },
  };
}

function whole<T extends { id: string }, Place>(pages: Page<T, Place>[]): Listed<T> {
  const items = pages.flatMap(({ heard }) => heard?.items ?? []);
  return {
    state: 'ready',
    // While a page catches up with the one before, somebody may be on both.
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    hasMore: !pages.at(-1)?.heard || pages.at(-1)?.heard?.next !== null,
    fromCache: pages.some(({ heard }) => heard?.fromCache),
  };
}

/** The page on which a place of the list is; one that is not there yet would be on the last. */
function pageWith<T, Place>(pages: Page<T, Place>[], place: number): number {
  let before = 0;
  const found = pages.findIndex(({ heard }) => {
    before += heard?.items.length ?? 0;
    return place < before;
  });
  return found < 0 ? Math.max(0, pages.length - 1) : found;
}

/**
 * Follows a list of any length as far as somebody looks at it (see `longList`). The shape and `keeps` must be the same objects as
 * long as the list is.
 * @param keeps what of the documents found belongs in the list
 */
export function useLongList<T extends { id: string }>(
  shape: ListShape,
  schema: Schema<T>,
  keeps: (item: T) => boolean,
) {
  const pages = useMemo(() => longList(sourceOf(shape, schema, keeps)), [shape, schema, keeps]);
  useEffect(() => {
    pages.open();
    return pages.close;
  }, [pages]);
  const listed = useSyncExternalStore(pages.subscribe, pages.listed);
  return { listed, look: pages.look };
}

function sourceOf<T>(
  shape: ListShape,
  schema: Schema<T>,
  keeps: (item: T) => boolean,
): PageSource<T, QueryDocumentSnapshot> {
  return {
    follow: (after, hear, fail) =>
      onSnapshot(
        queryOf(shape.path, { ...shape, after }),
        { includeMetadataChanges: true },
        {
          next: ({ docs, metadata }) =>
            hear({
              items: parseDocuments(docs, schema).filter(keeps),
              next: docs.length === shape.size ? (docs.at(-1) ?? null) : null,
              fromCache: metadata.fromCache,
            }),
          error: (error) => {
            console.error(`The list ${shape.path} could not be followed`, error);
            fail();
          },
        },
      ),
    isSamePlace: (one, other) =>
      one?.id === other?.id && one?.get(shape.leastBy) === other?.get(shape.leastBy),
  };
}

/** As many as one query may ask for. */
const PAGE = 100;

interface WholeListPage {
  after: DocumentSnapshot | null;
  snapshot: QuerySnapshot | null;
  stop: () => void;
}

type WholeListListShape = Omit<QueryShape, 'size' | 'after'> & { leastBy: string };

interface Follower {
  next: (docs: DocumentSnapshot[], fromCache: boolean) => void;
  error: (error: Error) => void;
}

/**
 * Follows a list whole, live, by as many bounded queries as it takes, each beginning where the one before it ends.
 * @returns what ends it
 */
function followWholeList(
  path: string,
  shape: WholeListListShape,
  { next, error }: Follower,
): () => void {
  let pages: WholeListPage[] = [];
  const place = (doc: DocumentSnapshot | null) => [doc?.id, doc?.get(shape.leastBy)].join('/');

  function closeFrom(index: number): void {
    for (const { stop } of pages.slice(index)) stop();
    pages = pages.slice(0, index);
  }

  function open(after: DocumentSnapshot | null): void {
    const index = pages.length;
    const page: WholeListPage = { after, snapshot: null, stop: () => undefined };
    pages.push(page);
    page.stop = onSnapshot(
      queryOf(path, { ...shape, after, size: PAGE }),
      { includeMetadataChanges: true },
      {
        next: (snapshot) => {
          page.snapshot = snapshot;
          const last = snapshot.docs[PAGE - 1] ?? null;
          const following = pages[index + 1];
          if (following && place(following.after) !== place(last)) closeFrom(index + 1);
          if (last && !pages[index + 1]) open(last);
          tell();
        },
        error,
      },
    );
  }

  function tell(): void {
    const snapshots = pages.flatMap(({ snapshot }) => (snapshot ? [snapshot] : []));
    if (snapshots.length < pages.length) return;
    next(
      snapshots.flatMap(({ docs }) => docs),
      snapshots.some(({ metadata }) => metadata.fromCache),
    );
  }

  open(null);
  return () => closeFrom(0);
}

type WholeList<T> =
  | { state: 'loading' | 'refused' }
  | { state: 'ready'; items: T[]; fromCache: boolean };

type Seen = { key: string } & ({ docs: DocumentSnapshot[]; fromCache: boolean } | { error: Error });

/** All of a list, live, however long; of some hundreds, not of thousands. Errors other than a refusal are thrown in render. */
export function useWholeList<T>(
  path: string,
  schema: Schema<T>,
  shape: WholeListListShape,
): WholeList<T> {
  const [seen, setSeen] = useState<Seen | null>(null);
  const key = JSON.stringify([path, shape]);
  const [stable, setStable] = useState({ key, path, shape });
  if (stable.key !== key) setStable({ key, path, shape });

  useEffect(
    () =>
      followWholeList(stable.path, stable.shape, {
        next: (docs, fromCache) => setSeen({ key: stable.key, docs, fromCache }),
        error: (error) => setSeen({ key: stable.key, error }),
      }),
    [stable],
  );

  return useMemo(() => {
    if (seen?.key !== key) return { state: 'loading' };
    if ('error' in seen) {
      if (isDenied(seen.error)) return { state: 'refused' };
      throw seen.error;
    }
    const { docs, fromCache } = seen;
    return { state: 'ready', items: parseDocuments(docs, schema), fromCache };
  }, [seen, key, schema]);
}
