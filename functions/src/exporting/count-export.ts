import { EXPORTS_DAILY } from '@raizes/domain/limits';
import { HttpsError } from 'firebase-functions/https';
import { refuseErased } from '../erasing/erasure';
import { dailyQuota } from '../lib/daily-quota';
import { database } from '../lib/database';
import { oneAtATime } from '../lib/one-at-a-time';

/** A copy reads all that somebody has: the twenty-first of a day is for nobody's sake. */
export async function countExport(uid: string, now: Date): Promise<void> {
  const count = () =>
    database.runTransaction(async (tx) => {
      const [quota] = await Promise.all([
        dailyQuota(tx, uid, 'exports', now),
        refuseErased(tx, uid),
      ]);
      if (quota.used >= EXPORTS_DAILY) {
        throw new HttpsError(
          'resource-exhausted',
          'Você já baixou muitas cópias hoje. Tente novamente amanhã.',
        );
      }
      quota.use();
    });
  await oneAtATime(uid, count);
}
