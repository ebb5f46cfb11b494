import { paths } from '@raizes/domain/paths';
import { HttpsError } from 'firebase-functions/https';
import { database } from './database';

/** @throws {HttpsError} to anyone who is not an administrator now */
export async function requireAdmin(uid: string): Promise<void> {
  const row = await database.doc(paths.userRole(uid, 'admin')).get();
  if (row.exists) return;
  throw new HttpsError('permission-denied', 'Só um administrador pode fazer isso.');
}
