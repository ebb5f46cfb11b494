import { pushReminderSchema } from '@raizes/domain/documents/push-reminder';
import { collections } from '@raizes/domain/paths';
import { reminderWords } from '@raizes/domain/reminder-words';
import { hasDay } from '@raizes/domain/streak';
import { GrpcStatus } from 'firebase-admin/firestore';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import { database } from '../lib/database';
import { failedWith } from '../lib/failed-with';
import { deliverOnce } from '../push/deliver-once';
import type { PushSender } from '../push/push-sender';
import { readStats } from '../stats/read-stats';
import type { DueReminder, ReminderStore } from './reminder-store';

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
      { ...reminderWords(day), url: '/devotional', ttlSeconds: TTL_SECONDS },
      (stats) => hasDay(readStats(uid, stats).runs, day),
    ),
});

function dueOf(snapshot: QueryDocumentSnapshot): DueReminder[] {
  const reminder = v.safeParse(pushReminderSchema, snapshot.data());
  if (!reminder.success) {
    logger.error('Not a reminder', { path: snapshot.ref.path });
    return [];
  }
  return [{ reminder: reminder.output, moveTo: (next) => moveTo(snapshot, next) }];
}

/** Without reading it again: the database itself refuses when it is not what was read. */
async function moveTo(read: QueryDocumentSnapshot, next_at: Date | null): Promise<void> {
  try {
    await read.ref.update({ next_at }, { lastUpdateTime: read.updateTime });
  } catch (error) {
    if (!failedWith(error, GrpcStatus.FAILED_PRECONDITION)) throw error;
  }
}
