import { nextReminder } from '@raizes/domain/next-reminder';
import { dayToRemind } from '@raizes/domain/reminder-due';
import * as logger from 'firebase-functions/logger';
import type { DueReminder, ReminderStore } from './reminder-store';
import { SHARDS } from './shards';

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
  const day = dayToRemind(reminder, now);
  try {
    const reached = day ? await store.remind(reminder.user_id, day) : 'done';
    await moveTo(reached === 'nobody' ? null : nextReminder(reminder, now));
  } catch (error) {
    // One person's trouble must not keep the others from theirs.
    logger.warn('A reminder could not be sent', {
      uid: reminder.user_id,
      day,
      cause: String(error),
    });
  }
}
