import { isDeepStrictEqual } from 'node:util';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { refuseErased } from '../erasing/erasure';
import { database } from '../lib/database';
import { readStats } from '../stats/read-stats';
import { writeStats } from '../stats/write-stats';
import { parseLeader, parseProfile } from './stored-profile';

/**
 * Copies what the dashboard shows of a person's profile, and of their leader's, into their stats. It reads the documents
 * as they are now, not as an event saw them: whichever event comes last, the copy is the newest.
 */
export async function stampProfile(uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [profileSnapshot, statsSnapshot] = await Promise.all([
      tx.get(database.doc(paths.profile(uid))),
      tx.get(database.doc(paths.userStats(uid))),
    ]);
    const profile = await stampOf(tx, profileSnapshot);
    if (!profile && !statsSnapshot.exists) return;
    if (!statsSnapshot.exists) await refuseErased(tx, uid);

    const stats = readStats(uid, statsSnapshot);
    if (statsSnapshot.exists && isDeepStrictEqual(stats.profile, profile)) return;
    writeStats(tx, { ...stats, profile });
  });
}

async function stampOf(tx: Transaction, snapshot: DocumentSnapshot): Promise<UserStats['profile']> {
  if (!snapshot.exists) return null;
  const { full_name, position, pastor_id, guardianship, adult_from_year } = parseProfile(snapshot);
  const leader = pastor_id
    ? parseLeader(await tx.get(database.doc(paths.profile(pastor_id))))
    : null;
  const isGuarded = guardianship === 'needed' && adult_from_year !== undefined;
  return { full_name, position, leader, ...(isGuarded && { adult_from_year }) };
}
