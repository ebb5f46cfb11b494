import '../app';
import type { Day } from '@raizes/domain/day';
import type { DevotionalCompletion } from '@raizes/domain/record-devotional';
import { recordDevotional } from '@raizes/domain/record-devotional';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { completionAt } from '../devotionals/completion-at';
import { isMemorized } from '../devotionals/is-memorized';
import { keepEarlier } from '../devotionals/keep-earlier';
import { markCompleted } from '../devotionals/mark-completed';
import { missedBefore } from '../devotionals/missed-before';
import { atLeastOnce } from '../lib/at-least-once';
import { database } from '../lib/database';
import { parseSnapshot } from '../lib/parse-snapshot';
import { requireRecentDay } from '../stats/require-recent-day';
import { statsOf } from '../stats/stats-of';
import { writeOutcome } from '../stats/write-outcome';

/** Credits a completed devotional: XP, level, streak, badges, challenges. However often it fires, a day counts once. */
export const onDevotionalCompleted = onDocumentWritten(
  { document: 'users/{uid}/user_devotionals/{devotionalId}', retry: true },
  atLeastOnce(async ({ params: { uid, devotionalId }, data, time }) => {
    if (!data?.after.exists) return;
    const completion = parseSnapshot(completionAt(uid, devotionalId), data.after);
    const { completed_on: day, completed_at: at } = completion;
    await markCompleted(day);
    requireRecentDay(day, time, data.after.ref);

    const missed = await database.runTransaction(async (tx): Promise<Day[]> => {
      const [stats, memorized] = await Promise.all([statsOf(tx, uid), isMemorized(tx, completion)]);
      const before = await missedBefore(tx, stats, day);
      let now = stats;
      const record = (each: DevotionalCompletion) => {
        const outcome = recordDevotional(now, each);
        writeOutcome(tx, outcome, now.active_challenges, each.at);
        now = outcome.stats;
      };
      before.forEach(record);
      record({ day, memorized, at });
      return before.map((each) => each.day);
    });
    // Only now: of somebody who has erased their account the transaction has thrown.
    await keepEarlier(uid, day, data);
    for (const each of missed) await markCompleted(each);
  }),
);
