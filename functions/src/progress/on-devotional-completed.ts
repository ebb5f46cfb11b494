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
import { cachedChurchDay } from '../church/time-zone';
import { database } from '../firebase';
import {
  oncePerInstance,
  atLeastOnce,
  awaitBoth,
  hasErrorCode,
  ignoreInvalid,
  parseSnapshot,
} from '../trigger';
import { readStats, requireCompletableDay, verseOfDay, writeOutcome } from './stats';

/**
 * Credits a completed devotional: XP, level, streak, badges, challenges. The model of every trigger here: validate, then in one transaction
 * read everything, reduce it with the pure domain and write everything. Events are delivered at least once and in any order. The stats
 * record each credited day, so a redelivered event is a no-op.
 */
export const onDevotionalCompleted = onDocumentWritten(
  { document: 'users/{uid}/user_devotionals/{devotionalId}', retry: true },
  atLeastOnce(async ({ params: { uid, devotionalId }, data, time }) => {
    if (!data?.after.exists) return;
    const completion = parseSnapshot(completionSchemaFor(uid, devotionalId), data.after);
    const day = completion.completed_on;
    await requireCompletableDay(completion, time, data.after.ref);
    await verseOfDay(day);
    const earlier = earlierAnswers(uid, day, data);
    const uncounted = await awaitBoth(markCompleted(day), credit(uid, completion, earlier));
    if (earlier) await pruneEarlier(earlier.ref.parent);
    for (const each of uncounted) await markCompleted(each.day);
  }),
);

/**
 * Credits a completion, together with completions of earlier days that were never counted; returns the latter. Stores the overwritten
 * answers in the same transaction. Because the transaction reads the stats, no answers can outlive an erasure: it deletes the person's
 * documents once more after their stats.
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

/** A completion must repeat the ids of its path. */
const completionSchemaFor = (uid: string, devotionalId: string) =>
  v.pipe(
    userDevotionalSchema,
    v.check(
      (completion) =>
        completion.user_id === uid &&
        completion.devotional_id === devotionalId &&
        completion.completed_on === devotionalId,
    ),
  );

/** Creates the completion marker of a day, unless an earlier completion has created it. Each instance tries this once per day. */
const createMarker = oncePerInstance(async (day: Day): Promise<void> => {
  try {
    const marker = { first_completed_at: FieldValue.serverTimestamp() };
    await database.doc(paths.devotionalCompletions(day)).create(marker);
  } catch (cause) {
    if (!hasErrorCode(cause, GrpcStatus.ALREADY_EXISTS)) throw cause;
  }
});

/**
 * Marks a devotional as completed by someone, which protects it from deletion. Runs outside the transaction, where all people would
 * contend for this one document. The devotional of the church's tomorrow, which people further east can already complete, gets its marker
 * only tomorrow, so an early completion cannot lock the day. A deleted devotional gets no marker, because that would lock the
 * admin out of the day.
 */
async function markCompleted(day: Day): Promise<void> {
  if (day > (await cachedChurchDay(new Date()))) return;
  if ((await verseOfDay(day)) !== null) await createMarker(day);
}

/** Scores the memorized verse again, against the devotional itself, because the client's claim is not trusted. */
async function isMemorized(
  tx: Transaction,
  { memorization_validated, verse_memorization, completed_on }: UserDevotional,
): Promise<boolean> {
  if (!memorization_validated) return false;
  const isCorrectFor = (verse: unknown) =>
    typeof verse === 'string' &&
    verse !== '' &&
    scoreMemorization(verse, verse_memorization).isValid;
  if (isCorrectFor(await verseOfDay(completed_on))) return true;
  // The verse can have changed since this instance cached it.
  const devotional = await tx.get(database.doc(paths.devotional(completed_on)));
  return isCorrectFor(devotional.get('verse_text'));
}

/**
 * Finds completions of the last days whose events were lost. Runs only when the streak would otherwise break, so a continuing streak costs
 * no read. (docs/decisions/0008-recovering-a-lost-completion.md)
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
    // An invalid completion must not prevent the valid ones from being credited.
    await ignoreInvalid({ uncounted: snapshot.ref.path }, async () => {
      const completion = parseSnapshot(completionSchemaFor(uid, snapshot.id), snapshot);
      const { completed_on, completed_at: at } = completion;
      const written = snapshot.updateTime.toDate().toISOString();
      await requireCompletableDay(completion, written, snapshot.ref);
      await verseOfDay(completed_on);
      const memorized = await isMemorized(tx, completion);
      if (!hasDay(runs, completed_on)) uncounted.push({ day: completed_on, memorized, at });
    });
  }
  return uncounted;
}

const answerFields = ['reflection', 'application', 'verse_memorization'];

/** How many overwritten versions of a day's answers are retained. */
const EARLIER_ANSWERS_MAX = 5;

interface EarlierAnswers {
  ref: DocumentReference;
  fields: Record<string, unknown>;
}

/**
 * Returns the answers of a day that this write has overwritten; null if it changed none. The id is the time at which those answers were
 * written, so a redelivered event is a no-op.
 */
function earlierAnswers(
  uid: string,
  day: Day,
  { before, after }: Change<DocumentSnapshot>,
): EarlierAnswers | null {
  const { updateTime } = before;
  if (!updateTime || answerFields.every((field) => before.get(field) === after.get(field)))
    return null;
  const overwritten = answerFields.map((field): [string, unknown] => [
    field,
    before.get(field) ?? null,
  ]);
  const id = `${updateTime.seconds}-${updateTime.nanoseconds}`;
  return {
    ref: database.doc(paths.earlierAnswers(uid, day, id)),
    fields: { ...Object.fromEntries(overwritten), written_at: updateTime },
  };
}

/** Deletes all but the last few versions. */
async function pruneEarlier(all: CollectionReference): Promise<void> {
  const newestFirst = all.orderBy('written_at', 'desc').select();
  const { docs } = await newestFirst.offset(EARLIER_ANSWERS_MAX).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
