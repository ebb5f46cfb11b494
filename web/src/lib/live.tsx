import { doc, onSnapshot, queryEqual } from 'firebase/firestore';
import type { DocumentSnapshot, ListenSource, Query, QuerySnapshot } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestoreDoc } from 'reactfire';
import * as v from 'valibot';
import { app } from './firebase';
import { db } from './firestore';

export type Schema<T> = v.GenericSchema<unknown, T>;

export type Parsed<T> =
  | { state: 'missing' }
  | { state: 'malformed' }
  | { state: 'ready'; value: T };

/** What a document holds, if it exists and fits its schema. */
export function parseDocument<T>(snapshot: DocumentSnapshot, schema: Schema<T>): Parsed<T> {
  if (!snapshot.exists()) return { state: 'missing' };
  const fields = { ...snapshot.data({ serverTimestamps: 'estimate' }), id: snapshot.id };
  const parsed = v.safeParse(schema, fields);
  if (parsed.success) return { state: 'ready', value: parsed.output };
  console.error(`The document ${snapshot.ref.path} does not fit its schema`);
  return { state: 'malformed' };
}

/** Those of the documents that fit their schema. */
export function parseDocuments<T>(snapshots: DocumentSnapshot[], schema: Schema<T>): T[] {
  return snapshots.flatMap((snapshot) => {
    const parsed = parseDocument(snapshot, schema);
    return parsed.state === 'ready' ? [parsed.value] : [];
  });
}

type Seen = { of: Query } & ({ snapshot: QuerySnapshot } | { error: Error });

/**
 * The newest snapshot of a query, null until there is one; a listener's error is thrown in render. (reactfire's hook leaves out
 * the news that is only about the snapshot itself: that the server has confirmed what the device remembered or wrote.)
 * @param source `cache` follows what the device holds, and asks the server for nothing
 */
export function useQuerySnapshot(
  query: Query,
  source: ListenSource = 'default',
): QuerySnapshot | null {
  const [stable, setStable] = useState(query);
  if (!queryEqual(stable, query)) setStable(query);
  const [seen, setSeen] = useState<Seen | null>(null);

  useEffect(
    () =>
      onSnapshot(
        stable,
        { includeMetadataChanges: true, source },
        {
          next: (snapshot) => setSeen({ of: stable, snapshot }),
          error: (error) => setSeen({ of: stable, error }),
        },
      ),
    [stable, source],
  );

  if (seen?.of !== stable) return null;
  if ('error' in seen) throw seen.error;
  return seen.snapshot;
}

/**
 * What a listener knows now. `sending` says that this device wrote it and the server has not confirmed it; `fromCache`, that
 * this is what the device remembers and the server has not been heard: something missing may well exist.
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

/** Follows one document; a listener's error is thrown in render, for the route's error boundary. */
export function useLiveDoc<T>(path: string, schema: Schema<T>): Live<T> {
  const { status, data } = useFirestoreDoc(doc(db, path));
  return useMemo(() => {
    if (status !== 'success') return { state: 'loading' };
    const { hasPendingWrites: sending, fromCache } = data.metadata;
    return { ...parseDocument(data, schema), sending, fromCache };
  }, [status, data, schema]);
}

/** Follows a query; documents that don't fit their schema are left out. Errors as with `useLiveDoc`. */
export function useLiveQuery<T>(query: Query, schema: Schema<T>, source?: ListenSource): Live<T[]> {
  const snapshot = useQuerySnapshot(query, source);
  return useMemo(() => {
    if (!snapshot) return { state: 'loading' };
    const { hasPendingWrites: sending, fromCache } = snapshot.metadata;
    const value = parseDocuments(snapshot.docs, schema);
    return { state: 'ready', value, sending, fromCache };
  }, [snapshot, schema]);
}
