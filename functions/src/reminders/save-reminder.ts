import type { ReminderChoice } from '@raizes/domain/documents/push-reminder';
import { pushReminderSchema } from '@raizes/domain/documents/push-reminder';
import { nextReminder } from '@raizes/domain/next-reminder';
import { paths } from '@raizes/domain/paths';
import { refuseErased } from '../erasing/erasure';
import { database } from '../lib/database';
import { parseSnapshot } from '../lib/parse-snapshot';
import { shardOf } from './shards';

export async function saveReminder(uid: string, choice: ReminderChoice): Promise<void> {
  await database.runTransaction(async (tx) => {
    await refuseErased(tx, uid);
    tx.set(database.doc(paths.pushReminder(uid)), {
      user_id: uid,
      ...choice,
      shard: shardOf(uid),
      next_at: nextReminder(choice, new Date()),
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
  await snapshot.ref.update({ next_at: next_at ? now : nextReminder(reminder, now) });
}
