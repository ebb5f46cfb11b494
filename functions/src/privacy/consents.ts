import type { Day } from '@raizes/domain/day';
import type { Guardianship } from '@raizes/domain/documents/consents';
import { paths } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { database } from '../lib/database';
import { oneAtATime } from '../lib/one-at-a-time';
import { requireAdmin } from '../lib/require-admin';
import { parseProfile } from '../profiles/stored-profile';

export type GuardianChange =
  | { action: 'record'; guardianName: string; consentedOn: Day }
  | { action: 'revoke' };

interface Change {
  by: string;
  uid: string;
  change: GuardianChange;
  at: Date;
}

/**
 * Records that a minor's guardian has consented, or no longer does, and keeps that it was recorded. What is so already
 * changes nothing.
 */
export async function recordGuardian({ by, uid, change, at }: Change): Promise<Guardianship> {
  if (by === uid) {
    throw new HttpsError('permission-denied', 'Outro administrador precisa registrar isto.');
  }
  const record = async (tx: Transaction): Promise<Guardianship> => {
    const [snapshot] = await Promise.all([
      tx.get(database.doc(paths.profile(uid))),
      requireAdmin(tx, by),
    ]);
    if (!snapshot.exists) throw new HttpsError('not-found', 'Esta pessoa não tem mais cadastro.');
    const { guardianship = 'none' } = parseProfile(snapshot);
    if (guardianship === 'none') {
      throw new HttpsError('failed-precondition', 'Esta pessoa não precisa de autorização.');
    }
    const isGiven = change.action === 'record';
    const wanted = isGiven ? 'recorded' : 'needed';
    if (guardianship === wanted) return wanted;

    tx.update(snapshot.ref, { guardianship: wanted });
    tx.set(database.doc(paths.consentLogEntry(uid, at)), {
      kind: isGiven ? 'guardian-recorded' : 'guardian-revoked',
      at,
      guardian_name: isGiven ? change.guardianName : null,
      consented_on: isGiven ? change.consentedOn : null,
      recorded_by: by,
    });
    return wanted;
  };
  return oneAtATime(uid, () => database.runTransaction(record));
}
