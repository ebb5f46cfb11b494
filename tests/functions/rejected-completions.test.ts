import { onDevotionalCompleted } from '../../functions/src/progress/on-devotional-completed';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { emptyStats } from '@raizes/domain/progress/stats';
import { describe, expect, it } from 'vitest';
import { aProfile, anActiveChallenge, noonOf } from '../factories';
import { db } from '../support/admin';
import { signedIn } from './support/calls';
import { dataAt } from './support/database';
import { VERSE, completionOf, daysAgo, offerChallenge, today } from './support/progress';
import { change, deliver as deliverEvent, newPerson, publish } from './support/triggers';

const yesterday = daysAgo(1);
const memorized = { verse_memorization: VERSE, memorization_validated: true };

const deliver = (uid: string, devotionalId: string, time = new Date()) =>
  deliverEvent(onDevotionalCompleted, `users/${uid}/user_devotionals/${devotionalId}`, { time });

/** Delivers the event, which must neither throw nor credit anything. */
async function expectNoCredit(day: Day, contentFor: (uid: string) => object, written?: Date) {
  const { uid, stats } = newPerson();
  await db.doc(paths.userDevotional(uid, day)).set(contentFor(uid));
  await deliver(uid, day, written);
  expect(await stats()).toBeUndefined();
}

it.each<[string, (uid: string) => object]>([
  ['that lacks a field', (uid) => ({ user_id: uid, completed_on: yesterday })],
  ['with an invalid timestamp', (uid) => ({ ...completionOf(uid, yesterday), completed_at: 7 })],
  ['of another person', () => completionOf('outra-pessoa', yesterday)],
  ['of another day', (uid) => completionOf(uid, today)],
])('drops a completion %s', async (_, contentFor) => {
  await publish(yesterday);
  await expectNoCredit(yesterday, contentFor);
});

it('drops a completion whose day does not exist', async () => {
  const { uid, stats } = newPerson();
  const day = '2026-02-30';
  const completion = { ...completionOf(uid, today), devotional_id: day, completed_on: day };
  await db.doc(`users/${uid}/user_devotionals/${day}`).set(completion);
  await deliver(uid, day);
  expect(await stats()).toBeUndefined();
});

it.each([
  ['long past', daysAgo(30)],
  ['in the future', daysAgo(-5)],
])('drops a completion of a day %s', async (_, day) => {
  await publish(day);
  await expectNoCredit(day, (uid) => completionOf(uid, day));
});

describe('a day without a devotional', () => {
  // So far ahead that nothing is published yet; the completions are delivered as if written on that day.
  const day = daysAgo(-30);
  const without = { title: 'without a claim', claim: {} };

  it.each([without, { title: 'with the verse claimed', claim: memorized }])(
    'gives no XP, streak, badge or challenge progress $title',
    async ({ claim }) => {
      const { uid, stats } = newPerson();
      const challenge = await offerChallenge({ duration_days: 1 });
      await db.doc(paths.userStats(uid)).set({
        ...emptyStats(uid),
        active_challenges: [anActiveChallenge({ challenge_id: challenge, counts_from: day })],
      });
      const before = await stats();
      await db.doc(paths.userDevotional(uid, day)).set(completionOf(uid, day, claim));
      await deliver(uid, day, noonOf(day));
      expect(await stats()).toEqual(before);
      // Neither a later day that counts nor a rebuild by an admin credits it.
      await db.doc(paths.userStats(uid)).update({ active_challenges: [] });
      const next = addDays(day, 1);
      await publish(next);
      await db.doc(paths.userDevotional(uid, next)).set(completionOf(uid, next));
      await deliver(uid, next, noonOf(next));
      const counted = { total_xp: 50, current_streak: 1, total_devotionals_completed: 1 };
      expect(await stats()).toMatchObject(counted);
      const { call } = await signedIn({ admin: true });
      await db.doc(paths.profile(uid)).set(aProfile({ id: uid }));
      await db.doc(paths.userStats(uid)).update({ total_xp: 7 });
      await call('rebuild-stats', { userId: uid });
      expect(await stats()).toMatchObject(counted);
    },
  );

  it('counts for people who had begun it before its devotional was deleted', async () => {
    const { uid, stats } = newPerson();
    const gone = daysAgo(-33);
    await db.doc(paths.contentDay(gone)).set({ id: gone, published_at: noonOf(today) });
    await db.doc(paths.userDevotional(uid, gone)).set(completionOf(uid, gone, memorized));
    await deliver(uid, gone, noonOf(gone));
    expect(await stats()).toMatchObject({ total_xp: 50, total_verses_memorized: 0 });
  });

  it('is not marked as completed until it has a devotional', async () => {
    // A day that no other test uses, because each instance of the functions checks a marker only once.
    const gone = daysAgo(8);
    const mark = db.doc(paths.devotionalCompletions(gone));
    const completed_at = noonOf(gone);
    await db.doc(paths.contentDay(gone)).set({ id: gone, published_at: completed_at });
    const completeOnce = async () => {
      const { uid } = newPerson();
      await db.doc(paths.userDevotional(uid, gone)).set(completionOf(uid, gone, { completed_at }));
      await deliver(uid, gone);
      return (await mark.get()).exists;
    };
    expect(await completeOnce()).toBe(false);
    await publish(gone);
    expect(await completeOnce()).toBe(true);
  });
});

describe('a day completed later, by the completion’s timestamp', () => {
  /** A day without content, three days before its completion. */
  const day = daysAgo(-40);
  const completed_at = noonOf(daysAgo(-43));
  const late = (uid: string) => completionOf(uid, day, { completed_at });
  const published = (late_until: Date | null) =>
    db.doc(paths.contentDay(day)).set({ id: day, published_at: noonOf(day), late_until });

  it('counts as that day until the deadline if it was published late', async () => {
    await published(new Date(completed_at.getTime() + 1));
    const { uid, stats } = newPerson();
    await db.doc(paths.userDevotional(uid, day)).set(late(uid));
    await deliver(uid, day, completed_at);
    expect(await stats()).toMatchObject({ total_xp: 50, last_devotional_date: day });
    await published(completed_at);
    await expectNoCredit(day, late, completed_at);
  });

  it('counts for nothing if its devotional was published in time', async () => {
    await published(null);
    await expectNoCredit(day, late, completed_at);
    await db.doc(paths.contentDay(day)).delete();
    await publish(day);
    await expectNoCredit(day, late, completed_at);
  });
});

it('ignores the deletion of a completion', async () => {
  const { uid, complete, stats } = newPerson();
  await complete(today);
  await change(onDevotionalCompleted, paths.userDevotional(uid, today), (ref) => ref.delete());
  expect(await stats()).toMatchObject({ total_xp: 50 });
  await complete(yesterday);
  expect(await stats()).toMatchObject({ total_xp: 100, current_streak: 2 });
});

it('leaves unreadable stats unchanged', async () => {
  const { uid, complete } = newPerson();
  const unreadable = { user_id: uid, total_xp: 'muito' };
  await db.doc(paths.userStats(uid)).set(unreadable);
  await complete(today);
  expect(await dataAt(paths.userStats(uid))).toEqual(unreadable);
});
