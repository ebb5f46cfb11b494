import { isDeepStrictEqual } from 'node:util';
import { paths } from '@raizes/domain/paths';
import { rebuildStats } from '@raizes/domain/rebuild-stats';
import { HttpsError } from 'firebase-functions/https';
import { stampConsents } from '../consents/stamp-consents';
import { database } from '../lib/database';
import { stampProfile } from '../profiles/stamp-profile';
import { countUnread } from '../stats/count-unread';
import { writeStats } from '../stats/write-stats';
import { knownStats } from './known-stats';
import { storedHistory } from './stored-history';

/**
 * Works out a person's stats anew from what is stored of what they did, and brings the copies of other documents in them up
 * to date.
 * @returns whether the numbers, the challenges or the badges were wrong
 */
export async function rebuildPerson(uid: string): Promise<boolean> {
  const wasMended = await database.runTransaction(async (tx) => {
    const [profile, snapshot, adminRow] = await Promise.all([
      tx.get(database.doc(paths.profile(uid))),
      tx.get(database.doc(paths.userStats(uid))),
      tx.get(database.doc(paths.userRole(uid, 'admin'))),
    ]);
    if (!profile.exists) throw new HttpsError('not-found', 'Esta pessoa não tem mais cadastro.');
    const { stats: known, isWhole } = knownStats(uid, snapshot);
    const history = await storedHistory(tx, uid, known);
    const { stats, missingBadges } = rebuildStats(known, history);
    const mended = { ...stats, is_admin: adminRow.exists };
    const isRight = isWhole && missingBadges.length === 0 && isDeepStrictEqual(known, mended);
    if (isRight) return false;

    writeStats(tx, mended);
    for (const badge of missingBadges) {
      tx.set(database.doc(paths.userBadge(uid, badge.badge_id)), { user_id: uid, ...badge });
    }
    return true;
  });
  await stampProfile(uid);
  await stampConsents(uid, new Date().getUTCFullYear());
  await countUnread(uid);
  return wasMended;
}
