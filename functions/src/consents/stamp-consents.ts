import { isDeepStrictEqual } from 'node:util';
import { consentsSchema, summaryOf } from '@raizes/domain/documents/consents';
import type { Consents } from '@raizes/domain/documents/consents';
import { guardianshipOf } from '@raizes/domain/guardianship';
import { paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { database } from '../lib/database';
import { parseSnapshot } from '../lib/parse-snapshot';
import { parseProfile } from '../profiles/stored-profile';
import { statsOf } from '../stats/stats-of';
import { writeStats } from '../stats/write-stats';

/**
 * Copies what a person consents to now to where it is asked for: their stats, and of a minor the profile. It reads the
 * consents as they are, not as an event saw them: whichever event comes last, the copies are the newest.
 * @param year the year of now, by the server's clock
 */
export async function stampConsents(uid: string, year: number): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [consentsSnapshot, stats, profile] = await Promise.all([
      tx.get(database.doc(paths.consents(uid))),
      statsOf(tx, uid),
      tx.get(database.doc(paths.profile(uid))),
    ]);
    if (!consentsSnapshot.exists) return;
    const given = parseSnapshot(consentsSchema, consentsSnapshot);
    const consents = summaryOf(given);

    if (profile.exists) stampGuardianship(tx, profile, given, year);
    if (!isDeepStrictEqual(stats.consents, consents)) writeStats(tx, { ...stats, consents });
  });
}

function stampGuardianship(
  tx: Transaction,
  snapshot: DocumentSnapshot,
  { birth_year }: Consents,
  year: number,
): void {
  const known = parseProfile(snapshot);
  const { guardianship, adult_from_year } = guardianshipOf(birth_year, year, known.guardianship);
  if (known.guardianship === guardianship && known.adult_from_year === adult_from_year) return;
  tx.update(snapshot.ref, {
    guardianship,
    adult_from_year: adult_from_year ?? FieldValue.delete(),
  });
}
