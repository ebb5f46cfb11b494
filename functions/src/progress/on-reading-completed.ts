import { userDailyReadingSchema } from '@raizes/domain/documents/completions';
import type { UserDailyReading } from '@raizes/domain/documents/completions';
import { paths } from '@raizes/domain/paths';
import { recordReading } from '@raizes/domain/progress/record';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type { DocumentSnapshot } from 'firebase-functions/firestore';
import * as v from 'valibot';
import { database } from '../firebase';
import { InvalidDocumentError, atLeastOnce, parseSnapshot } from '../trigger';
import { parseStats, readStats, requireReading, requireRecentDay, writeOutcome } from './stats';

/**
 * Credits a completed reading once: goals, badges, challenges. Built like `onDevotionalCompleted`. The security rules accept the completion
 * of a nonexistent reading if its id looks like one of that day. Such a completion is deleted, so that nothing ever counts it.
 */
export const onReadingCompleted = onDocumentWritten(
  { document: 'users/{uid}/user_daily_readings/{readingId}', retry: true },
  atLeastOnce(async ({ params: { uid, readingId }, data, time }) => {
    if (!data?.after.exists) return;
    const completion = parseSnapshot(completionSchemaFor(uid, readingId), data.after);
    requireRecentDay(completion.completed_on, time, data.after.ref);
    try {
      await requireReading(readingId);
    } catch (cause) {
      const isNew = !data.before.exists;
      if (isNew && cause instanceof InvalidDocumentError)
        await deleteUncounted(completion, data.after);
      throw cause;
    }

    await database.runTransaction(async (tx) => {
      const stats = await readStats(tx, uid);
      const { completed_on: day, completed_at: at } = completion;
      const outcome = recordReading(stats, { day, reading_id: readingId, at });
      writeOutcome(tx, outcome, stats.active_challenges, at);
    });
  }),
);

/**
 * Deletes a completion, unless it has changed since or was already counted. An event can be redelivered after an admin has deleted
 * the reading.
 */
async function deleteUncounted(
  { user_id: uid, completed_on: day, daily_reading_id: readingId }: UserDailyReading,
  written: DocumentSnapshot,
): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [found, stored] = await Promise.all([
      tx.get(written.ref),
      tx.get(database.doc(paths.userStats(uid))),
    ]);
    const isAsWritten = written.updateTime && found.updateTime?.isEqual(written.updateTime);
    const counted = stored.exists && parseStats(stored).days[day]?.readings;
    if (isAsWritten && !(counted && Object.hasOwn(counted, readingId))) tx.delete(written.ref);
  });
}

/** A completion must repeat the ids of its path. */
const completionSchemaFor = (uid: string, readingId: string) =>
  v.pipe(
    userDailyReadingSchema,
    v.check(({ user_id, daily_reading_id }) => user_id === uid && daily_reading_id === readingId),
  );
