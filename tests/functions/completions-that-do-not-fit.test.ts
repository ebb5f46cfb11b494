import { onDevotionalCompleted } from '../../functions/src/progress/on-devotional-completed';
import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import {
  VERSE,
  complete,
  completionOf,
  daysAgo,
  newUid,
  statsOf,
  today,
  untilStats,
} from './support/progress';
import { noonOf } from '../factories';
import { firstWrite } from './support/database';

const yesterday = daysAgo(1);
const memorized = { verse_memorization: VERSE, memorization_validated: true };

/** Both by hand, where one sees that it does not throw, and by the emulator, where a later completion shows that it did nothing. */
async function expectNothingOf(day: Day, contentFor: (uid: string) => object, written?: Date) {
  const uid = newUid();
  const path = paths.userDevotional(uid, day);
  await db.doc(path).set(contentFor(uid));
  await onDevotionalCompleted.run(await firstWrite(path, { uid, devotionalId: day }, written));
  expect(await statsOf(uid)).toBeUndefined();

  await complete(uid, today);
  await untilStats(uid, { total_xp: 50, total_devotionals_completed: 1, current_streak: 1 });
}

it.each<[string, (uid: string) => object]>([
  ['that is empty', () => ({})],
  ['that lacks a field', (uid) => ({ user_id: uid, completed_on: yesterday })],
  ['whose moment is none', (uid) => ({ ...completionOf(uid, yesterday), completed_at: 7 })],
  ['whose text is none', (uid) => ({ ...completionOf(uid, yesterday), reflection: ['a'] })],
  ['of another person', () => completionOf('outra-pessoa', yesterday)],
  ['of another day', (uid) => completionOf(uid, today)],
])('drops a completion %s, and changes nothing', async (_, contentFor) => {
  await expectNothingOf(yesterday, contentFor);
});

it('drops a completion whose day is not one', async () => {
  const uid = newUid();
  const path = `users/${uid}/user_devotionals/2026-02-30`;
  await db.doc(path).set({
    ...completionOf(uid, today),
    devotional_id: '2026-02-30',
    completed_on: '2026-02-30',
  });
  await onDevotionalCompleted.run(await firstWrite(path, { uid, devotionalId: '2026-02-30' }));
  expect(await statsOf(uid)).toBeUndefined();
});

it.each([
  ['long past', daysAgo(30)],
  ['still to come', daysAgo(-5)],
])('drops a completion of a day %s', async (_, day) => {
  await expectNothingOf(day, (uid) => completionOf(uid, day));
});

it('drops a memorization claimed for a devotional that does not exist', async () => {
  // So far ahead that nothing is published yet, as if it were written then.
  const day = daysAgo(-30);
  await expectNothingOf(day, (uid) => completionOf(uid, day, memorized), noonOf(day));
});

it('ignores a completion that is deleted', async () => {
  const uid = newUid();
  await complete(uid, today);
  await untilStats(uid, { total_xp: 50 });
  await db.doc(paths.userDevotional(uid, today)).delete();
  await complete(uid, yesterday);
  await untilStats(uid, { total_xp: 100, current_streak: 2 });
});

it('leaves stats that it can not read as they are', async () => {
  const uid = newUid();
  await db.doc(paths.userStats(uid)).set({ user_id: uid, total_xp: 'muito' });
  const path = paths.userDevotional(uid, today);
  await db.doc(path).set(completionOf(uid, today));
  await onDevotionalCompleted.run(await firstWrite(path, { uid, devotionalId: today }));
  expect((await db.doc(paths.userStats(uid)).get()).data()).toEqual({
    user_id: uid,
    total_xp: 'muito',
  });
});
