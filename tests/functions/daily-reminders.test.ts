import { firestoreReminders, sendDue } from '../../functions/src/reminders/daily-reminders';
import { addDays } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { reminderText } from '@raizes/domain/reminders';
import { beforeEach, describe, expect, it } from 'vitest';
import { shardOf } from '../../functions/src/reminders/reminders';
import { aReminder, aUserStats } from '../factories';
import { db } from '../support/admin';
import { newUid } from './support/progress';
import { signedIn } from './support/calls';
import { countReads } from './support/database';
import {
  READS_EACH,
  before,
  expectFourReadsEach,
  giveDevices,
  inMemory,
  refuseNotifications,
  reminderAt,
  reminderOf,
  scriptedSender,
  subscription,
} from './support/push';

// Days long gone: no reminder that another test has left is due by then.
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
const run = (now: Date) => sendDue(firestoreReminders(sender), () => now, never);
/** The reminders that are due in a run at that time. */
async function seenBy(now: Date, uid: string) {
  for await (const page of firestoreReminders(sender).due(shardOf(uid), now)) {
    const found = page.find(({ reminder }) => reminder.user_id === uid);
    if (found) return found;
  }
  return null;
}

const nextOf = async (uid: string) => (await reminderAt(uid)).next_at;
const timesReminded = (uid: string) => sent.filter(({ to }) => to.includes(uid)).length;

/** Somebody who wants to be reminded at 7, with a device that is called as they are. */
async function reminded(changes: object = {}, devices = 1): Promise<string> {
  const uid = newUid();
  if (devices > 0) await giveDevices(uid, [uid]);
  await db.doc(paths.pushReminder(uid)).set({
    ...reminderOf(uid, 7, before(day)),
    shard: shardOf(uid),
    ...changes,
  });
  return uid;
}

describe('the daily reminder', () => {
  it('comes at the hour, once a day, with kind words, and not before', async () => {
    const uid = await reminded();
    await run(minutesLater(-1));
    expect(timesReminded(uid)).toBe(0);
    await run(sevenInSaoPaulo);
    await Promise.all([run(minutesLater(15)), run(minutesLater(15))]);
    expect(timesReminded(uid)).toBe(1);
    expect(sent.find(({ to }) => to.includes(uid))?.message).toMatchObject({
      ...reminderText(day),
      url: '/devotional',
      tag: `reminder-${day}`,
    });
    expect(await nextOf(uid)).toEqual(tomorrow);
    await run(tomorrow);
    expect(timesReminded(uid)).toBe(2);
  });

  it('is sent once however many look for it at the same time, and after one of them has died', async () => {
    const uid = await reminded();
    await Promise.all([run(sevenInSaoPaulo), run(sevenInSaoPaulo), run(sevenInSaoPaulo)]);
    expect(timesReminded(uid)).toBe(1);
    // Died after sending, before moving on.
    await db.doc(paths.pushReminder(uid)).update({ next_at: sevenInSaoPaulo });
    await run(minutesLater(15));
    expect(timesReminded(uid)).toBe(1);
    expect(await nextOf(uid)).toEqual(tomorrow);
  });

  it('is at most one a day, even when a later hour is chosen after it', async () => {
    const uid = await reminded();
    await run(sevenInSaoPaulo);
    await db.doc(paths.pushReminder(uid)).update({ next_at: minutesLater(60), hour: 8 });
    await run(minutesLater(60));
    expect(timesReminded(uid)).toBe(1);
  });

  it('spares who has already completed the day, or has said no to notifications', async () => {
    const [done, refusing] = [await reminded(), await reminded()];
    const stats = aUserStats({ user_id: done, runs: [{ start: day, end: day }] });
    await db.doc(paths.userStats(done)).set(stats);
    await refuseNotifications(refusing);
    await run(sevenInSaoPaulo);
    expect([timesReminded(done), timesReminded(refusing)]).toEqual([0, 0]);
    expect(await nextOf(done)).toEqual(tomorrow);
    expect(await nextOf(refusing)).toEqual(tomorrow);
  });

  it('is tried again when it could not be sent, and let go when it is late', async () => {
    ({ sender, sent } = scriptedSender(() => 'later'));
    const uid = await reminded();
    await run(sevenInSaoPaulo);
    await run(minutesLater(15));
    expect(timesReminded(uid)).toBe(2);
    expect(await nextOf(uid)).toEqual(sevenInSaoPaulo);
    await run(minutesLater(121));
    expect(timesReminded(uid)).toBe(2);
    expect(await nextOf(uid)).toEqual(tomorrow);
  });

  it('rests while a person has no device, and wakes when they have one', async () => {
    const { uid, call } = await signedIn();
    const save = { action: 'save-reminder', ...choice };
    expect((await call('push-notifications', save)).result).toEqual({ saved: true });
    expect(await reminderAt(uid)).toMatchObject({ user_id: uid, ...choice });
    await db.doc(paths.pushReminder(uid)).update({ next_at: sevenInSaoPaulo });
    await run(sevenInSaoPaulo);
    expect(await nextOf(uid)).toBeNull();

    const device = { action: 'save-subscription', ...subscription() };
    await call('push-notifications', device);
    const woken = await nextOf(uid);
    expect(woken && woken > new Date()).toBe(true);

    // A run that has seen it without a device does not put a reminder to rest that a new device has woken.
    await db.doc(paths.pushReminder(uid)).update({ next_at: sevenInSaoPaulo });
    const seen = await seenBy(sevenInSaoPaulo, uid);
    await call('push-notifications', device);
    await seen?.moveTo(null);
    expect((await nextOf(uid))?.getTime()).toBeGreaterThan(Date.now() - 60_000);

    await call('push-notifications', { ...save, enabled: false });
    expect(await reminderAt(uid)).toMatchObject({ enabled: false, next_at: null });
  });

  it('is refused at night, on no day of the week, twice a day and in an unknown time zone', async () => {
    const { call } = await signedIn();
    const days = [{ weekdays: [7] }, { weekdays: [1, 1] }];
    for (const change of [{ hour: 22 }, { hour: 5 }, ...days, { time_zone: 'Marte/Olympus' }]) {
      const data = { action: 'save-reminder', ...choice, ...change };
      expect((await call('push-notifications', data)).status).toBe(400);
    }
  });
});

describe('what the scheduler reads', () => {
  it('finds exactly the people who are due', async () => {
    const due = await Promise.all(Array.from({ length: 60 }, () => reminded()));
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
    // Nobody is due a minute later: a look into each shard.
    expect(await countReads(() => run(minutesLater(1)))).toBe(16);
    await Promise.all(others.map((uid) => db.doc(paths.pushReminder(uid)).delete()));
  });
});

it('what the scheduler reads for 10,000 people over a whole day is four reads each, and a look into each shard', async () => {
  await expectFourReadsEach(10_000);
});

it('the daily reminder reaches the others when some can not be looked up', async () => {
  const people = ['a', 'b', 'c', 'd', 'e'].map((uid) => reminderOf(uid, 7, before(day)));
  const { store, counted } = inMemory(people);
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
  await expect(sendDue(failing, () => sevenInSaoPaulo, never)).rejects.toThrow('No answer');
  const others = people.filter(({ user_id }) => shardOf(user_id) !== broken);
  expect(counted.reminded.size).toBe(others.length);
  expect(others.length).toBeGreaterThan(0);
});
