import { doc, getDocFromCache } from 'firebase/firestore';
import { db } from './db';
import { parseDocument } from './parse-document';
import type { Parsed, Schema } from './parse-document';

/** What this device remembers of a document; `missing` when it has never seen it. */
export async function rememberedDoc<T>(path: string, schema: Schema<T>): Promise<Parsed<T>> {
  const kept = await getDocFromCache(doc(db, path)).catch(() => null);
  return kept ? parseDocument(kept, schema) : { state: 'missing' };
}
