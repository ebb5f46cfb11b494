/** What is known of one page. */
export interface Heard<T, Place> {
  items: T[];
  /** Where the next page begins; null when this is the last one. */
  next: Place | null;
  /** What this device remembers; the server has not been heard. */
  fromCache: boolean;
}

export interface PageSource<T, Place> {
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
