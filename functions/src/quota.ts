import type { Day } from '@raizes/domain/day';
import { localTime } from '@raizes/domain/time-zone';
import { paths } from '@raizes/domain/paths';
import type { Quota } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from './firebase';

/** The country's calendar day: what is counted per day begins anew when the people who use it wake up to a new one. */
export const churchDay = (now: Date): Day => localTime('America/Sao_Paulo', now).day;

const quotaSchema = v.object({ day: v.string(), count: v.number() });

interface DailyQuota {
  /** How often it has been done on the day of now. */
  used: number;
  /** Counts once more, with the transaction. */
  use: () => void;
}

/** How often a person has done today what is limited by the day, as a transaction finds it. */
export async function dailyQuota(
  tx: Transaction,
  uid: string,
  of: Quota,
  now: Date,
): Promise<DailyQuota> {
  const ref = database.doc(paths.quota(uid, of));
  const day = churchDay(now);
  const stored = v.safeParse(quotaSchema, (await tx.get(ref)).data());
  const used = stored.success && stored.output.day === day ? stored.output.count : 0;
  return { used, use: () => void tx.set(ref, { day, count: used + 1 }) };
}
