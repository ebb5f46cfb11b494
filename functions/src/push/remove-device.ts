import { paths } from '@raizes/domain/paths';
import { database } from '../lib/database';

/**
 * Ends a person's pushes on a device, if it is theirs.
 * @param token where given, only if that is still what it is called: it may have been registered anew meanwhile
 */
export async function removeDevice(
  uid: string,
  id: string,
  token?: string | null,
): Promise<boolean> {
  return database.runTransaction(async (tx) => {
    const row = await tx.get(database.doc(paths.pushSubscription(uid, id)));
    if (!row.exists || (token !== undefined && row.get('token') !== token)) return false;
    tx.delete(row.ref);
    tx.delete(database.doc(paths.pushDevice(id)));
    return true;
  });
}
