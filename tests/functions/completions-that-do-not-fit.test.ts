import { onDevotionalCompleted } from '../../functions/src/progress/on-devotional-completed';
import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { VERSE, completionOf, daysAgo, newcomer, today } from './support/progress';
import { noonOf } from '../factories';
import { dataAt, firstWrite } from './support/database';

const yesterday = daysAgo(1);
const memorized = { verse_memorization: VERSE, memorization_validated: true };

async function deliver(uid: string, devotionalId: string, written?: Date) {
  const path = `users/${uid}/user_devotionals/${devotionalId}`;
  await onDevotionalCompleted.run(await firstWrite(path, { uid, devotionalId }, written));
}

/** Neither throws nor credits anything. */
async function expectNothingOf(day: Day, contentFor: (uid: string) => object, written?: Date) {
  const { uid, stats } = newcomer();
  await db.doc(paths.userDevotional(uid, day)).set(contentFor(uid));
  await deliver(uid, day, written);
  expect(await stats()).toBeUndefined();
}

it.each<[string, (uid: string) => object]>([
  ['that lacks a field', (uid) => ({ user_id: uid, completed_on: yesterday })],
  ['whose moment is none', (uid) => ({ ...completionOf(uid, yesterday), completed_at: 7 })],
  ['of another person', () => completionOf('outra-pessoa', yesterday)],
  ['of another day', (uid) => completionOf(uid, today)],
])('drops a completion %s, and changes nothing', async (_, contentFor) => {
  await expectNothingOf(yesterday, contentFor);
});

it('drops a completion whose day is not one', async () => {
  const { uid, stats } = newcomer();
  const day = '2026-02-30';
  const completion = { ...completionOf(uid, today), devotional_id: day, completed_on: day };
  await db.doc(`users/${uid}/user_devotionals/${day}`).set(completion);
  await deliver(uid, day);
  expect(await stats()).toBeUndefined();
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
  const { uid, complete, untilStats } = newcomer();
  await complete(today);
  await untilStats({ total_xp: 50 });
  await db.doc(paths.userDevotional(uid, today)).delete();
  await complete(yesterday);
  await untilStats({ total_xp: 100, current_streak: 2 });
});

it('leaves unreadable stats as they are', async () => {
  const { uid, complete } = newcomer();
  const unreadable = { user_id: uid, total_xp: 'muito' };
  await db.doc(paths.userStats(uid)).set(unreadable);
  await complete(today);
  await deliver(uid, today);
  expect(await dataAt(paths.userStats(uid))).toEqual(unreadable);
});
