import { addDays } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { onRhythmWritten } from '../../functions/src/progress/rhythm';
import {
  firestoreReminders,
  sendDueReminders,
  shardOf,
} from '../../functions/src/reminders/reminders';
import { aReminder, aRhythm } from '../factories';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { signedIn } from './support/calls';
import { statsOf } from './support/progress';
import {
  noonBefore,
  registerDevices,
  reminderAt,
  reminderOf,
  scriptedSender,
} from './support/push';
import { change, deliver } from './support/triggers';

const day = '2024-05-15';
const seven = new Date(`${day}T10:00:00Z`);
const paused = aRhythm({ cue: 'cafe', pauses: [`${addDays(day, -1)}/${day}`] });

const choose = (uid: string, rhythm: object) =>
  change(onRhythmWritten, paths.rhythm(uid), (ref) => ref.set(rhythm));

/** The reminders sent at seven on that day. */
async function remindersAt(now: Date) {
  const { sender, sent } = scriptedSender(() => 'sent');
  await sendDueReminders(firestoreReminders(sender), () => now, new Date('2100-01-01'));
  return (uid: string) => sent.filter(({ to }) => to.includes(uid)).map(({ message }) => message);
}

async function withReminder(): Promise<string> {
  const { uid } = await createUser();
  await registerDevices(uid, [uid]);
  await db.doc(paths.pushReminder(uid)).set({
    ...reminderOf(uid, 7, noonBefore(day)),
    shard: shardOf(uid),
  });
  return uid;
}

it('only the time of a change goes into the stats, which the leader reads', async () => {
  const { uid } = await createUser();
  expect((await statsOf(uid))?.rhythm_at).toBeNull();
  await choose(uid, paused);
  const written = (await db.doc(paths.rhythm(uid)).get()).updateTime?.toDate();
  expect((await statsOf(uid))?.rhythm_at).toEqual(written);
  const stats = JSON.stringify((await db.doc(paths.userStats(uid)).get()).data());
  for (const secret of ['goals', 'pauses', 'cafe', '2026-11-01'])
    expect(stats).not.toContain(secret);
});

it('events at least once and in any order leave the newest time and copy', async () => {
  const uid = await withReminder();
  const first = await choose(uid, paused);
  await choose(uid, aRhythm({ cue: 'noite' }));
  const rhythm_at = (await statsOf(uid))?.rhythm_at;
  await first();
  await deliver(onRhythmWritten, paths.rhythm(uid));
  expect((await statsOf(uid))?.rhythm_at).toEqual(rhythm_at);
  expect(await reminderAt(uid)).toMatchObject({ cue: 'noite', pauses: [] });
});

it('a rebuild keeps the time, and repairs it', async () => {
  const admin = await signedIn({ admin: true });
  const { uid } = await createUser();
  await choose(uid, paused);
  const rhythm_at = (await statsOf(uid))?.rhythm_at;
  expect(await admin.call('rebuild-stats', { userId: uid })).toMatchObject({
    result: { mended: false },
  });
  await db.doc(paths.userStats(uid)).update({ rhythm_at: null });
  await admin.call('rebuild-stats', { userId: uid });
  expect((await statsOf(uid))?.rhythm_at).toEqual(rhythm_at);
});

it('a reminder has the cue, and none is sent in a pause', async () => {
  const [resting, following] = [await withReminder(), await withReminder()];
  await choose(resting, paused);
  await choose(following, aRhythm({ cue: 'cafe' }));
  const sentTo = await remindersAt(seven);
  expect(sentTo(resting)).toEqual([]);
  expect(sentTo(following)).toEqual([
    expect.objectContaining({ body: 'Depois do café: o devocional de hoje está pronto.' }),
  ]);
  const tomorrow = new Date(`${addDays(day, 1)}T10:00:00Z`);
  expect((await reminderAt(resting)).next_at).toEqual(tomorrow);
  expect((await remindersAt(tomorrow))(resting)).toHaveLength(1);
});

it('saving a reminder takes cue and pauses along', async () => {
  const person = await signedIn();
  await choose(person.uid, paused);
  const { enabled, hour, weekdays, time_zone } = aReminder();
  const choice = { enabled, hour, weekdays, time_zone };
  await person.call('push-notifications', { action: 'save-reminder', ...choice });
  const { cue, pauses } = paused;
  expect(await reminderAt(person.uid)).toMatchObject({ ...choice, cue, pauses });
});
