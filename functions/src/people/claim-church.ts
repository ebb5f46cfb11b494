import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { createHash, timingSafeEqual } from 'node:crypto';
import { onSignedInCall, personNotFound } from '../callable';
import { database } from '../firebase';
import { refuseErased } from '../privacy/erasure';
import { recordAudit } from './audit';
import { isEmailConfirmed } from './emails';

/** Makes the first person with a confirmed e-mail and the deployment's link the church's first admin. */
export const claimChurch = onSignedInCall('claim-church', async ({ uid }, { secret }) => {
  // `npm run deploy` writes it into `functions/.env.<project>`.
  await claim(uid, secret, process.env.CLAIM_HASH ?? '');
  return { claimed: true };
});

/**
 * Makes the person the church's first admin.
 * @param hash SHA-256 of the right secret in hex; '' if claiming is disabled
 * @throws {HttpsError} the same error for a wrong secret and for a church that already has an admin
 */
export async function claim(uid: string, secret: string, hash: string): Promise<void> {
  if (!isSecret(secret, hash)) throw refused();
  if (!(await isEmailConfirmed(uid))) {
    throw new HttpsError(
      'failed-precondition',
      'Confirme primeiro o seu e-mail: abra o link que enviamos e volte aqui.',
    );
  }
  const makeAdmin = async (tx: Transaction) => {
    const row = database.doc(paths.userRole(uid, 'admin'));
    const claimed = database.doc(serverPaths.claim);
    const [, profile, admins] = await Promise.all([
      tx.get(claimed),
      tx.get(database.doc(paths.profile(uid))),
      tx.get(database.collection(collections.userRoles).where('role', '==', 'admin').limit(1)),
      refuseErased(tx, uid),
    ]);
    if (!admins.empty) throw refused();
    if (!profile.exists) throw personNotFound();
    // Every claim reads and writes this document, so of two concurrent claims the second one retries and sees the first one's row.
    tx.set(claimed, { claimed_at: FieldValue.serverTimestamp() });
    tx.create(row, { user_id: uid, role: 'admin' });
    recordAudit(tx, { action: 'admin', actor: uid, subject: uid, before: null, after: 'admin' });
  };
  await database.runTransaction(makeAdmin);
}

/** Compares in constant time. */
function isSecret(secret: string, hash: string): boolean {
  const right = Buffer.from(hash, 'hex');
  const given = createHash('sha256').update(secret).digest();
  return right.length === given.length && timingSafeEqual(right, given);
}

const refused = () =>
  new HttpsError(
    'permission-denied',
    'Este link não vale mais. A igreja já tem administrador, ou o link não está completo.',
  );
