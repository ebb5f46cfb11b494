import '../app';
import { userDailyReadingSchema } from '@raizes/domain/documents/user-daily-reading';
import { recordReading } from '@raizes/domain/record-reading';
import { onDocumentWritten } from 'firebase-functions/firestore';
import * as v from 'valibot';
import { atLeastOnce } from '../lib/at-least-once';
import { database } from '../lib/database';
import { parseSnapshot } from '../lib/parse-snapshot';
import { requireRecentDay } from '../stats/require-recent-day';
import { writeOutcome } from '../stats/write-outcome';
import { statsOf } from '../stats/stats-of';

/** Counts a completed reading once: goals, badges, challenges. */
export const onReadingCompleted = onDocumentWritten(
  { document: 'users/{uid}/user_daily_readings/{readingId}', retry: true },
  atLeastOnce(async ({ params: { uid, readingId }, data, time }) => {
    if (!data?.after.exists) return;
    const completion = parseSnapshot(completionAt(uid, readingId), data.after);
    requireRecentDay(completion.completed_on, time, data.after.ref);

    await database.runTransaction(async (tx) => {
      const stats = await statsOf(tx, uid);
      const { completed_on: day, completed_at: at } = completion;
      const outcome = recordReading(stats, { day, reading_id: readingId, at });
      writeOutcome(tx, outcome, stats.active_challenges, at);
    });
  }),
);

/** A completion says again what its path says. */
const completionAt = (uid: string, readingId: string) =>
  v.pipe(
    userDailyReadingSchema,
    v.check(({ user_id, daily_reading_id }) => user_id === uid && daily_reading_id === readingId),
  );
