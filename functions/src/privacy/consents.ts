import '../firebase';
import type { Day } from '@raizes/domain/day';
import { consentsSchema, summarizeConsents } from '@raizes/domain/documents/consents';
import type { Consents } from '@raizes/domain/documents/consents';
import { deriveGuardianship } from '@raizes/domain/guardianship';
import { paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { HttpsError } from 'firebase-functions/https';
import { isDeepStrictEqual } from 'node:util';
import { requireAdmin } from '../callable';
import { database } from '../firebase';
import { parseProfile } from '../people/profiles';
import { readStats, writeStats } from '../progress/stats';
import { atLeastOnce, withLock, parseSnapshot } from '../trigger';

/**
 * Copies what a person consents to now to where it is asked for: their stats, and of a minor the profile. It reads the
 * consents as they are, not as an event saw them: whichever event comes last, the copies are the newest.
 * @param year the year of now, by the server's clock
 */
export async function syncConsents(uid: string, year: number): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [consentsSnapshot, stats, profile] = await Promise.all([
      tx.get(database.doc(paths.consents(uid))),
      readStats(tx, uid),
      tx.get(database.doc(paths.profile(uid))),
    ]);
    if (!consentsSnapshot.exists) return;
    const given = parseSnapshot(consentsSchema, consentsSnapshot);
    const consents = summarizeConsents(given);

    if (profile.exists) updateGuardianship(tx, profile, given, year);
    if (!isDeepStrictEqual(stats.consents, consents)) writeStats(tx, { ...stats, consents });
  });
}

function updateGuardianship(
  tx: Transaction,
  snapshot: DocumentSnapshot,
  { birth_year }: Consents,
  year: number,
): void {
  const known = parseProfile(snapshot);
  const { guardianship, adult_from_year } = deriveGuardianship(
    birth_year,
    year,
    known.guardianship,
  );
  if (known.guardianship === guardianship && known.adult_from_year === adult_from_year) return;
  tx.update(snapshot.ref, {
    guardianship,
    adult_from_year: adult_from_year ?? FieldValue.delete(),
  });
}

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
  await withLock(uid, async () => {
    await database.runTransaction(correct);
    await syncConsents(uid, at.getUTCFullYear());
  });
}

/** Keeps an answer for good. It is named by its moment: told again, it is the same row. */
async function logAnswer(uid: string, given: Consents): Promise<void> {
  const at = given.answered_at;
  const entry = { kind: 'answer', at, ...summarizeConsents(given) };
  await database.doc(paths.consentLogEntry(uid, at)).set(entry);
}

type Recorded = 'needed' | 'recorded';

type GuardianChange =
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
export async function recordGuardian({ by, uid, change, at }: Change): Promise<Recorded> {
  if (by === uid) {
    throw new HttpsError('permission-denied', 'Outro administrador precisa registrar isto.');
  }
  const record = async (tx: Transaction): Promise<Recorded> => {
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
  return withLock(uid, () => database.runTransaction(record));
}

/** Makes what a person consents to hold at once, and keeps every answer that they have given. */
export const onConsentsWritten = onDocumentWritten(
  { document: 'users/{uid}/privacy/consents', retry: true },
  atLeastOnce(async ({ params: { uid }, data, time }) => {
    if (!data?.after.exists) return;
    await logAnswer(uid, parseSnapshot(consentsSchema, data.after));
    await syncConsents(uid, new Date(time).getUTCFullYear());
  }),
);
