import '../firebase';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { userDevotionalSchema } from '@raizes/domain/documents/completions';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { COMPLETION_LATE_DAYS } from '@raizes/domain/limits';
import { scoreMemorization } from '@raizes/domain/memorization/memorization';
import { collections, paths } from '@raizes/domain/paths';
import { recordDevotional } from '@raizes/domain/progress/record';
import type { DevotionalCompletion } from '@raizes/domain/progress/record';
import { hasDay } from '@raizes/domain/progress/streak';
import { FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import * as v from 'valibot';
import { database } from '../firebase';
import { atLeastOnce, ignoreInvalid, hasErrorCode, parseSnapshot } from '../trigger';
import { requireRecentDay, readStats, writeOutcome } from './stats';

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

const written = ['reflection', 'application', 'verse_memorization'];

/**
 * Keeps what somebody wrote on a day before another of their devices, or they themselves, wrote something else over it. It is
 * named by its moment: told again, it is the same.
 */
async function keepEarlier(
  uid: string,
  day: Day,
  { before, after }: Change<DocumentSnapshot>,
): Promise<void> {
  const { updateTime } = before;
  if (!updateTime || written.every((field) => before.get(field) === after.get(field))) return;
  const words = Object.fromEntries(written.map((field) => [field, before.get(field) ?? null]));
  const id = `${updateTime.seconds}-${updateTime.nanoseconds}`;
  await database.doc(paths.earlierAnswers(uid, day, id)).set({ ...words, written_at: updateTime });
}

/**
 * Leaves the mark that keeps a devotional from being deleted. Outside the person's transaction, and without looking first: the
 * first one on that day writes it, and for everybody after that nothing is read or written, and nobody waits for another.
 */
async function markCompleted(day: Day): Promise<void> {
  try {
    const mark = { first_completed_at: FieldValue.serverTimestamp() };
    await database.doc(paths.devotionalCompletions(day)).create(mark);
  } catch (cause) {
    if (!hasErrorCode(cause, GrpcStatus.ALREADY_EXISTS)) throw cause;
  }
}

/**
 * What was completed in the days before and never counted, because its event was lost: before a streak ends, it is looked
 * whether it does. A streak that goes on costs nothing.
 */
async function missedBefore(
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
    await ignoreInvalid({ missed: each.ref.path }, async () => {
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
      const [stats, memorized] = await Promise.all([
        readStats(tx, uid),
        isMemorized(tx, completion),
      ]);
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
