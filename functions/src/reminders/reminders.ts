import type { Day } from '@raizes/domain/day';
import { pushReminderSchema } from '@raizes/domain/documents/push';
import type { ReminderChoice, PushReminder } from '@raizes/domain/documents/push';
import { rhythmSchema } from '@raizes/domain/documents/rhythm';
import { paths, collections } from '@raizes/domain/paths';
import { hasDay } from '@raizes/domain/progress/streak';
import { nextReminderAt, dueReminderDay, reminderText } from '@raizes/domain/reminders';
import { GrpcStatus } from 'firebase-admin/firestore';
import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import * as v from 'valibot';
import { database } from '../firebase';
import { refuseErased } from '../privacy/erasure';
import { parseStats } from '../progress/stats';
import { deliverOnce } from '../push/deliver';
import { sender as defaultSender } from '../push/sender';
import type { PushSender } from '../push/sender';
import { parseSnapshot, LONG_RUN_MS, hasErrorCode, longRun } from '../trigger';

/** Splits the reminders' index, so that writes with the same due time don't all hit one range: see decision 9. */
export const SHARDS = 16;

export function shardOf(uid: string): number {
  let sum = 0;
  for (const character of uid) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % SHARDS;
}

export async function saveReminder(uid: string, choice: ReminderChoice): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [rhythm] = await Promise.all([
      tx.get(database.doc(paths.rhythm(uid))),
      refuseErased(tx, uid),
    ]);
    tx.set(database.doc(paths.pushReminder(uid)), {
      user_id: uid,
      ...choice,
      ...reminderPartOf(rhythm),
      shard: shardOf(uid),
      next_at: nextReminderAt(choice, new Date()),
    });
  });
}

/** What a reminder needs of a person's rhythm. */
function reminderPartOf(rhythm: DocumentSnapshot): Pick<PushReminder, 'cue' | 'pauses'> {
  const found = v.safeParse(rhythmSchema, rhythm.data());
  return found.success
    ? { cue: found.output.cue, pauses: found.output.pauses }
    : { cue: null, pauses: [] };
}

/**
 * Resumes a reminder that was paused because its owner had no device. A due reminder is written as well: a concurrent run that has just
 * found no device then fails its precondition and does not pause it.
 */
export async function resumeReminder(uid: string): Promise<void> {
  const snapshot = await database.doc(paths.pushReminder(uid)).get();
  if (!snapshot.exists) return;
  const reminder = parseSnapshot(pushReminderSchema, snapshot);
  const now = new Date();
  const { next_at } = reminder;
  if (next_at && next_at > now) return;
  await snapshot.ref.update({ next_at: next_at ? now : nextReminderAt(reminder, now) });
}

/** Runs every quarter of an hour: people choose full hours, but some time zones are offset from UTC by 15, 30 or 45 minutes. */
export const dailyReminders = onSchedule({ schedule: '*/15 * * * *', ...longRun }, () =>
  sendDueReminders(
    firestoreReminders(defaultSender),
    () => new Date(),
    new Date(Date.now() + LONG_RUN_MS),
  ),
);

export interface DueReminder {
  reminder: PushReminder;
  /** Sets the next due time, unless the owner has changed the reminder since it was read; null pauses it. */
  reschedule: (next: Date | null) => Promise<void>;
}

/** What a run needs from the database and the push service. */
export interface ReminderStore {
  /** The due reminders of one shard in pages, longest overdue first. */
  due: (shard: number, dueBy: Date) => AsyncIterable<DueReminder[]>;
  /** Sends a person the reminder of a day, at most once, and not if they have completed that day. */
  remind: (reminder: PushReminder, day: Day) => Promise<'done' | 'no-device'>;
}

/**
 * Sends all due reminders, with the shards in parallel. A reminder that failed, or was not reached in time, stays due for the next run.
 */
export async function sendDueReminders(
  store: ReminderStore,
  clock: () => Date,
  deadline: Date,
): Promise<void> {
  const dueBy = clock();
  const runs = await Promise.allSettled(
    Array.from({ length: SHARDS }, async (_, shard) => {
      for await (const page of store.due(shard, dueBy)) {
        await Promise.all(page.map((due) => send(store, due, clock())));
        if (clock() > deadline) return;
      }
    }),
  );
  // Thrown only after every shard has ended, because the platform can stop the process of a failed run.
  for (const run of runs) if (run.status === 'rejected') throw run.reason;
}

async function send(store: ReminderStore, due: DueReminder, now: Date): Promise<void> {
  const { reminder, reschedule } = due;
  // Null if the reminder is off, too late, in a pause, or would arrive at night: then it is only rescheduled.
  const day = dueReminderDay(reminder, now);
  try {
    const result = day ? await store.remind(reminder, day) : 'done';
    await reschedule(result === 'no-device' ? null : nextReminderAt(reminder, now));
  } catch (error) {
    // One person's failure must not stop the others' reminders.
    logger.warn('A reminder could not be sent', {
      uid: reminder.user_id,
      day,
      cause: String(error),
    });
  }
}

/** Reminders that are read and sent at a time, per shard. */
const PAGE = 50;

/** A reminder that arrives later than this has missed the hour that the person chose. */
const TTL_SECONDS = 2 * 3600;

export const firestoreReminders = (sender: PushSender): ReminderStore => ({
  async *due(shard, dueBy) {
    const query = database
      .collectionGroup(collections.pushReminders)
      .where('shard', '==', shard)
      .where('next_at', '<=', dueBy)
      .orderBy('next_at')
      .limit(PAGE);
    let page = await query.get();
    while (!page.empty) {
      yield page.docs.flatMap(parseDue);
      if (page.size < PAGE) return;
      page = await query.startAfter(page.docs.at(-1)).get();
    }
  },

  remind: ({ user_id: uid, cue }, day) =>
    deliverOnce(
      sender,
      uid,
      `reminder-${day}`,
      { ...reminderText(day, cue), url: '/devotional', ttlSeconds: TTL_SECONDS },
      { isUnneeded: (stats) => stats.exists && hasDay(parseStats(stats).runs, day) },
    ),
});

function parseDue(snapshot: QueryDocumentSnapshot): DueReminder[] {
  const reminder = v.safeParse(pushReminderSchema, snapshot.data());
  if (!reminder.success) {
    logger.error('A reminder does not fit its schema', { path: snapshot.ref.path });
    return [];
  }
  return [{ reminder: reminder.output, reschedule: (next) => updateNextAt(snapshot, next) }];
}

/** Uses a precondition instead of a transaction, which saves a second read. */
async function updateNextAt(read: QueryDocumentSnapshot, next_at: Date | null): Promise<void> {
  try {
    await read.ref.update({ next_at }, { lastUpdateTime: read.updateTime });
  } catch (error) {
    if (!hasErrorCode(error, GrpcStatus.FAILED_PRECONDITION)) throw error;
  }
}
