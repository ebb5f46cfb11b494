import { onDevotionalCompleted } from '../../functions/src/progress/on-devotional-completed';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { emptyStats } from '@raizes/domain/progress/stats';
import { afterEach, describe, expect, it } from 'vitest';
import { aDevotional, aProfile, anActiveChallenge, noonOf } from '../factories';
import { db } from '../support/admin';
import { signedIn } from './support/calls';
import { dataAt, firstWrite } from './support/database';
import {
  VERSE,
  completionOf,
  daysAgo,
  newcomer,
  offer,
  today,
  withdrawOffers,
} from './support/progress';

afterEach(withdrawOffers);

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

describe('a day without a devotional', () => {
  // So far ahead that nothing is published yet, as if it were written then.
  const day = daysAgo(-30);
  const without = { title: 'without a claim', claim: {} };

  it.each([without, { title: 'with the verse claimed', claim: memorized }])(
    'counts for nothing $title: no XP, streak, badge or challenge',
    async ({ claim }) => {
      const { uid, stats } = newcomer();
      const challenge = await offer({ duration_days: 1 });
      await db.doc(paths.userStats(uid)).set({
        ...emptyStats(uid),
        active_challenges: [anActiveChallenge({ challenge_id: challenge, counts_from: day })],
      });
      const before = await stats();
      await db.doc(paths.userDevotional(uid, day)).set(completionOf(uid, day, claim));
      await deliver(uid, day, noonOf(day));
      expect(await stats()).toEqual(before);
      // A day that counts does not bring it back, nor does an admin who has the stats rebuilt.
      await db.doc(paths.userStats(uid)).update({ active_challenges: [] });
      const next = addDays(day, 1);
      await db.doc(paths.devotional(next)).set(aDevotional({ date: next }));
      await db.doc(paths.userDevotional(uid, next)).set(completionOf(uid, next));
      await deliver(uid, next, noonOf(next));
      await db.doc(paths.devotional(next)).delete();
      const counted = { total_xp: 50, current_streak: 1, total_devotionals_completed: 1 };
      expect(await stats()).toMatchObject(counted);
      const { call } = await signedIn({ admin: true });
      await db.doc(paths.profile(uid)).set(aProfile({ id: uid }));
      await db.doc(paths.userStats(uid)).update({ total_xp: 7 });
      await call('rebuild-stats', { userId: uid });
      expect(await stats()).toMatchObject(counted);
    },
  );

  it('counts for who had begun it before it was deleted', async () => {
    const { uid, stats } = newcomer();
    const gone = daysAgo(-33);
    await db.doc(paths.contentDay(gone)).set({ id: gone, published_at: noonOf(today) });
    await db.doc(paths.userDevotional(uid, gone)).set(completionOf(uid, gone, memorized));
    await deliver(uid, gone, noonOf(gone));
    expect(await stats()).toMatchObject({ total_xp: 50, total_verses_memorized: 0 });
  });

  it('is not marked as completed until it has one', async () => {
    // No other test has it: an instance of the functions asks for each mark once.
    const gone = daysAgo(8);
    const mark = db.doc(paths.devotionalCompletions(gone));
    const completed_at = noonOf(gone);
    // It is among the sample content.
    await Promise.all([mark.delete(), db.doc(paths.devotional(gone)).delete()]);
    await db.doc(paths.contentDay(gone)).set({ id: gone, published_at: completed_at });
    const completeOnce = async () => {
      const { uid } = newcomer();
      await db.doc(paths.userDevotional(uid, gone)).set(completionOf(uid, gone, { completed_at }));
      await deliver(uid, gone);
      return (await mark.get()).exists;
    };
    expect(await completeOnce()).toBe(false);
    await db.doc(paths.devotional(gone)).set(aDevotional({ date: gone }));
    expect(await completeOnce()).toBe(true);
  });
});

describe('a day that is done later, by the true moment', () => {
  /** Of a day without content, three days before it is done. */
  const day = daysAgo(-40);
  const completed_at = noonOf(daysAgo(-43));
  const late = (uid: string) => completionOf(uid, day, { completed_at });
  const published = (late_until: Date | null) =>
    db.doc(paths.contentDay(day)).set({ id: day, published_at: noonOf(day), late_until });

  it('counts as that day where it was published late, until that time', async () => {
    await published(new Date(completed_at.getTime() + 1));
    const { uid, stats } = newcomer();
    await db.doc(paths.userDevotional(uid, day)).set(late(uid));
    await deliver(uid, day, completed_at);
    expect(await stats()).toMatchObject({ total_xp: 50, last_devotional_date: day });
    await published(completed_at);
    await expectNothingOf(day, late, completed_at);
  });

  it('counts for nothing where its devotional was there in time', async () => {
    await published(null);
    await expectNothingOf(day, late, completed_at);
    await db.doc(paths.contentDay(day)).delete();
    await db.doc(paths.devotional(day)).set(aDevotional({ date: day }));
    await expectNothingOf(day, late, completed_at);
    await db.doc(paths.devotional(day)).delete();
  });
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
