import {
  deleteDoc as deleteFromFirestore,
  deleteField,
  doc,
  getDocs,
  getDocsFromCache,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import type { DocumentData } from 'firebase/firestore';
import { buildQuery } from './documents';
import type { ListQuery } from './documents';
import { db } from './firestore';
import { whenResolved } from './session';
import { withTimeout } from './timing';

// What a person writes is kept on this device and sent once there is a network. What must be on the server at once, or not at
// all, goes through `server.ts`.

/** The server's time of the write; until the server has it, by this device's clock. */
export const serverTime = serverTimestamp;

/** As the value of a field in `updateDoc`: removes it. */
export const removed = deleteField;

const PATIENCE_MS = 4000;

/**
 * A write on its way. `kept` settles when the person can go on: the server has it, or this device keeps it and sends it later.
 * `sent` settles when the server has answered, however late, and rejects when it refused.
 */
export interface Delivery {
  kept: Promise<'sent' | 'on-device'>;
  sent: Promise<void>;
}

/** Writes a whole document. */
export function writeDoc(path: string, data: DocumentData): Delivery {
  return deliver(setDoc(doc(db, path), data));
}

/**
 * Changes some fields of a document. (A merge does what Firestore's `updateDoc` does where the rules let nobody create the
 * document, and is in the bundle already.)
 */
export function updateDoc(path: string, fields: DocumentData): Delivery {
  return deliver(setDoc(doc(db, path), fields, { merge: true }));
}

/** Changes the same fields of every document of a list. */
export async function updateDocs(list: ListQuery, fields: DocumentData): Promise<void> {
  const query = buildQuery(list);
  const { docs } = await (navigator.onLine ? getDocs(query) : getDocsFromCache(query));
  await Promise.all(docs.map(({ ref }) => setDoc(ref, fields, { merge: true })));
}

export function deleteDoc(path: string): Promise<void> {
  return deleteFromFirestore(doc(db, path));
}

/** What a person wrote on its way, in one write or more. */
export function deliver(sent: Promise<void>): Delivery {
  const answered = sent.then(() => 'sent' as const);
  const kept = withTimeout(answered, navigator.onLine ? PATIENCE_MS : 0).then(async (answer) => {
    // Firestore keeps nothing on the device before Auth has said who it is for.
    if (!answer) await whenResolved();
    return answer ?? 'on-device';
  });
  // A caller that waits for `sent` alone handles the refusal there.
  kept.catch(() => undefined);
  return { kept, sent };
}
