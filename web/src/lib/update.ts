import { doc, getDocs, getDocsFromCache, setDoc } from 'firebase/firestore';
import type { Query } from 'firebase/firestore';
import { db } from './db';

type Fields = Record<string, string | boolean | null>;

/**
 * Changes some fields of a document; resolves when the server has it, which without a network is later. (A merge does what
 * `updateDoc` does where the rules let nobody create the document, and is in the bundle already.)
 */
export function updateFields(path: string, fields: Fields): Promise<void> {
  return setDoc(doc(db, path), fields, { merge: true });
}

/** Changes the same fields of every document that a query finds. */
export async function updateFound(query: Query, fields: Fields): Promise<void> {
  const { docs } = await (navigator.onLine ? getDocs(query) : getDocsFromCache(query));
  await Promise.all(docs.map(({ ref }) => setDoc(ref, fields, { merge: true })));
}
