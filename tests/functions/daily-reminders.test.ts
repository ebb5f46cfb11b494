import {
  firestoreReminders,
  sendDueReminders,
  shardOf,
} from '../../functions/src/reminders/reminders';
import { addDays } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { reminderText } from '@raizes/domain/reminders';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReminder, aUserStats } from '../factories';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { newUid } from './support/progress';
import { callAs } from './support/calls';
import { countReads } from './support/database';
import {
  READS_EACH,
  noonBefore,
  expectFourReadsEach,
  registerDevices,
  inMemoryReminders,
  declineNotifications,
  reminderAt,
  reminderOf,
  scriptedSender,
  subscription,
} from './support/push';

const day = '2024-05-15';
const sevenInSaoPaulo = new Date(`${day}T10:00:00Z`);
const tomorrow = new Date(`${addDays(day, 1)}T10:00:00Z`);
const never = new Date('2100-01-01T00:00:00Z');
const { enabled, hour, weekdays, time_zone } = aReminder();
const choice = { enabled, hour, weekdays, time_zone };
const minutesLater = (minutes: number) => new Date(sevenInSaoPaulo.getTime() + minutes * 60_000);

let { sender, sent } = scriptedSender(() => 'sent');
beforeEach(() => {
  ({ sender, sent } = scriptedSender(() => 'sent'));
});
const run = (now: Date) => sendDueReminders(firestoreReminders(sender), () => now, never);
/** The person's reminder, if it is due in a run at that time. */
async function dueFor(now: Date, uid: string) {
  for await (const page of firestoreReminders(sender).due(shardOf(uid), now)) {
    const found = page.find(({ reminder }) => reminder.user_id === uid);
    if (found) return found;
  }
  return null;
}

const nextTimeOf = async (uid: string) => (await reminderAt(uid)).next_at;
const timesReminded = (uid: string) => sent.filter(({ to }) => to.includes(uid)).length;

/** A person with a reminder at seven, whose devices are named after them. */
async function withReminder(changes: object = {}, devices = 1): Promise<string> {
  const uid = newUid();
  if (devices > 0) await registerDevices(uid, [uid]);
  await db.doc(paths.pushReminder(uid)).set({
    ...reminderOf(uid, 7, noonBefore(day)),
    shard: shardOf(uid),
    ...changes,
  });
  return uid;
}

describe('the daily reminder', () => {
  it('is sent at the chosen hour, once a day', async () => {
    const uid = await withReminder();
    await run(minutesLater(-1));
    expect(timesReminded(uid)).toBe(0);
    await run(sevenInSaoPaulo);
    await Promise.all([run(minutesLater(15)), run(minutesLater(15))]);
    expect(timesReminded(uid)).toBe(1);
    expect(sent.find(({ to }) => to.includes(uid))?.message).toMatchObject({
      ...reminderText(day, null),
      url: '/devotional',
      tag: `reminder-${day}`,
    });
    expect(await nextTimeOf(uid)).toEqual(tomorrow);
    await run(tomorrow);
    expect(timesReminded(uid)).toBe(2);
  });

  it('is sent once by concurrent runs, and not again after a run dies', async () => {
    const uid = await withReminder();
    await Promise.all([run(sevenInSaoPaulo), run(sevenInSaoPaulo), run(sevenInSaoPaulo)]);
    expect(timesReminded(uid)).toBe(1);
    // The run died after sending and before rescheduling.
    await db.doc(paths.pushReminder(uid)).update({ next_at: sevenInSaoPaulo });
    await run(minutesLater(15));
    expect(timesReminded(uid)).toBe(1);
    expect(await nextTimeOf(uid)).toEqual(tomorrow);
  });

  it('is sent at most once a day, even if a later hour is chosen afterwards', async () => {
    const uid = await withReminder();
    await run(sevenInSaoPaulo);
    await db.doc(paths.pushReminder(uid)).update({ next_at: minutesLater(60), hour: 8 });
    await run(minutesLater(60));
    expect(timesReminded(uid)).toBe(1);
  });

  it('skips people who have completed the day or declined notifications', async () => {
    const [done, declining] = [await withReminder(), await withReminder()];
    const stats = aUserStats({ user_id: done, runs: [{ start: day, end: day }] });
    await db.doc(paths.userStats(done)).set(stats);
    await declineNotifications(declining);
    await run(sevenInSaoPaulo);
    expect([timesReminded(done), timesReminded(declining)]).toEqual([0, 0]);
    expect(await nextTimeOf(done)).toEqual(tomorrow);
    expect(await nextTimeOf(declining)).toEqual(tomorrow);
  });

  it('is retried when sending fails, and dropped when it is late', async () => {
    ({ sender, sent } = scriptedSender(() => 'later'));
    const uid = await withReminder();
    await run(sevenInSaoPaulo);
    await run(minutesLater(15));
    expect(timesReminded(uid)).toBe(2);
    expect(await nextTimeOf(uid)).toEqual(sevenInSaoPaulo);
    await run(minutesLater(121));
    expect(timesReminded(uid)).toBe(2);
    expect(await nextTimeOf(uid)).toEqual(tomorrow);
  });

  it('pauses while a person has no device and resumes with a new one', async () => {
    const { uid } = await createUser();
    const call = (data: object) => callAs(uid, 'push-notifications', data);
    const save = { action: 'save-reminder', ...choice };
    expect(await call(save)).toEqual({ saved: true });
    expect(await reminderAt(uid)).toMatchObject({ user_id: uid, ...choice });
    await db.doc(paths.pushReminder(uid)).update({ next_at: sevenInSaoPaulo });
    await run(sevenInSaoPaulo);
    expect(await nextTimeOf(uid)).toBeNull();

    const device = { action: 'save-subscription', ...subscription() };
    await call(device);
    const resumed = await nextTimeOf(uid);
    expect(resumed && resumed > new Date()).toBe(true);

    // A run that found no device does not pause a reminder that a new device has just resumed.
    await db.doc(paths.pushReminder(uid)).update({ next_at: sevenInSaoPaulo });
    const due = await dueFor(sevenInSaoPaulo, uid);
    await call(device);
    await due?.reschedule(null);
    expect((await nextTimeOf(uid))?.getTime()).toBeGreaterThan(Date.now() - 60_000);

    await call({ ...save, enabled: false });
    expect(await reminderAt(uid)).toMatchObject({ enabled: false, next_at: null });
  });

  it('is refused for a night hour, an invalid weekday, a repeated weekday and an unknown time zone', async () => {
    const uid = newUid();
    const days = [{ weekdays: [7] }, { weekdays: [1, 1] }];
    for (const change of [{ hour: 22 }, { hour: 5 }, ...days, { time_zone: 'Marte/Olympus' }]) {
      const data = { action: 'save-reminder', ...choice, ...change };
      const call = callAs(uid, 'push-notifications', data);
      await expect(call).rejects.toMatchObject({ code: 'invalid-argument' });
    }
    const elsewhere = { action: 'save-reminder', ...choice, time_zone: 'Marte/Olympus' };
    const call = callAs(uid, 'push-notifications', elsewhere);
    await expect(call).rejects.toThrow(/^O fuso horário deste aparelho/);
  });
});

describe('the reads of the scheduler', () => {
  it('cover exactly the people who are due', async () => {
    const due = await Promise.all(Array.from({ length: 60 }, () => withReminder()));
    const others = Array.from({ length: 600 }, () => newUid());
    const writer = db.bulkWriter();
    for (const uid of others) {
      const reminder = { ...reminderOf(uid, 20, sevenInSaoPaulo), shard: shardOf(uid) };
      void writer.set(db.doc(paths.pushReminder(uid)), reminder);
    }
    await writer.close();
    const reads = await countReads(() => run(sevenInSaoPaulo));
    expect(due.map(timesReminded)).toEqual(due.map(() => 1));
    const quietShards = 16 - new Set(due.map(shardOf)).size;
    expect(reads).toBe(due.length * (1 + READS_EACH) + quietShards);
    // Nobody is due a minute later, so each shard costs one read.
    expect(await countReads(() => run(minutesLater(1)))).toBe(16);
  });
});

it('the scheduler reads four documents per person and one per shard over a whole day with 10,000 people', async () => {
  await expectFourReadsEach(10_000);
});

it('the daily reminder reaches other shards when one cannot be read', async () => {
  const people = ['a', 'b', 'c', 'd', 'e'].map((uid) => reminderOf(uid, 7, noonBefore(day)));
  const { store, counted } = inMemoryReminders(people);
  const broken = shardOf('a');
  const failing: typeof store = {
    ...store,
    async *due(shard, by) {
      if (shard === broken) throw new Error('No answer');
      for await (const page of store.due(shard, by)) {
        await new Promise(setImmediate);
        yield page;
      }
    },
  };
  await expect(sendDueReminders(failing, () => sevenInSaoPaulo, never)).rejects.toThrow(
    'No answer',
  );
  const others = people.filter(({ user_id }) => shardOf(user_id) !== broken);
  expect(counted.reminded.size).toBe(others.length);
  expect(others.length).toBeGreaterThan(0);
});
