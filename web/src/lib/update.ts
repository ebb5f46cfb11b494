import { doc, getDocs, getDocsFromCache, updateDoc } from 'firebase/firestore';
import type { Query } from 'firebase/firestore';
import { db } from './db';

type Fields = Record<string, string | boolean>;

/** Changes some fields of a document; resolves when the server has it, which without a network is later. */
export function updateFields(path: string, fields: Fields): Promise<void> {
  return updateDoc(doc(db, path), fields);
}

/** Changes the same fields of every document that a query finds. */
export async function updateFound(query: Query, fields: Fields): Promise<void> {
  const { docs } = await (navigator.onLine ? getDocs(query) : getDocsFromCache(query));
  await Promise.all(docs.map(({ ref }) => updateDoc(ref, fields)));
}
