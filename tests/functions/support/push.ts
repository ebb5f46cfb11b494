import { addDays } from '@raizes/domain/day';
import {
  pushOutboxSchema,
  pushReminderSchema,
  pushSubscriptionSchema,
} from '@raizes/domain/documents/push';
import type { PushOutboxEntry, PushReminder } from '@raizes/domain/documents/push';
import { collections, paths } from '@raizes/domain/paths';
import { nextReminderAt } from '@raizes/domain/reminders';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect } from 'vitest';
import { saveDevice } from '../../../functions/src/push/devices';
import type { Device } from '../../../functions/src/push/devices';
import type { DeviceOutcome, PushMessage, PushSender } from '../../../functions/src/push/sender';
import { sendDueReminders, SHARDS, shardOf } from '../../../functions/src/reminders/reminders';
import type { DueReminder, ReminderStore } from '../../../functions/src/reminders/reminders';
import { aPushSubscription, aReminder, aUserStats } from '../../factories';
import { db } from '../../support/admin';

export const endpointOf = (name: string) => aPushSubscription(name).endpoint;

export const subscription = (name: string = randomUUID()) => aPushSubscription(name);

/** Registers devices whose FCM tokens are these names. */
export async function registerDevices(uid: string, names: string[]) {
  for (const name of names) {
    await saveDevice(
      uid,
      { endpoint: endpointOf(name), p256dh: 'p', auth: 'a', token: name, device: '' },
      null,
    );
  }
}

/** Writes the stats of a person who has declined notifications. */
export async function declineNotifications(uid: string) {
  const consents = { version: 1, leader_progress: true, ai: true, notifications: false };
  await db.doc(paths.userStats(uid)).set(aUserStats({ user_id: uid, consents }));
}

export async function devicesAt(uid: string) {
  const rows = await db.collection(collections.pushSubscriptions(uid)).get();
  return rows.docs.map((row) => v.parse(pushSubscriptionSchema, row.data()));
}

/** The recorded pushes of a person, oldest first. */
export async function outboxOf(uid: string): Promise<PushOutboxEntry[]> {
  const rows = await db.collection(collections.pushOutbox(uid)).orderBy('sent_at').get();
  return rows.docs.map((row) => v.parse(pushOutboxSchema, { ...row.data(), id: row.id }));
}

/** A sender whose outcome for each device is scripted, and which records what it sends. */
export function scriptedSender(answerOf: (name: string, attempt: number) => DeviceOutcome) {
  const sent: { message: PushMessage; to: (string | null)[] }[] = [];
  const sender: PushSender = {
    send: async (_uid, message, devices: readonly Device[]) => {
      sent.push({ message, to: devices.map(({ token }) => token) });
      return devices.map(({ token }) => answerOf(token ?? '', sent.length));
    },
  };
  return { sender, sent };
}

/** A reminder at an hour in São Paulo, with the next time after `now`. */
export function reminderOf(uid: string, hour: number, now: Date): PushReminder {
  const reminder = aReminder({ user_id: uid, hour });
  return { ...reminder, next_at: nextReminderAt(reminder, now) };
}

export async function reminderAt(uid: string): Promise<PushReminder> {
  const snapshot = await db.doc(paths.pushReminder(uid)).get();
  return v.parse(pushReminderSchema, snapshot.data());
}

/** Noon UTC of the previous day, before any hour of the day in Brazil. */
export const noonBefore = (day: `${number}-${number}-${number}`) =>
  new Date(`${addDays(day, -1)}T12:00:00Z`);

const PAGE = 50;
/** The reads for each reminded person: the device, the delivery and the stats. */
export const READS_EACH = 3;

/** An in-memory store of reminders that counts the reads that Firestore would bill. */
export function inMemoryReminders(people: PushReminder[]) {
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
          reschedule: async (next_at) => put({ ...reminder, next_at }),
        }));
      }
    },
    remind: async ({ user_id: uid }) => {
      counted.reads += READS_EACH;
      counted.reminded.set(uid, (counted.reminded.get(uid) ?? 0) + 1);
      return 'done';
    },
  };
  return { store, counted };
}

/** Simulates a day of scheduler runs for `size` people and returns the number of reads. */
export async function expectFourReadsEach(size: number) {
  const hours = [6, 7, 7, 7, 8, 8, 12, 19, 20, 21];
  const start = noonBefore('2024-05-15');
  const never = new Date('2100-01-01T00:00:00Z');
  const people = Array.from({ length: size }, (_, each) =>
    reminderOf(`p${each}`, hours[each % hours.length] ?? 7, start),
  );
  const { store, counted } = inMemoryReminders(people);
  let busiest = 0;
  const runs = 24 * 4;
  for (let quarter = 1; quarter <= runs; quarter += 1) {
    const now = new Date(start.getTime() + quarter * 15 * 60_000);
    const readBefore = counted.reads;
    await sendDueReminders(store, () => now, never);
    busiest = Math.max(busiest, counted.reads - readBefore);
  }
  expect(counted.reminded.size).toBe(size);
  expect(new Set(counted.reminded.values())).toEqual(new Set([1]));
  expect(counted.reads).toBeLessThanOrEqual(size * (1 + READS_EACH) + runs * SHARDS);
  expect(busiest).toBeLessThanOrEqual(0.3 * size * (1 + READS_EACH) + SHARDS);
  return { runs, reads: counted.reads, busiest };
}
