import { getDocFromServer, merged, setDoc, deleteDoc as remove, untilAnswered } from './firestore';
import type { Fields } from './store';

// Stands in for `firebase/firestore/lite`, which keeps nothing on the device.

export {
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  getCount,
  getDocs,
  limit,
  query,
  where,
} from './firestore';

export const getFirestore = () => ({});
export const getDoc = getDocFromServer;

type DocRef = Parameters<typeof getDocFromServer>[0];

export async function deleteDoc(ref: DocRef): Promise<void> {
  await untilAnswered(ref.path);
  await remove(ref);
}

/** Writes after `run`, and nothing if it throws. */
export async function runTransaction(
  _db: unknown,
  run: (transaction: {
    get: typeof getDocFromServer;
    set: (ref: DocRef, fields: Fields, options?: { merge?: boolean }) => void;
  }) => Promise<void>,
): Promise<void> {
  const writes: (() => Promise<void>)[] = [];
  await run({
    get: getDocFromServer,
    set: (ref, fields, options) => writes.push(() => setDoc(ref, merged({}, fields), options)),
  });
  await Promise.all(writes.map((write) => write()));
}
