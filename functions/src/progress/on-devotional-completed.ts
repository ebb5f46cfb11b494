import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { userDevotionalSchema } from '@raizes/domain/documents/completions';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { COMPLETION_LATE_DAYS } from '@raizes/domain/limits';
import { scoreMemorization } from '@raizes/domain/memorization/memorization';
import { collections, paths } from '@raizes/domain/paths';
import { recordDevotional } from '@raizes/domain/progress/record';
import type { DevotionalCompletion } from '@raizes/domain/progress/record';
import { hasDay } from '@raizes/domain/progress/streak';
import { FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import type { CollectionReference, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import * as v from 'valibot';
import { database } from '../firebase';
import { churchDay } from '../quota';
import {
  atLeastOnce,
  hasErrorCode,
  ignoreInvalid,
  oncePerInstance,
  parseSnapshot,
  together,
} from '../trigger';
import { readStats, requireOpenDay, verseOfDay, writeOutcome } from './stats';

/**
 * Credits a completed devotional: XP, level, streak, badges, challenges. The model of every trigger here: validate, then in
 * one transaction read everything, reduce with the pure domain, write everything. Events come at least once and in any order;
 * the stats record each credited day, so another delivery finds it there and writes nothing.
 */
export const onDevotionalCompleted = onDocumentWritten(
  { document: 'users/{uid}/user_devotionals/{devotionalId}', retry: true },
  atLeastOnce(async ({ params: { uid, devotionalId }, data, time }) => {
    if (!data?.after.exists) return;
    const completion = parseSnapshot(completionAt(uid, devotionalId), data.after);
    const day = completion.completed_on;
    await requireOpenDay(completion, time, data.after.ref);
    await verseOfDay(day);
    const earlier = earlierAnswers(uid, day, data);
    const missed = await together(markCompleted(day), credit(uid, completion, earlier));
    if (earlier) await pruneEarlier(earlier.ref.parent);
    for (const each of missed) await markCompleted(each.day);
  }),
);

/**
 * Credits a completion, and those of earlier days that were never counted, which it returns. The overwritten answers are kept in
 * the same transaction: it sees the stats, and an erasure deletes what is below the person once more after it has deleted those.
 */
async function credit(
  uid: string,
  completion: UserDevotional,
  earlier: EarlierAnswers | null,
): Promise<DevotionalCompletion[]> {
  const { completed_on: day, completed_at: at } = completion;
  return database.runTransaction(async (tx) => {
    const [stats, memorized] = await Promise.all([readStats(tx, uid), isMemorized(tx, completion)]);
    const uncounted = await findUncounted(tx, stats, day);
    let current = stats;
    for (const each of [...uncounted, { day, memorized, at }]) {
      const outcome = recordDevotional(current, each);
      writeOutcome(tx, outcome, current.active_challenges, each.at);
      current = outcome.stats;
    }
    if (earlier) tx.set(earlier.ref, earlier.fields);
    return uncounted;
  });
}

/** A completion repeats its path. */
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

/** The first completion of the day creates the mark; this instance asks for it once. */
const createMark = oncePerInstance(async (day: Day): Promise<void> => {
  try {
    const mark = { first_completed_at: FieldValue.serverTimestamp() };
    await database.doc(paths.devotionalCompletions(day)).create(mark);
  } catch (cause) {
    if (!hasErrorCode(cause, GrpcStatus.ALREADY_EXISTS)) throw cause;
  }
});

/**
 * Marks that a devotional has been completed, which keeps it from being deleted. Outside the transaction, where all people
 * would contend for the one document. Tomorrow's, which has begun further east, is left to its first completion at home:
 * nobody makes it undeletable by completing it early. What is deleted already needs no mark, which would keep an admin from the day.
 */
async function markCompleted(day: Day): Promise<void> {
  if (day > churchDay(new Date())) return;
  if ((await verseOfDay(day)) !== null) await createMark(day);
}

/** Scores the verse again, against the devotional itself: the client's claim is not trusted. */
async function isMemorized(
  tx: Transaction,
  { memorization_validated, verse_memorization, completed_on }: UserDevotional,
): Promise<boolean> {
  if (!memorization_validated) return false;
  const isWon = (verse: unknown) =>
    typeof verse === 'string' &&
    verse !== '' &&
    scoreMemorization(verse, verse_memorization).isValid;
  if (isWon(await verseOfDay(completed_on))) return true;
  // It may have been changed since this instance has read it.
  const devotional = await tx.get(database.doc(paths.devotional(completed_on)));
  return isWon(devotional.get('verse_text'));
}

/**
 * Completions of the last days that were never counted because their events were lost. It looks only before a streak would
 * end: a streak that goes on costs no read. (docs/decisions/0013-recovering-a-lost-completion.md)
 */
async function findUncounted(
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
  const uncounted: DevotionalCompletion[] = [];
  for (const snapshot of stored.docs) {
    // An invalid completion must not keep the valid ones from counting.
    await ignoreInvalid({ uncounted: snapshot.ref.path }, async () => {
      const completion = parseSnapshot(completionAt(uid, snapshot.id), snapshot);
      const { completed_on, completed_at: at } = completion;
      const written = snapshot.updateTime.toDate().toISOString();
      await requireOpenDay(completion, written, snapshot.ref);
      await verseOfDay(completed_on);
      const memorized = await isMemorized(tx, completion);
      if (!hasDay(runs, completed_on)) uncounted.push({ day: completed_on, memorized, at });
    });
  }
  return uncounted;
}

const answers = ['reflection', 'application', 'verse_memorization'];

/** Overwritten answers that are kept of a day. */
const EARLIER_ANSWERS = 5;

interface EarlierAnswers {
  ref: DocumentReference;
  fields: Record<string, unknown>;
}

/**
 * What a person wrote on a day before they, or another of their devices, overwrote it. The id is the time of that write, so a
 * redelivered event is a no-op.
 */
function earlierAnswers(
  uid: string,
  day: Day,
  { before, after }: Change<DocumentSnapshot>,
): EarlierAnswers | null {
  const { updateTime } = before;
  if (!updateTime || answers.every((field) => before.get(field) === after.get(field))) return null;
  const kept = answers.map((field): [string, unknown] => [field, before.get(field) ?? null]);
  const id = `${updateTime.seconds}-${updateTime.nanoseconds}`;
  return {
    ref: database.doc(paths.earlierAnswers(uid, day, id)),
    fields: { ...Object.fromEntries(kept), written_at: updateTime },
  };
}

/** Leaves the last few versions. */
async function pruneEarlier(all: CollectionReference): Promise<void> {
  const newestFirst = all.orderBy('written_at', 'desc').select().limit(PRUNED_AT_ONCE);
  const { docs } = await newestFirst.get();
  await Promise.all(docs.slice(EARLIER_ANSWERS).map(({ ref }) => ref.delete()));
}

/** More than one only of days that were overwritten before there was a limit. */
const PRUNED_AT_ONCE = 100;
