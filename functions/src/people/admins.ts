import { collections, paths } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { database } from '../lib/database';
import { oneAtATime } from '../lib/one-at-a-time';
import { requireAdmin } from '../lib/require-admin';

interface Change {
  by: string;
  uid: string;
  admin: boolean;
}

/** One transaction that reads who is an admin: of two who remove each other at once, the second is one no longer. */
export async function setAdmin({ by, uid, admin }: Change): Promise<void> {
  const row = database.doc(paths.userRole(uid, 'admin'));
  const set = async (tx: Transaction) => {
    const [target, profile, admins] = await Promise.all([
      tx.get(row),
      tx.get(database.doc(paths.profile(uid))),
      tx.get(database.collection(collections.userRoles).where('role', '==', 'admin').limit(2)),
      requireAdmin(tx, by),
    ]);
    if (target.exists === admin) return;
    if (admin) {
      if (!profile.exists) throw new HttpsError('not-found', 'Esta pessoa não tem mais cadastro.');
      tx.set(row, { user_id: uid, role: 'admin' });
      return;
    }
    if (admins.size < 2) {
      throw new HttpsError(
        'failed-precondition',
        'A igreja precisa de pelo menos um administrador. Nomeie outro antes de remover este.',
      );
    }
    tx.delete(row);
  };
  // They all read the same rows.
  await oneAtATime('admins', () => database.runTransaction(set));
}
