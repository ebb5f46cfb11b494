import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { HttpsError } from 'firebase-functions/https';
import { createHash, timingSafeEqual } from 'node:crypto';
import { onSignedInCall, personNotFound, requireAdmin, requireSession } from '../callable';
import { database } from '../firebase';
import { erasureOf, refuseErased } from '../privacy/erasure';
import { readStats, writeStats } from '../progress/stats';
import { atLeastOnce, withLock } from '../trigger';
import { refuseKnownMinor } from './age';
import { recordAudit } from './audit';
import { fetchAccounts, requireConfirmedEmail, isEmailConfirmed } from './emails';

/**
 * Lets an admin grant the admin role to a person with a confirmed e-mail, or revoke it as long as one admin is left. The caller's session
 * must not have been revoked. Because the transaction reads the admins, the second of two who remove each other concurrently is refused.
 */
export const setAdminRole = onSignedInCall(
  'set-admin-role',
  async ({ uid: by, token }, { userId: uid, admin }) => {
    await requireSession(token);
    const row = database.doc(paths.userRole(uid, 'admin'));
    const change = { action: 'admin', actor: by, subject: uid } as const;
    const set = async (tx: Transaction) => {
      const [target, profile, isOnly, erasure] = await Promise.all([
        tx.get(row),
        tx.get(database.doc(paths.profile(uid))),
        isOnlyAdmin(tx, uid),
        tx.get(erasureOf(uid)),
        requireAdmin(tx, by),
      ]);
      if (target.exists === admin) return;
      if (admin) {
        // An erasure that has begun has already removed the person's roles.
        if (!profile.exists || erasure.exists) throw personNotFound();
        await requireConfirmedEmail(uid);
        await refuseKnownMinor(tx, profile);
        tx.set(row, { user_id: uid, role: 'admin' });
        recordAudit(tx, { ...change, before: null, after: 'admin' });
        return;
      }
      if (isOnly) {
        throw new HttpsError(
          'failed-precondition',
          'A igreja precisa de pelo menos um administrador. Nomeie outro antes de remover este.',
        );
      }
      tx.delete(row);
      recordAudit(tx, { ...change, before: 'admin', after: null });
    };
    // One lock for all people, because every change reads the same rows.
    await withLock('admins', () => database.runTransaction(set));
    return { admin };
  },
);

/** How many admins are read to find another one who can sign in. */
const ADMINS_READ = 20;

/** Whether the church has no other admin who can sign in: a deleted or disabled account does not count. */
export async function isOnlyAdmin(tx: Transaction, uid: string): Promise<boolean> {
  const admins = database.collection(collections.userRoles).where('role', '==', 'admin');
  const { docs } = await tx.get(admins.limit(ADMINS_READ));
  const others = docs.map((row) => String(row.get('user_id'))).filter((other) => other !== uid);
  return [...(await fetchAccounts(others)).values()].every(({ disabled }) => disabled);
}

const adminRow = /^(?<uid>.+)_admin$/;

/** Copies into a person's stats whether they are an admin, which means that their row exists. */
export const onUserRoleWritten = onDocumentWritten(
  { document: 'user_roles/{rowId}', retry: true },
  atLeastOnce(async ({ params: { rowId } }) => {
    const uid = adminRow.exec(rowId)?.groups?.uid;
    if (!uid) return;
    await database.runTransaction(async (tx) => {
      const [row, stats] = await Promise.all([
        tx.get(database.doc(paths.userRole(uid, 'admin'))),
        readStats(tx, uid),
      ]);
      if (stats.is_admin !== row.exists) writeStats(tx, { ...stats, is_admin: row.exists });
    });
  }),
);

/** Makes the first person with a confirmed e-mail and the deployment's link the church's first admin. */
export const claimChurch = onSignedInCall('claim-church', async ({ uid, token }, { secret }) => {
  await requireSession(token);
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
    const [earlier, profile, admins] = await Promise.all([
      tx.get(claimed),
      tx.get(database.doc(paths.profile(uid))),
      tx.get(database.collection(collections.userRoles).where('role', '==', 'admin').limit(1)),
      refuseErased(tx, uid),
    ]);
    // Also after every admin's account is gone: a link in an old e-mail must not give the church away.
    if (earlier.exists || !admins.empty) throw refused();
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
