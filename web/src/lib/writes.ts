import { doc, setDoc } from 'firebase/firestore';
import type { DocumentData } from 'firebase/firestore';
import { db } from './db';
import { within } from './within';

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
  const kept = within(navigator.onLine ? PATIENCE_MS : 0, answered);
  return { kept: kept.then((how) => how ?? 'on-device'), sent };
}
