import { getDocsFromCache } from 'firebase/firestore';
import type { Query } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { parseDocument } from './parse-document';
import type { Schema } from './parse-document';
import { useQuerySnapshot } from './query-snapshot';

export interface DeviceDoc<T> {
  value: T;
  /** This device wrote it, and the server had not confirmed it when this began to be followed. */
  sending: boolean;
}

/**
 * Follows what this device holds of a query, which costs no read: what it wrote itself, also while there is no network and over
 * reloads. What the server refuses disappears again.
 */
export function useDeviceDocs<T>(query: Query, schema: Schema<T>): DeviceDoc<T>[] {
  const snapshot = useQuerySnapshot(query, 'cache');
  return useMemo(
    () =>
      (snapshot?.docs ?? []).flatMap((found) => {
        const parsed = parseDocument(found, schema);
        const sending = found.metadata.hasPendingWrites;
        return parsed.state === 'ready' ? [{ value: parsed.value, sending }] : [];
      }),
    [snapshot, schema],
  );
}

/** Whether this device holds anything of a query when this comes on the screen; null until it has looked. */
export function useOnDevice(query: Query): boolean | null {
  const [first] = useState(query);
  const [holds, setHolds] = useState<boolean | null>(null);
  useEffect(() => {
    getDocsFromCache(first).then(
      ({ empty }) => setHolds(!empty),
      () => setHolds(false),
    );
  }, [first]);
  return holds;
}
