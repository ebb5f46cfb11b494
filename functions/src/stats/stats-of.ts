import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { refuseErased } from '../erasing/erasure';
import { database } from '../lib/database';
import { readStats } from './read-stats';

/**
 * A person's stats as a transaction finds them; who has none yet starts from the defaults.
 * @throws {ErasedPerson} where there are none because the account is erased. Asked only then: it costs a read
 */
export async function statsOf(tx: Transaction, uid: string): Promise<UserStats> {
  const snapshot = await tx.get(database.doc(paths.userStats(uid)));
  if (!snapshot.exists) await refuseErased(tx, uid);
  return readStats(uid, snapshot);
}
