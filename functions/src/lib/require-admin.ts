import { paths } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { database } from './database';

/** @throws {HttpsError} to anyone who is not an administrator, as the transaction finds it */
export async function requireAdmin(tx: Transaction, uid: string): Promise<void> {
  const row = await tx.get(database.doc(paths.userRole(uid, 'admin')));
  if (row.exists) return;
  throw new HttpsError('permission-denied', 'Só um administrador pode fazer isso.');
}
