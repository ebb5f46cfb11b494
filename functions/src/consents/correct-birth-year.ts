import { paths } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { database } from '../lib/database';
import { oneAtATime } from '../lib/one-at-a-time';
import { requireAdmin } from '../lib/require-admin';
import { stampConsents } from './stamp-consents';

interface Correction {
  by: string;
  uid: string;
  birthYear: number;
  at: Date;
}

/**
 * Mends a birth year that was mistyped, and keeps that it was mended. It decides who is a minor: nobody does it for
 * themselves. What is so already changes nothing.
 */
export async function correctBirthYear({ by, uid, birthYear, at }: Correction): Promise<void> {
  if (by === uid) {
    throw new HttpsError('permission-denied', 'Outro administrador precisa corrigir isto.');
  }
  const correct = async (tx: Transaction) => {
    const [given] = await Promise.all([
      tx.get(database.doc(paths.consents(uid))),
      requireAdmin(tx, by),
    ]);
    if (!given.exists) {
      throw new HttpsError(
        'failed-precondition',
        'Esta pessoa ainda não informou o ano em que nasceu.',
      );
    }
    if (given.get('birth_year') === birthYear) return;
    tx.update(given.ref, { birth_year: birthYear });
    tx.set(database.doc(paths.consentLogEntry(uid, at)), {
      kind: 'birth-year-corrected',
      at,
      recorded_by: by,
    });
  };
  await oneAtATime(uid, async () => {
    await database.runTransaction(correct);
    await stampConsents(uid, at.getUTCFullYear());
  });
}
