import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { COMPLETION_LATE_DAYS } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import type { DevotionalCompletion } from '@raizes/domain/record-devotional';
import { hasDay } from '@raizes/domain/streak';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { database } from '../lib/database';
import { dropUnusable } from '../lib/drop-unusable';
import { parseSnapshot } from '../lib/parse-snapshot';
import { requireRecentDay } from '../stats/require-recent-day';
import { completionAt } from './completion-at';
import { isMemorized } from './is-memorized';

/**
 * What was completed in the days before and never counted, because its event was lost: before a streak ends, it is looked
 * whether it does. A streak that goes on costs nothing.
 */
export async function missedBefore(
  tx: Transaction,
  { user_id: uid, runs }: UserStats,
  day: Day,
): Promise<DevotionalCompletion[]> {
  if (hasDay(runs, day) || hasDay(runs, addDays(day, -1))) return [];
  const stored = await tx.get(
    database
      .collection(collections.userDevotionals(uid))
      .where('completed_on', '>=', addDays(day, -COMPLETION_LATE_DAYS))
      .where('completed_on', '<', day),
  );
  const missed: DevotionalCompletion[] = [];
  for (const each of stored.docs) {
    // What does not fit was never to be counted, and keeps nothing else from being so.
    await dropUnusable({ missed: each.ref.path }, async () => {
      const completion = await completionOf(tx, uid, each);
      if (!hasDay(runs, completion.day)) missed.push(completion);
    });
  }
  return missed;
}

async function completionOf(
  tx: Transaction,
  uid: string,
  snapshot: QueryDocumentSnapshot,
): Promise<DevotionalCompletion> {
  const completion = parseSnapshot(completionAt(uid, snapshot.id), snapshot);
  const { completed_on: day, completed_at: at } = completion;
  requireRecentDay(day, snapshot.updateTime.toDate().toISOString(), snapshot.ref);
  return { day, at, memorized: await isMemorized(tx, completion) };
}
