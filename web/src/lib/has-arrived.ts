import { doc, FirestoreError, getDocFromServer, waitForPendingWrites } from 'firebase/firestore';
import { db } from './db';

/**
 * Whether the server has a document that this device wrote, once it has answered all that was waiting: a write of an earlier
 * visit is refused without a word. A document that is not there may not be read either.
 */
export async function hasArrived(path: string): Promise<boolean> {
  await waitForPendingWrites(db);
  try {
    return (await getDocFromServer(doc(db, path))).exists();
  } catch (error) {
    if (error instanceof FirestoreError && error.code === 'permission-denied') return false;
    throw error;
  }
}
