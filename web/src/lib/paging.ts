import type { DocumentSnapshot } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import type { Live } from './live';
import { parseDocuments } from './parse-document';
import type { Schema } from './parse-document';
import { queryOf } from './query-of';
import type { QueryShape } from './query-of';
import { useQuerySnapshot } from './query-snapshot';

export interface LivePage<T> {
  items: Live<T[]>;
  /** How many there are up to the end of this page; more when there is an older one. */
  count: number;
  /** Shows the page before or after this one, where there is one. */
  newer: (() => void) | null;
  older: (() => void) | null;
}

type Shape = Omit<QueryShape, 'size' | 'after'>;

/** One page at a time of a list, live. A listener's error is thrown in render. */
export function useLivePages<T>(
  path: string,
  schema: Schema<T>,
  shape: Shape,
  size: number,
): LivePage<T> {
  const [cursors, setCursors] = useState<DocumentSnapshot[]>([]);
  const after = cursors.at(-1) ?? null;
  // One more than is shown tells whether there are older ones.
  const snapshot = useQuerySnapshot(queryOf(path, { ...shape, after, size: size + 1 }));
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
