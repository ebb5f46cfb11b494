import { doc } from 'firebase/firestore';
import type { DocumentSnapshot, Query, QuerySnapshot } from 'firebase/firestore';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import {
  FirestoreProvider,
  FirebaseAppProvider,
  useFirestoreCollection,
  useFirestoreDoc,
} from 'reactfire';
import * as v from 'valibot';
import { app } from './auth';
import { db } from './db';

/** What a listener knows now. `sending` says that this device wrote it and the server has not confirmed it. */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'malformed' }
  | { state: 'ready'; value: T; sending: boolean };

type Schema<T> = v.GenericSchema<unknown, T>;

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
  return useMemo(
    () => (status === 'success' ? parse(data, schema) : { state: 'loading' }),
    [status, data, schema],
  );
}

/** Follows a query; documents that don't fit their schema are left out. */
export function useLiveQuery<T>(query: Query, schema: Schema<T>): Live<T[]> {
  const { status, data } = useFirestoreCollection(query);
  return useMemo(
    () => (status === 'success' ? parseAll(data, schema) : { state: 'loading' }),
    [status, data, schema],
  );
}

function parse<T>(snapshot: DocumentSnapshot, schema: Schema<T>): Live<T> {
  if (!snapshot.exists()) return { state: 'missing' };
  const parsed = v.safeParse(schema, fieldsOf(snapshot));
  if (parsed.success) {
    const sending = snapshot.metadata.hasPendingWrites;
    return { state: 'ready', value: parsed.output, sending };
  }
  reportMisfit(snapshot.ref.path);
  return { state: 'malformed' };
}

function parseAll<T>(snapshot: QuerySnapshot, schema: Schema<T>): Live<T[]> {
  const value = snapshot.docs.flatMap((document) => {
    const parsed = v.safeParse(schema, fieldsOf(document));
    if (!parsed.success) reportMisfit(document.ref.path);
    return parsed.success ? [parsed.output] : [];
  });
  return { state: 'ready', value, sending: snapshot.metadata.hasPendingWrites };
}

function fieldsOf(snapshot: DocumentSnapshot): unknown {
  return { ...snapshot.data({ serverTimestamps: 'estimate' }), id: snapshot.id };
}

function reportMisfit(path: string): void {
  console.error(`The document ${path} does not fit its schema`);
}
