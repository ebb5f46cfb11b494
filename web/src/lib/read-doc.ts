import { doc, getDoc, getDocFromCache } from 'firebase/firestore';
import { db } from './db';
import { parseDocument } from './parse-document';
import type { Parsed, Schema } from './parse-document';
import { isDenied } from './is-denied';

export type Read<T> = Parsed<T> | { state: 'refused' | 'unreachable' };

/** Reads a document once; without a network, what this device remembers of it. */
export async function readDoc<T>(path: string, schema: Schema<T>): Promise<Read<T>> {
  const ref = doc(db, path);
  try {
    return parseDocument(await (navigator.onLine ? getDoc(ref) : getDocFromCache(ref)), schema);
  } catch (error) {
    return { state: isDenied(error) ? 'refused' : 'unreachable' };
  }
}
