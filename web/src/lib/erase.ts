import { deleteDoc, doc } from 'firebase/firestore';
import { db } from './db';

/** Erases a document: at once on this device, and at the server when the network is there. */
export function eraseDoc(path: string): Promise<void> {
  return deleteDoc(doc(db, path));
}
