import type { Day } from '@raizes/domain/day';
import { pushReminderSchema } from '@raizes/domain/documents/push';
import type { PushReminder, ReminderChoice } from '@raizes/domain/documents/push';
import { collections, paths } from '@raizes/domain/paths';
import { hasDay } from '@raizes/domain/progress/streak';
import { dueReminderDay, nextReminderAt, reminderText } from '@raizes/domain/reminders';
import { GrpcStatus } from 'firebase-admin/firestore';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import { database } from '../firebase';
import { refuseErased } from '../privacy/erasure';
import { readStats } from '../progress/stats';
import { deliverOnce } from '../push/deliver';
import type { PushSender } from '../push/sender';
import { hasErrorCode, parseSnapshot } from '../trigger';

export interface DueReminder {
  reminder: PushReminder;
  /** Moves it to when it is due next, unless its owner has changed it meanwhile; with null it rests until they have a device. */
  moveTo: (next: Date | null) => Promise<void>;
}

/** All that the scheduler asks of the database and of the push service. */
export interface ReminderStore {
  /** The reminders of one shard that are due by then, the longest due first, a page at a time. */
  due: (shard: number, by: Date) => AsyncIterable<DueReminder[]>;
  /** Reminds a person of a day, once, unless they have completed it; `nobody` when they have no device. */
  remind: (uid: string, day: Day) => Promise<'done' | 'nobody'>;
}

/** How many people of one shard are seen to at a time. */
const PAGE = 50;

/** After this no push service need deliver it: the hour has passed. */
const TTL_SECONDS = 2 * 3600;

export const firestoreReminders = (sender: PushSender): ReminderStore => ({
  async *due(shard, by) {
    const query = database
      .collectionGroup(collections.pushReminders)
      .where('shard', '==', shard)
      .where('next_at', '<=', by)
      .orderBy('next_at')
      .limit(PAGE);
    let page = await query.get();
    while (!page.empty) {
      yield page.docs.flatMap(dueOf);
      if (page.size < PAGE) return;
      page = await query.startAfter(page.docs.at(-1)).get();
    }
  },

  remind: (uid, day) =>
    deliverOnce(
      sender,
      uid,
      `reminder-${day}`,
      { ...reminderText(day), url: '/devotional', ttlSeconds: TTL_SECONDS },
      (stats) => hasDay(readStats(uid, stats).runs, day),
    ),
});

function dueOf(snapshot: QueryDocumentSnapshot): DueReminder[] {
  const reminder = v.safeParse(pushReminderSchema, snapshot.data());
  if (!reminder.success) {
    logger.error('Not a reminder', { path: snapshot.ref.path });
    return [];
  }
  return [{ reminder: reminder.output, moveTo: (next) => moveReminder(snapshot, next) }];
}

/** Without reading it again: the database itself refuses when it is not what was read. */
async function moveReminder(read: QueryDocumentSnapshot, next_at: Date | null): Promise<void> {
  try {
    await read.ref.update({ next_at }, { lastUpdateTime: read.updateTime });
  } catch (error) {
    if (!hasErrorCode(error, GrpcStatus.FAILED_PRECONDITION)) throw error;
  }
}

/** Reminders are many and due at the same hours: spread over so many parts, an index takes them in at once. */
export const SHARDS = 16;

export function shardOf(uid: string): number {
  let sum = 0;
  for (const character of uid) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % SHARDS;
}

export async function saveReminder(uid: string, choice: ReminderChoice): Promise<void> {
  await database.runTransaction(async (tx) => {
    await refuseErased(tx, uid);
    tx.set(database.doc(paths.pushReminder(uid)), {
      user_id: uid,
      ...choice,
      shard: shardOf(uid),
      next_at: nextReminderAt(choice, new Date()),
    });
  });
}

/**
 * A reminder rests while its owner has no device; it goes on when they have one again. One that is due is touched, so that who
 * has seen it without a device does not put it to rest.
 */
export async function wakeReminder(uid: string): Promise<void> {
  const snapshot = await database.doc(paths.pushReminder(uid)).get();
  if (!snapshot.exists) return;
  const reminder = parseSnapshot(pushReminderSchema, snapshot);
  const now = new Date();
  const { next_at } = reminder;
  if (next_at && next_at > now) return;
  await snapshot.ref.update({ next_at: next_at ? now : nextReminderAt(reminder, now) });
}

/**
 * Sends the reminders that are due. What fails stays due, and the next run tries again; what a run has no time for stays due too.
 * @param clock what time it is
 * @param until when to stop
 */
export async function sendDue(store: ReminderStore, clock: () => Date, until: Date): Promise<void> {
  const by = clock();
  const shards = Array.from({ length: SHARDS }, (_, shard) => shard);
  const ends = await Promise.allSettled(
    shards.map(async (shard) => {
      for await (const page of store.due(shard, by)) {
        await Promise.all(page.map((due) => handle(store, due, clock())));
        if (clock() > until) return;
      }
    }),
  );
  // Only now: whoever hears of it stops this process, and the other shards with it.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function handle(store: ReminderStore, due: DueReminder, now: Date): Promise<void> {
  const { reminder, moveTo } = due;
  const day = dueReminderDay(reminder, now);
  try {
    const reached = day ? await store.remind(reminder.user_id, day) : 'done';
    await moveTo(reached === 'nobody' ? null : nextReminderAt(reminder, now));
  } catch (error) {
    // One person's trouble must not keep the others from theirs.
    logger.warn('A reminder could not be sent', {
      uid: reminder.user_id,
      day,
      cause: String(error),
    });
  }
}
