import { doc, onSnapshot, queryEqual } from 'firebase/firestore';
import type { DocumentSnapshot, ListenSource, Query, QuerySnapshot } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import { buildQuery, parseDocument, parseDocuments } from './documents';
import type { ListQuery, Schema } from './documents';
import { db } from './firestore';

/**
 * The current state of a listener. `sending`: written on this device and not yet confirmed by the server. `fromCache`: taken from
 * this device's cache, because the server has not answered; a missing document might exist on the server.
 */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'missing'; fromCache: boolean }
  | { state: 'malformed' }
  | { state: 'ready'; value: T; sending: boolean; fromCache: boolean };

/**
 * Follows one of the person's own documents, or a public one. A listener's error is thrown during render, for the route's error
 * boundary. Not reactfire's hook for a document's data, because that loses `fromCache`.
 */
export function useDoc<T>(path: string, schema: Schema<T>): Live<T> {
  const { status, data } = useFirestoreDoc(doc(useFirestore(), path));
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

/** `refused`: the person is not, or is no longer, allowed to read it. */
export type Restricted<T> = Live<T> | { state: 'refused' };

type DocResult = { path: string } & ({ snapshot: DocumentSnapshot } | { refused: true });

/**
 * Follows another person's document, or one that the person might not be allowed to read. Not reactfire's hook, because its
 * listeners end only with the page, and its cache keeps a refusal.
 */
export function useRestrictedDoc<T>(path: string | null, schema: Schema<T>): Restricted<T> {
  const [result, setResult] = useState<DocResult | null>(null);

  useEffect(() => {
    if (path === null) return undefined;
    return onSnapshot(
      doc(db, path),
      { includeMetadataChanges: true },
      {
        next: (snapshot) => setResult({ path, snapshot }),
        error: (error) => {
          if (error.code !== 'permission-denied')
            console.warn(`The document ${path} can no longer be followed`, error);
          setResult({ path, refused: true });
        },
      },
    );
  }, [path]);

  return useMemo(() => {
    if (result?.path !== path || !result) return { state: 'loading' };
    return 'refused' in result ? { state: 'refused' } : liveOf(result.snapshot, schema);
  }, [result, path, schema]);
}

/**
 * Follows the documents of a list that match their schema; null loads nothing. Errors are thrown as by `useDoc`.
 * @param source `cache` follows only this device's cache, which costs no read
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

type QueryResult = { query: Query } & ({ snapshot: QuerySnapshot } | { error: Error });

/**
 * Returns the latest snapshot of a query, null until there is one; a listener's error is thrown during render. Not reactfire's
 * hook, because its listeners end only with the page, and it ignores metadata-only changes, which report that the server has
 * confirmed cached or written documents.
 */
export function useQuerySnapshot(
  query: Query | null,
  source: ListenSource = 'default',
): QuerySnapshot | null {
  const [stable, setStable] = useState(query);
  const isSame = stable && query ? queryEqual(stable, query) : stable === query;
  if (!isSame) setStable(query);
  const [result, setResult] = useState<QueryResult | null>(null);

  useEffect(() => {
    if (!stable) return undefined;
    return onSnapshot(
      stable,
      { includeMetadataChanges: true, source },
      {
        next: (snapshot) => setResult({ query: stable, snapshot }),
        error: (error) => setResult({ query: stable, error }),
      },
    );
  }, [stable, source]);

  if (!result || result.query !== stable) return null;
  if ('error' in result) throw result.error;
  return result.snapshot;
}

interface CachedDoc<T> {
  value: T;
  /** Written on this device, and not confirmed by the server when the listener started. */
  sending: boolean;
}

/**
 * Follows the cached documents of a list, which costs no read. Includes this device's own writes, also offline and after a reload;
 * a write that the server refuses disappears.
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
 * Follows a list outside of components; ignores snapshots from the cache.
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
