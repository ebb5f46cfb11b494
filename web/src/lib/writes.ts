import {
  deleteDoc,
  doc,
  getDocs,
  getDocsFromCache,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import type { DocumentData, Query } from 'firebase/firestore';
import { db } from './firestore';
import { withTimeout } from './within';

/** Erases a document: at once on this device, and at the server when the network is there. */
export function eraseDoc(path: string): Promise<void> {
  return deleteDoc(doc(db, path));
}

/** The moment at which the server takes what is written; until then, by this device's clock. */
export const serverTime = serverTimestamp;

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

const PATIENCE_MS = 4000;

/**
 * A write on its way. `kept` settles when the person can go on: the server has it, or the device keeps it and sends
 * it by itself. `sent` settles when the server has answered, however late, and rejects when it refused.
 */
export interface Delivery {
  kept: Promise<'sent' | 'on-device'>;
  sent: Promise<void>;
}

/** Writes a whole document; offline it is kept on the device and sent when the network is back. */
export function writeDoc(path: string, data: DocumentData): Delivery {
  return deliver(setDoc(doc(db, path), data));
}

/** Changes some fields of a document that there is; offline as with `writeDoc`. */
export function changeDoc(path: string, fields: DocumentData): Delivery {
  return deliver(setDoc(doc(db, path), fields, { merge: true }));
}

function deliver(sent: Promise<void>): Delivery {
  const answered = sent.then(() => 'sent' as const);
  const kept = withTimeout(answered, navigator.onLine ? PATIENCE_MS : 0);
  return { kept: kept.then((how) => how ?? 'on-device'), sent };
}
