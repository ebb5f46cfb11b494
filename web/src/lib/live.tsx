import { doc, onSnapshot, queryEqual } from 'firebase/firestore';
import type { DocumentSnapshot, ListenSource, Query, QuerySnapshot } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestoreDoc } from 'reactfire';
import { buildQuery, parseDocument, parseDocuments } from './documents';
import type { ListQuery, Schema } from './documents';
import { app } from './firebase/auth';
import { db } from './firestore';

/**
 * What a listener knows now. `sending`: this device wrote it and the server has not confirmed it. `fromCache`: it is what this
 * device has cached and the server has not answered, so that something missing may well exist.
 */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'missing'; fromCache: boolean }
  | { state: 'malformed' }
  | { state: 'ready'; value: T; sending: boolean; fromCache: boolean };

export function LiveProvider({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={db}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}

/** A document, live. A listener's error is thrown in render, for the route's error boundary. */
export function useDoc<T>(path: string, schema: Schema<T>): Live<T> {
  const { status, data } = useFirestoreDoc(doc(db, path));
  return useMemo(
    () => (status === 'success' ? liveOf(data, schema) : { state: 'loading' }),
    [status, data, schema],
  );
}

function liveOf<T>(snapshot: DocumentSnapshot, schema: Schema<T>): Live<T> {
  const { hasPendingWrites: sending, fromCache } = snapshot.metadata;
  const live = { ...parseDocument(snapshot, schema), sending, fromCache };
  return live;
}

/** `refused`: the person may not read it, or no longer may. */
export type Guarded<T> = Live<T> | { state: 'refused' };

type SeenDoc = { path: string } & ({ snapshot: DocumentSnapshot } | { refused: true });

/** A document that the person may have no right to read, live. The listener ends with the component, unlike that of `useDoc`. */
export function useGuardedDoc<T>(path: string | null, schema: Schema<T>): Guarded<T> {
  const [seen, setSeen] = useState<SeenDoc | null>(null);

  useEffect(() => {
    if (path === null) return undefined;
    return onSnapshot(
      doc(db, path),
      { includeMetadataChanges: true },
      {
        next: (snapshot) => setSeen({ path, snapshot }),
        error: (error) => {
          if (error.code !== 'permission-denied')
            console.warn(`The document ${path} can no longer be followed`, error);
          setSeen({ path, refused: true });
        },
      },
    );
  }, [path]);

  return useMemo(() => {
    if (seen?.path !== path || !seen) return { state: 'loading' };
    return 'refused' in seen ? { state: 'refused' } : liveOf(seen.snapshot, schema);
  }, [seen, path, schema]);
}

/**
 * The documents of a list that fit their schema, live; null loads nothing. Errors as with `useDoc`.
 * @param source `cache` follows what this device has cached, which costs no read
 */
export function useDocs<T>(
  list: ListQuery | null,
  schema: Schema<T>,
  source?: ListenSource,
): Live<T[]> {
  const snapshot = useQuerySnapshot(list && buildQuery(list), source);
  return useMemo(() => {
    if (!snapshot) return { state: 'loading' };
    const { hasPendingWrites: sending, fromCache } = snapshot.metadata;
    const value = parseDocuments(snapshot.docs, schema);
    return { state: 'ready', value, sending, fromCache };
  }, [snapshot, schema]);
}

type SeenQuery = { query: Query } & ({ snapshot: QuerySnapshot } | { error: Error });

/**
 * The newest snapshot of a query, null until there is one; a listener's error is thrown in render. (reactfire's hook ignores
 * changes of the metadata alone: that the server has confirmed what was cached or written.)
 */
export function useQuerySnapshot(
  query: Query | null,
  source: ListenSource = 'default',
): QuerySnapshot | null {
  const [stable, setStable] = useState(query);
  const isSame = stable && query ? queryEqual(stable, query) : stable === query;
  if (!isSame) setStable(query);
  const [seen, setSeen] = useState<SeenQuery | null>(null);

  useEffect(() => {
    if (!stable) return undefined;
    return onSnapshot(
      stable,
      { includeMetadataChanges: true, source },
      {
        next: (snapshot) => setSeen({ query: stable, snapshot }),
        error: (error) => setSeen({ query: stable, error }),
      },
    );
  }, [stable, source]);

  if (!seen || seen.query !== stable) return null;
  if ('error' in seen) throw seen.error;
  return seen.snapshot;
}

interface CachedDoc<T> {
  value: T;
  /** This device wrote it, and the server had not confirmed it when the listener started. */
  sending: boolean;
}

/**
 * The documents of a list that this device has cached, live, at no read: also what it wrote itself, without a network and after
 * a reload. What the server refuses disappears.
 */
export function useCachedDocs<T>(list: ListQuery, schema: Schema<T>): CachedDoc<T>[] {
  const snapshot = useQuerySnapshot(buildQuery(list), 'cache');
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

/**
 * Follows a list outside of any component; ignores what is only cached.
 * @returns a function that stops it
 */
export function watchDocs<T>(
  list: ListQuery,
  schema: Schema<T>,
  onDocs: (docs: T[]) => void,
): () => void {
  return onSnapshot(buildQuery(list), {
    next: ({ docs, metadata }) => {
      if (!metadata.fromCache) onDocs(parseDocuments(docs, schema));
    },
    error: (error) => console.warn(`The list ${list.path} can no longer be followed`, error),
  });
}
