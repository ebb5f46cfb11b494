import { emptyStats } from '@raizes/domain/empty-stats';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';

/**
 * What can be made out of a person's stats, however damaged: each field that does not fit is as of somebody new.
 * `isWhole` where all of them fit.
 */
export function knownStats(
  uid: string,
  snapshot: DocumentSnapshot,
): { stats: UserStats; isWhole: boolean } {
  const fields = Object.entries(userStatsSchema.entries);
  const usable = fields.flatMap(([name, field]) => {
    const parsed = v.safeParse(field, snapshot.get(name));
    return parsed.success ? [[name, parsed.output] as const] : [];
  });
  const stats = { ...emptyStats(uid), ...Object.fromEntries(usable), user_id: uid };
  return { stats: v.parse(userStatsSchema, stats), isWhole: usable.length === fields.length };
}
