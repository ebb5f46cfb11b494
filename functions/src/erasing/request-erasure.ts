import { collections, paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { database } from '../lib/database';
import { erasureOf } from './erasure';

/** How long ago a person may have given their password. */
const FRESH_SECONDS = 300;

/**
 * Notes that somebody wants their account erased. From then on the server finishes it, even if this request dies.
 * @param signedInAt in seconds, as the ID token has it
 */
export async function requestErasure(uid: string, signedInAt: number): Promise<void> {
  if (Date.now() / 1000 - signedInAt > FRESH_SECONDS) {
    throw new HttpsError('failed-precondition', 'Digite a sua senha outra vez.');
  }
  const admins = database.collection(collections.userRoles).where('role', '==', 'admin').limit(2);
  await database.runTransaction(async (tx) => {
    const { docs } = await tx.get(admins);
    const own = await tx.get(database.doc(paths.userRole(uid, 'admin')));
    if (own.exists && docs.length < 2) {
      throw new HttpsError(
        'failed-precondition',
        'A igreja precisa de pelo menos um administrador. Nomeie outro antes de apagar a sua conta.',
      );
    }
    // In the same transaction: of the last two, only one can leave.
    if (own.exists) tx.delete(own.ref);
    tx.set(erasureOf(uid), { uid, requested_at: FieldValue.serverTimestamp() });
  });
}
