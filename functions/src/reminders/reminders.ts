import { pushReminderSchema } from '@raizes/domain/documents/push';
import type { ReminderChoice } from '@raizes/domain/documents/push';
import { paths } from '@raizes/domain/paths';
import { nextReminderAt } from '@raizes/domain/reminders';
import { database } from '../firebase';
import { refuseErased } from '../privacy/erasure';
import { parseSnapshot } from '../trigger';

/** Splits the reminders' index, so that writes with the same due time don't all hit one range: see decision 9. */
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
