import { doc } from 'firebase/firestore';
import type { ListenSource, Query } from 'firebase/firestore';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { FirestoreProvider, FirebaseAppProvider, useFirestoreDoc } from 'reactfire';
import { app } from './auth';
import { db } from './db';
import { parseDocument, parseDocuments } from './parse-document';
import type { Schema } from './parse-document';
import { useQuerySnapshot } from './query-snapshot';

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
