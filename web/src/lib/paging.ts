import type { DocumentSnapshot } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { buildQuery, parseDocument } from './documents';
import type { ListQuery, Schema } from './documents';
import { useQuerySnapshot } from './live';
import type { Live } from './live';

export interface LivePage<T> {
  items: Live<T[]>;
  /** How many there are up to the end of this page; more if there is an older one. */
  count: number;
  /** Shows the page before or after this one; null where there is none. */
  newer: (() => void) | null;
  older: (() => void) | null;
}

/** The rules allow 100 documents, one of which is that of the next page. */
const MAX_SIZE = 99;

const keepAll = () => true;

/**
 * One page at a time of a list, live. `after` is where the first page to be shown starts. Errors as with `useDoc`.
 * @param keep which items are shown: where a page would have too few, more are asked for
 */
export function usePages<T>(
  list: ListQuery,
  schema: Schema<T>,
  keep: (item: T) => boolean = keepAll,
): LivePage<T> {
  const { size } = list;
  const [cursors, setCursors] = useState<(DocumentSnapshot | string)[]>(
    list.after ? [list.after] : [],
  );
  const [asked, setAsked] = useState(size);
  const after = cursors.at(-1) ?? null;
  // One more than is shown tells whether there are older ones.
  const snapshot = useQuerySnapshot(buildQuery({ ...list, after, size: asked + 1 }));
  const shown = useMemo(
    () =>
      (snapshot?.docs ?? [])
        .slice(0, asked)
        .flatMap((found) => {
          const parsed = parseDocument(found, schema);
          return parsed.state === 'ready' && keep(parsed.value)
            ? [{ found, value: parsed.value }]
            : [];
        })
        .slice(0, size),
    [snapshot, schema, keep, size, asked],
  );
  const items = useMemo((): Live<T[]> => {
    if (!snapshot) return { state: 'loading' };
    const { hasPendingWrites: sending, fromCache } = snapshot.metadata;
    return { state: 'ready', value: shown.map(({ value }) => value), sending, fromCache };
  }, [snapshot, shown]);

  const docs = snapshot?.docs ?? [];
  const isFull = shown.length === size;
  const last = isFull ? shown.at(-1)?.found : docs[asked - 1];
  const hasMore = last !== undefined && last.id !== docs.at(-1)?.id;
  if (hasMore && !isFull && keep !== keepAll && asked < MAX_SIZE)
    setAsked(Math.min(asked * 2, MAX_SIZE));

  function turnTo(next: typeof cursors): void {
    setCursors(next);
    setAsked(size);
  }

  return {
    items,
    count: cursors.length * size + shown.length,
    newer: cursors.length > 0 ? () => turnTo(cursors.slice(0, -1)) : null,
    older: hasMore ? () => turnTo([...cursors, last]) : null,
  };
}
