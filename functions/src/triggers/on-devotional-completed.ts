import '../app';
import { devotionalSchema } from '@raizes/domain/documents/devotional';
import { userDevotionalSchema } from '@raizes/domain/documents/user-devotional';
import type { UserDevotional } from '@raizes/domain/documents/user-devotional';
import { scoreMemorization } from '@raizes/domain/memorization';
import { paths } from '@raizes/domain/paths';
import { recordDevotional } from '@raizes/domain/record-devotional';
import type { Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import * as v from 'valibot';
import { atLeastOnce } from '../lib/at-least-once';
import { database } from '../lib/database';
import { markCompleted } from '../devotionals/mark-completed';
import { parseSnapshot } from '../lib/parse-snapshot';
import { requireRecentDay } from '../stats/require-recent-day';
import { writeOutcome } from '../stats/write-outcome';
import { statsOf } from '../stats/stats-of';

/** Credits a completed devotional: XP, level, streak, badges, challenges. However often it fires, a day counts once. */
export const onDevotionalCompleted = onDocumentWritten(
  { document: 'users/{uid}/user_devotionals/{devotionalId}', retry: true },
  atLeastOnce(async ({ params: { uid, devotionalId }, data, time }) => {
    if (!data?.after.exists) return;
    const completion = parseSnapshot(completionAt(uid, devotionalId), data.after);
    await markCompleted(completion.devotional_id);
    requireRecentDay(completion.completed_on, time, data.after.ref);

    await database.runTransaction(async (tx) => {
      const [stats, memorized] = await Promise.all([statsOf(tx, uid), isMemorized(tx, completion)]);
      const { completed_on: day, completed_at: at } = completion;
      const outcome = recordDevotional(stats, { day, memorized, at });
      writeOutcome(tx, outcome, stats.active_challenges, at);
    });
  }),
);

/** A completion says again what its path says. */
const completionAt = (uid: string, devotionalId: string) =>
  v.pipe(
    userDevotionalSchema,
    v.check(
      (completion) =>
        completion.user_id === uid &&
        completion.devotional_id === devotionalId &&
        completion.completed_on === devotionalId,
    ),
  );

const verseSchema = v.pick(devotionalSchema, ['verse_text']);

/** A claim is never trusted: what was written is scored again, against the devotional itself. */
async function isMemorized(tx: Transaction, completion: UserDevotional): Promise<boolean> {
  if (!completion.memorization_validated) return false;
  const devotional = await tx.get(database.doc(paths.devotional(completion.devotional_id)));
  const { verse_text } = parseSnapshot(verseSchema, devotional);
  return scoreMemorization(verse_text, completion.verse_memorization).isValid;
}
