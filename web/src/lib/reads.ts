import {
  doc,
  getDocFromCache,
  getDocFromServer,
  getDocsFromCache,
  onSnapshot,
  waitForPendingWrites,
} from 'firebase/firestore';
import type { DocumentSnapshot, Query } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { isDenied } from './errors';
import { db } from './firestore';
import { parseDocument, parseDocuments, useQuerySnapshot } from './live';
import type { Live, Parsed, Schema } from './live';

export type CachedDoc<T> = Parsed<T> | { state: 'unreachable' };

/**
 * Reads a document that hardly ever changes: from this device when it is there, which costs nothing, or else from the server.
 * `unreachable` when it is not here and there is no network.
 */
export async function cachedDoc<T>(path: string, schema: Schema<T>): Promise<CachedDoc<T>> {
  const ref = doc(db, path);
  const kept = await getDocFromCache(ref).catch(() => null);
  if (kept?.exists()) return parseDocument(kept, schema);
  try {
    return parseDocument(await getDocFromServer(ref), schema);
  } catch (error) {
    console.warn(`The document ${path} could not be read`, error);
    return { state: 'unreachable' };
  }
}

interface DeviceDoc<T> {
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

/** Reads a document as the server has it now. @throws where the server can't be reached or refuses */
export async function freshDoc<T>(path: string, schema: Schema<T>): Promise<Parsed<T>> {
  return parseDocument(await getDocFromServer(doc(db, path)), schema);
}

/**
 * Whether the server has a document that this device wrote, once it has answered all that was waiting: a write of an earlier
 * visit is refused without a word. A document that is not there may not be read either.
 */
export async function existsOnServer(path: string): Promise<boolean> {
  await waitForPendingWrites(db);
  try {
    return (await getDocFromServer(doc(db, path))).exists();
  } catch (error) {
    if (isDenied(error)) return false;
    throw error;
  }
}

/** What this device remembers of a document; `missing` when it has never seen it. */
export async function rememberedDoc<T>(path: string, schema: Schema<T>): Promise<Parsed<T>> {
  const kept = await getDocFromCache(doc(db, path)).catch(() => null);
  return kept ? parseDocument(kept, schema) : { state: 'missing' };
}

/**
 * Tells of what the server says a query finds, now and whenever it changes, outside of any screen; what only this device
 * remembers is not news.
 * @returns what ends it
 */
export function watchQuery<T>(
  query: Query,
  schema: Schema<T>,
  tell: (found: T[]) => void,
): () => void {
  return onSnapshot(query, {
    next: ({ docs, metadata }) => {
      if (!metadata.fromCache) tell(parseDocuments(docs, schema));
    },
    error: (error) => console.warn('A list is no longer followed', error),
  });
}

/** `refused`: the person may not read it, or no longer may. */
export type Watched<T> = Live<T> | { state: 'refused' };

type Seen = { path: string } & ({ snapshot: DocumentSnapshot } | { refused: true });

/** Follows a document that the person may have no right to; nothing of it is kept once it is no longer shown. */
export function useWatchedDoc<T>(path: string | null, schema: Schema<T>): Watched<T> {
  const [seen, setSeen] = useState<Seen | null>(null);

  useEffect(() => {
    if (path === null) return undefined;
    return onSnapshot(
      doc(db, path),
      { includeMetadataChanges: true },
      {
        next: (snapshot) => setSeen({ path, snapshot }),
        error: (error) => {
          if (!isDenied(error)) console.warn(`The document ${path} is not followed`, error);
          setSeen({ path, refused: true });
        },
      },
    );
  }, [path]);

  return useMemo(() => {
    if (seen?.path !== path || !seen) return { state: 'loading' };
    if ('refused' in seen) return { state: 'refused' };
    const { hasPendingWrites: sending, fromCache } = seen.snapshot.metadata;
    return { ...parseDocument(seen.snapshot, schema), sending, fromCache };
  }, [seen, path, schema]);
}
