import { doc, getDocFromCache, getDocFromServer } from 'firebase/firestore';
import { db } from './db';
import { parseDocument } from './parse-document';
import type { Parsed, Schema } from './parse-document';

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
