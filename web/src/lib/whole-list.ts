import { onSnapshot } from 'firebase/firestore';
import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { queryOf } from './query-of';
import type { QueryShape } from './query-of';

/** As many as one query may ask for. */
const PAGE = 100;

interface Page {
  after: DocumentSnapshot | null;
  snapshot: QuerySnapshot | null;
  stop: () => void;
}

export type ListShape = Omit<QueryShape, 'size' | 'after'> & { leastBy: string };

interface Follower {
  next: (docs: DocumentSnapshot[], fromCache: boolean) => void;
  error: (error: Error) => void;
}

/**
 * Follows a list whole, live, by as many bounded queries as it takes, each beginning where the one before it ends.
 * @returns what ends it
 */
export function followWholeList(
  path: string,
  shape: ListShape,
  { next, error }: Follower,
): () => void {
  let pages: Page[] = [];
  const place = (doc: DocumentSnapshot | null) => [doc?.id, doc?.get(shape.leastBy)].join('/');

  function closeFrom(index: number): void {
    for (const { stop } of pages.slice(index)) stop();
    pages = pages.slice(0, index);
  }

  function open(after: DocumentSnapshot | null): void {
    const index = pages.length;
    const page: Page = { after, snapshot: null, stop: () => undefined };
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
