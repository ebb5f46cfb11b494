import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getCount,
  getFirestore,
  runTransaction,
  updateDoc,
} from 'firebase/firestore/lite';
import type { DocumentData } from 'firebase/firestore/lite';
import { app } from './auth';
import { EMULATOR_HOST, emulators } from './firebase-config';

// What an administrator publishes is there for everybody, or it is not: nothing here waits on the device for a network, as
// the app's own database would let it. Imported when it is needed.

type Fields = Record<string, string | number | null>;

const server = getFirestore(app);
if (emulators) connectFirestoreEmulator(server, EMULATOR_HOST, emulators.firestore);

const TIMEOUT_MS = 20_000;

const unreachable = () => Object.assign(new Error('No answer'), { code: 'unavailable' });

/** Any failure without a code of the server's is the network's. */
function isOfServer(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code !== 'unknown';
}

async function online<T>(ask: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) throw unreachable();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unreachable()), TIMEOUT_MS);
  });
  try {
    return await Promise.race([ask(), timeout]);
  } catch (error) {
    throw isOfServer(error) ? error : unreachable();
  } finally {
    clearTimeout(timer);
  }
}

/** Creates a document, and never writes over one. Asked again after an answer that got lost, it is not `taken` by itself. */
export function createOnServer(path: string, fields: Fields): Promise<'created' | 'taken'> {
  const isThere = (found: DocumentData) =>
    Object.entries(fields).every(([name, value]) => found[name] === value);
  return online(() =>
    runTransaction(server, async (tx) => {
      const ref = doc(server, path);
      const found = (await tx.get(ref)).data();
      if (found) return isThere(found) ? 'created' : 'taken';
      tx.set(ref, fields);
      return 'created';
    }),
  );
}

/** Changes a document that is still there; else it fails with `not-found`. */
export function changeOnServer(path: string, fields: Fields): Promise<void> {
  return online(() => updateDoc(doc(server, path), fields));
}

export function removeOnServer(path: string): Promise<void> {
  return online(() => deleteDoc(doc(server, path)));
}

/** How many documents a collection has: one read for each thousand. */
export async function countOnServer(path: string): Promise<number> {
  return (await online(() => getCount(collection(server, path)))).data().count;
}
