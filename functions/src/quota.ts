import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import type { Quota } from '@raizes/domain/paths';
import { localTime } from '@raizes/domain/time-zone';
import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { database } from './firebase';
import { refuseErased } from './privacy/erasure';

interface DailyQuota {
  used: number;
  /** Counts one more use, within the transaction. */
  use: () => void;
}

/** Reads, in a transaction, how often a person has used a daily quota today. */
export async function readDailyQuota(
  tx: Transaction,
  uid: string,
  quota: Quota,
  now: Date,
): Promise<DailyQuota> {
  const ref = database.doc(paths.quota(uid, quota));
  const day = brasiliaDay(now);
  const stored = v.safeParse(quotaSchema, (await tx.get(ref)).data());
  const used = stored.success && stored.output.day === day ? stored.output.count : 0;
  return { used, use: () => void tx.set(ref, { day, count: used + 1 }) };
}

/**
 * Counts one use of a daily quota.
 * @throws {HttpsError} if it is used up
 * @throws {ErasedPersonError} if the account was erased, because the counter would outlive it
 */
export async function useDailyQuota(uid: string, quota: Quota, max: number): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [{ used, use }] = await Promise.all([
      readDailyQuota(tx, uid, quota, new Date()),
      refuseErased(tx, uid),
    ]);
    if (used >= max) {
      throw new HttpsError(
        'resource-exhausted',
        'O limite de hoje foi atingido. Tente novamente amanhã.',
      );
    }
    use();
  });
}

const quotaSchema = v.object({ day: v.string(), count: v.number() });

/**
 * The calendar day in Brasília: daily quotas reset at midnight for most people who use the app. Not the church's day, because an admin could
 * then reset quotas by changing the church's time zone.
 */
export const brasiliaDay = (now: Date): Day => localTime('America/Sao_Paulo', now).day;
