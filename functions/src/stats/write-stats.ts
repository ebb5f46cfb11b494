import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { database } from '../lib/database';

/**
 * Replaces each field that we know, whole, and leaves those that we don't. (`merge: true` would merge the maps too, so
 * that a day dropped from `days` would stay for ever.)
 */
export function writeStats(tx: Transaction, stats: UserStats): void {
  tx.set(database.doc(paths.userStats(stats.user_id)), stats, {
    mergeFields: Object.keys(stats),
  });
}
