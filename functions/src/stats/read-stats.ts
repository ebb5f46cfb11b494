import { emptyStats } from '@raizes/domain/empty-stats';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { parseSnapshot } from '../lib/parse-snapshot';

/** A person's stats; who has none yet, or lacks a field that was added since, starts from the defaults. */
export function readStats(uid: string, snapshot: DocumentSnapshot): UserStats {
  return parseSnapshot(userStatsSchema, snapshot, emptyStats(uid));
}
