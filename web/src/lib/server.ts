import { deleteDoc, doc, runTransaction, setDoc } from 'firebase/firestore/lite';
import type { DocumentData } from 'firebase/firestore/lite';
import { online } from './online-only';
import { server } from './server-db';

// What an administrator publishes is there for everybody, or it is not: nothing here waits on the device for a network, as
// the app's own database would let it. Imported when it is needed.

type Fields = Record<string, string | number | boolean | Date | null>;

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
  return online(() =>
    runTransaction(server, async (tx) => {
      const ref = doc(server, path);
      // Without looking first, the rules refuse it as if the person might not change it.
      const isThere = (await tx.get(ref)).exists();
      if (!isThere) throw Object.assign(new Error(`${path} is gone`), { code: 'not-found' });
      tx.update(ref, fields);
    }),
  );
}

/** Writes a whole document, whether there is one or not. */
export function putOnServer(path: string, fields: Fields): Promise<void> {
  return online(() => setDoc(doc(server, path), fields));
}

export function removeOnServer(path: string): Promise<void> {
  return online(() => deleteDoc(doc(server, path)));
}
