import type { DocumentSnapshot } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { buildQuery, parseDocument } from './documents';
import type { ListQuery, Schema } from './documents';
import { useQuerySnapshot } from './live';
import type { Live } from './live';

export interface LivePage<T> {
  items: Live<T[]>;
  /** Number of items up to the end of this page; the list has more if there is an older page. */
  count: number;
  /** Shows the page before or after this one; null if there is none. */
  newer: (() => void) | null;
  older: (() => void) | null;
}

/** The rules allow 100 documents in a query, one of which is the first of the next page. */
const MAX_SIZE = 99;

const showAll = () => true;

/**
 * Follows one page of a list at a time. `after` is where the first page starts. Errors are thrown as by `useDoc`.
 * @param isShown filters the items; more are fetched when a page would have too few
 */
export function usePages<T>(
  list: ListQuery,
  schema: Schema<T>,
  isShown: (item: T) => boolean = showAll,
): LivePage<T> {
  const { size } = list;
  const [cursors, setCursors] = useState<(DocumentSnapshot | string)[]>(
    list.after ? [list.after] : [],
  );
  const [fetchSize, setFetchSize] = useState(size);
  const after = cursors.at(-1) ?? null;
  // One more than needed, to know whether there is an older page.
  const snapshot = useQuerySnapshot(buildQuery({ ...list, after, size: fetchSize + 1 }));
  const shown = useMemo(
    () =>
      (snapshot?.docs ?? [])
        .slice(0, fetchSize)
        .flatMap((found) => {
          const parsed = parseDocument(found, schema);
          return parsed.state === 'ready' && isShown(parsed.value)
            ? [{ found, value: parsed.value }]
            : [];
        })
        .slice(0, size),
    [snapshot, schema, isShown, size, fetchSize],
  );
  const items = useMemo((): Live<T[]> => {
    if (!snapshot) return { state: 'loading' };
    const { hasPendingWrites: sending, fromCache } = snapshot.metadata;
    return { state: 'ready', value: shown.map(({ value }) => value), sending, fromCache };
  }, [snapshot, shown]);

  const docs = snapshot?.docs ?? [];
  const isFull = shown.length === size;
  const last = isFull ? shown.at(-1)?.found : docs[fetchSize - 1];
  const hasMore = last !== undefined && last.id !== docs.at(-1)?.id;
  if (hasMore && !isFull && isShown !== showAll && fetchSize < MAX_SIZE)
    setFetchSize(Math.min(fetchSize * 2, MAX_SIZE));

  function turnTo(next: typeof cursors): void {
    setCursors(next);
    setFetchSize(size);
  }

  return {
    items,
    count: cursors.length * size + shown.length,
    newer: cursors.length > 0 ? () => turnTo(cursors.slice(0, -1)) : null,
    older: hasMore ? () => turnTo([...cursors, last]) : null,
  };
}
