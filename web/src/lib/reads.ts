import {
  doc,
  getDocFromCache,
  getDocFromServer,
  getDocs,
  getDocsFromCache,
  getDocsFromServer,
  onSnapshot,
  waitForPendingWrites,
} from 'firebase/firestore';
import type { DocumentData, DocumentSnapshot } from 'firebase/firestore';
import { buildQuery, parseDocument, parseDocuments } from './documents';
import type { ListQuery, Parsed, Schema } from './documents';
import { isDenied } from './error-code';
import { db } from './firestore';

/** Reads a document from the server. @throws when it can't be reached, or refuses */
export async function fetchDoc<T>(path: string, schema: Schema<T>): Promise<Parsed<T>> {
  return parseDocument(await getDocFromServer(doc(db, path)), schema);
}

/** Reads a document from this device's cache; `missing` when it was never read. */
export async function readCachedDoc<T>(path: string, schema: Schema<T>): Promise<Parsed<T>> {
  const cached = await getDocFromCache(doc(db, path)).catch(() => null);
  return cached ? parseDocument(cached, schema) : { state: 'missing' };
}

/** `unreachable`: it is not cached, and there is no network. */
export type CacheFirstDoc<T> = Parsed<T> | { state: 'unreachable' };

/** Reads a document that hardly ever changes: from the cache, which costs no read, or else from the server. */
export async function readCacheFirst<T>(
  path: string,
  schema: Schema<T>,
): Promise<CacheFirstDoc<T>> {
  const cached = await readCachedDoc(path, schema);
  if (cached.state !== 'missing') return cached;
  try {
    return await fetchDoc(path, schema);
  } catch (error) {
    console.warn(`The document ${path} could not be read`, error);
    return { state: 'unreachable' };
  }
}

/**
 * Whether the server has a document that this device wrote, once all pending writes are answered: the refusal of a write of an
 * earlier visit is not reported. A document that does not exist may be one that the person may not read.
 */
export async function existsOnServer(
  path: string,
  isWritten: (fields: DocumentData) => boolean = () => true,
): Promise<boolean> {
  await waitForPendingWrites(db);
  try {
    const fields = (await serverAnswer(path)).data();
    return fields !== undefined && isWritten(fields);
  } catch (error) {
    if (isDenied(error)) return false;
    throw error;
  }
}

/**
 * What the server has of a document, however long it takes to answer. `getDocFromServer` fails instead while Firestore believes
 * that it is offline, and after a reconnect Firestore still believes that when its first write has gone through.
 */
const serverAnswer = (path: string) =>
  new Promise<DocumentSnapshot>((resolve, reject) => {
    const stop = onSnapshot(
      doc(db, path),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache) return;
        stop();
        resolve(snapshot);
      },
      reject,
    );
  });

/** Reads a list from the server. @throws when it can't be reached, or refuses */
export async function fetchDocs<T>(list: ListQuery, schema: Schema<T>): Promise<T[]> {
  return parseDocuments((await getDocsFromServer(buildQuery(list))).docs, schema);
}

export interface Page<T> {
  items: T[];
  /** Where the next page starts (see `ListQuery.after`); null on the last one. */
  next: string | null;
  fromCache: boolean;
}

/** Reads one page of a list that is ordered by a text, newest first; from the cache without a network. */
export async function readPage<T>(
  list: ListQuery & { descending: string },
  schema: Schema<T>,
): Promise<Page<T>> {
  const query = buildQuery(list);
  const { docs, metadata } = await (navigator.onLine ? getDocs(query) : getDocsFromCache(query));
  const last: unknown = docs.length === list.size ? docs.at(-1)?.get(list.descending) : null;
  return {
    items: parseDocuments(docs, schema),
    next: typeof last === 'string' ? last : null,
    fromCache: metadata.fromCache,
  };
}

/** Whether this device has cached any document of a list. */
export async function hasCachedDocs(list: ListQuery): Promise<boolean> {
  const cached = await getDocsFromCache(buildQuery(list)).catch(() => null);
  return cached !== null && !cached.empty;
}
