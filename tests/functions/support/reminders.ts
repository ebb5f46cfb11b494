import { addDays } from '@raizes/domain/day';
import type { PushReminder } from '@raizes/domain/documents/push';
import { pushReminderSchema } from '@raizes/domain/documents/push';
import { nextReminderAt } from '@raizes/domain/reminders';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import type { DueReminder, ReminderStore } from '../../../functions/src/reminders/reminders';
import { SHARDS, shardOf } from '../../../functions/src/reminders/reminders';
import { db } from '../../support/admin';

export const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** A reminder at an hour of São Paulo's clock, as it stands at that moment. */
export function reminderOf(uid: string, hour: number, now: Date): PushReminder {
  const choice = { enabled: true, hour, weekdays: everyDay, time_zone: 'America/Sao_Paulo' };
  return { user_id: uid, ...choice, next_at: nextReminderAt(choice, now) };
}

export async function reminderAt(uid: string): Promise<PushReminder> {
  const snapshot = await db.doc(paths.pushReminder(uid)).get();
  return v.parse(pushReminderSchema, snapshot.data());
}

/** Noon of the day before, by UTC: from then on every hour of that day in Brazil is still to come. */
export const before = (day: `${number}-${number}-${number}`) =>
  new Date(`${addDays(day, -1)}T12:00:00Z`);

const PAGE = 50;
/** The reads of one reminded person: their device, the ledger of the delivery, their stats. */
export const READS_EACH = 3;

/** As many people as you like, each with one device, and what the database would bill for them. */
export function inMemory(people: PushReminder[]) {
  const shards = Array.from({ length: SHARDS }, () => new Map<number, PushReminder[]>());
  const put = (reminder: PushReminder) => {
    const time = reminder.next_at?.getTime();
    const shard = shards[shardOf(reminder.user_id)];
    if (time === undefined || !shard) return;
    const slot = shard.get(time);
    if (slot) slot.push(reminder);
    else shard.set(time, [reminder]);
  };
  for (const each of people) put(each);

  const counted = { reads: 0, reminded: new Map<string, number>() };
  const store: ReminderStore = {
    async *due(shard, by) {
      const slots = shards[shard] ?? new Map<number, PushReminder[]>();
      const times = [...slots.keys()].filter((time) => time <= by.getTime());
      const found = times.flatMap((time) => slots.get(time) ?? []);
      for (const time of times) slots.delete(time);
      counted.reads += Math.max(1, found.length);
      for (let start = 0; start < found.length; start += PAGE) {
        yield found.slice(start, start + PAGE).map((reminder): DueReminder => ({
          reminder,
          moveTo: async (next_at) => put({ ...reminder, next_at }),
        }));
      }
    },
    remind: async (uid) => {
      counted.reads += READS_EACH;
      counted.reminded.set(uid, (counted.reminded.get(uid) ?? 0) + 1);
      return 'done';
    },
  };
  return { store, counted };
}
