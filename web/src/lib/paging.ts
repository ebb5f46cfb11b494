import type { DocumentSnapshot } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { buildQuery, parseDocuments } from './documents';
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

/** One page at a time of a list, live. `after` is where the first page to be shown starts. Errors as with `useDoc`. */
export function usePages<T>(list: ListQuery, schema: Schema<T>): LivePage<T> {
  const { size } = list;
  const [cursors, setCursors] = useState<(DocumentSnapshot | string)[]>(
    list.after ? [list.after] : [],
  );
  const after = cursors.at(-1) ?? null;
  // One more than is shown tells whether there are older ones.
  const snapshot = useQuerySnapshot(buildQuery({ ...list, after, size: size + 1 }));
  const items = useMemo((): Live<T[]> => {
    if (!snapshot) return { state: 'loading' };
    const { hasPendingWrites: sending, fromCache } = snapshot.metadata;
    const value = parseDocuments(snapshot.docs.slice(0, size), schema);
    return { state: 'ready', value, sending, fromCache };
  }, [snapshot, schema, size]);
  const last = snapshot && snapshot.docs.length > size ? snapshot.docs[size - 1] : undefined;

  return {
    items,
    count: cursors.length * size + (items.state === 'ready' ? items.value.length : 0),
    newer: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : null,
    older: last ? () => setCursors([...cursors, last]) : null,
  };
}
