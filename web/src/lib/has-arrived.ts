import { doc, getDocFromServer, waitForPendingWrites } from 'firebase/firestore';
import { db } from './db';
import { isDenied } from './is-denied';

/**
 * Whether the server has a document that this device wrote, once it has answered all that was waiting: a write of an earlier
 * visit is refused without a word. A document that is not there may not be read either.
 */
export async function hasArrived(path: string): Promise<boolean> {
  await waitForPendingWrites(db);
  try {
    return (await getDocFromServer(doc(db, path))).exists();
  } catch (error) {
    if (isDenied(error)) return false;
    throw error;
  }
}
