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

/** Reads a document from the server. @throws when the server is unreachable or refuses the read */
export async function fetchDoc<T>(path: string, schema: Schema<T>): Promise<Parsed<T>> {
  return parseDocument(await getDocFromServer(doc(db, path)), schema);
}

/** Reads a document from this device's cache; `missing` if it was never read. */
export async function readCachedDoc<T>(path: string, schema: Schema<T>): Promise<Parsed<T>> {
  const cached = await getDocFromCache(doc(db, path)).catch(() => null);
  return cached ? parseDocument(cached, schema) : { state: 'missing' };
}

/** `unreachable`: the document is not cached and could not be read from the server. */
export type CacheFirstDoc<T> = Parsed<T> | { state: 'unreachable' };

/** Reads a document that rarely changes: from the cache, which costs no read, or else from the server. */
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
 * Checks whether the server has a document that this device wrote, after all pending writes are answered. For writes of an earlier
 * visit, whose refusal Firestore does not report. Resolves to false when the read is refused, because the rules refuse to read some
 * missing documents.
 */
export async function existsOnServer(
  path: string,
  isWritten: (fields: DocumentData) => boolean = () => true,
): Promise<boolean> {
  await waitForPendingWrites(db);
  try {
    const fields = (await awaitServerSnapshot(path)).data();
    return fields !== undefined && isWritten(fields);
  } catch (error) {
    if (isDenied(error)) return false;
    throw error;
  }
}

/**
 * Reads a document from the server, however long that takes. `getDocFromServer` would fail while Firestore considers itself offline,
 * which after a reconnect is still the case when the first write has already gone through.
 */
const awaitServerSnapshot = (path: string) =>
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

/** Reads a list from the server. @throws when the server is unreachable or refuses the read */
export async function fetchDocs<T>(list: ListQuery, schema: Schema<T>): Promise<T[]> {
  return parseDocuments((await getDocsFromServer(buildQuery(list))).docs, schema);
}

export interface Page<T> {
  items: T[];
  /** Where the next page starts (see `ListQuery.after`); null on the last one. */
  next: string | null;
  fromCache: boolean;
}

/** Reads one page of a list ordered by a text field, descending; from the cache while offline. */
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

/** Resolves to whether this device has cached any document of a list. */
export async function hasCachedDocs(list: ListQuery): Promise<boolean> {
  const cached = await getDocsFromCache(buildQuery(list)).catch(() => null);
  return cached !== null && !cached.empty;
}
