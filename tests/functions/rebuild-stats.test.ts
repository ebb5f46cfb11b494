import { countUnread } from '../../functions/src/notifications/count-unread';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { aDevotional } from '../factories';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { signedIn } from './support/calls';
import type { Caller } from './support/calls';
import {
  memorizationClaim,
  daysAgo,
  offerChallenge,
  readingOf,
  statsOf,
  today,
} from './support/progress';
import {
  changeReadingCompletion,
  completeDay,
  completeReading,
  startChallenge,
} from './support/triggers';

let admin: Caller;
beforeEach(async () => {
  admin = await signedIn({ admin: true });
});

const rebuild = (userId: string) => admin.call('rebuild-stats', { userId });

/** Publishes the day’s devotional and completes it. */
async function completePublished(uid: string, day: Day) {
  await db.doc(paths.devotional(day)).set(aDevotional({ date: day }));
  await completeDay(uid, day);
}

/** Four days, one memorized verse, two readings, two completed challenges and one in progress. */
async function personWithHistory() {
  const { uid } = await createUser();
  const completed = await offerChallenge({ duration_days: 2, reward_value: '100' });
  const medal = await offerChallenge({
    duration_days: 1,
    reward_type: 'medalha',
    reward_value: 'Firme',
  });
  const inProgress = await offerChallenge({ category: 'streak', duration_days: 30 });
  const started = [completed, medal, inProgress];
  for (const id of started) await startChallenge(uid, id, daysAgo(4));
  expect(await statsOf(uid)).toMatchObject({ started_challenge_ids: started.toSorted() });
  await completeDay(uid, daysAgo(3), await memorizationClaim(daysAgo(3)));
  for (const day of [daysAgo(4), daysAgo(1), today]) await completePublished(uid, day);
  await completeReading(uid, daysAgo(2), `r1-${uid}`);
  await completeReading(uid, today, `r2-${uid}`);
  await countUnread(uid);
  const stats = await statsOf(uid);
  expect(stats).toMatchObject({
    total_devotionals_completed: 4,
    total_verses_memorized: 1,
    total_readings: 2,
    total_xp: 325,
  });
  return { uid, stats, completed };
}

it('a rebuild changes nothing in correct stats, even after a challenge was edited', async () => {
  const { uid, stats, completed } = await personWithHistory();
  await db.doc(paths.challenge(completed)).update({ reward_value: '9000', duration_days: 300 });
  expect(await rebuild(uid)).toMatchObject({ status: 200, result: { mended: false } });
  expect(await statsOf(uid)).toEqual(stats);
});

it('a rebuild repairs damaged stats once', async () => {
  const { uid, stats } = await personWithHistory();
  const ref = db.doc(paths.userStats(uid));
  const damages: Record<string, unknown>[] = [
    { total_xp: 999_999, current_level: 1 },
    { runs: 'nothing', days: null, current_streak: -4 },
    { started_challenge_ids: FieldValue.delete(), active_challenges: [{ title: 7 }] },
    { profile: null, is_admin: true, unread_notifications: 77, consents: null },
    { badge_ids: ['nivel-25'], recent_badges: [] },
  ];
  const comparable = ({ active_challenges, recent_badges, ...rest }: UserStats) => ({
    ...rest,
    active: active_challenges.map(({ challenge_id, progress }) => [challenge_id, progress]),
    recent: recent_badges.map(({ earned_at }) => earned_at),
  });
  for (const damage of damages) {
    await ref.update(damage);
    expect(await rebuild(uid)).toMatchObject({ status: 200, result: { mended: true } });
    const now = await statsOf(uid);
    expect(now && comparable(now)).toEqual(stats && comparable(stats));
  }
  await ref.set({});
  expect(await rebuild(uid)).toMatchObject({ result: { mended: true } });
  expect(await statsOf(uid)).toMatchObject({ total_xp: 325, runs: stats?.runs });
  expect(await rebuild(uid)).toMatchObject({ result: { mended: false } });
});

it('a rebuild restores deleted stats', async () => {
  const { uid } = await createUser();
  await completePublished(uid, today);
  expect(await statsOf(uid)).toMatchObject({ total_xp: 50 });
  await db.doc(paths.userStats(uid)).delete();
  expect(await rebuild(uid)).toMatchObject({ status: 200, result: { mended: true } });
  expect(await statsOf(uid)).toMatchObject({ total_xp: 50, runs: [{ start: today, end: today }] });
});

it('a rebuild counts a stored completion that no trigger has counted', async () => {
  const { uid } = await createUser();
  // Too long ago for the trigger.
  await completePublished(uid, daysAgo(20));
  await completePublished(uid, today);
  expect(await statsOf(uid)).toMatchObject({ total_xp: 50, total_devotionals_completed: 1 });
  expect(await rebuild(uid)).toMatchObject({ status: 200, result: { mended: true } });
  expect(await statsOf(uid)).toMatchObject({ total_xp: 100, total_devotionals_completed: 2 });
});

it('a rebuild does not count a reading that does not exist, but keeps one that was counted before it was deleted', async () => {
  const { uid } = await createUser();
  const counted = `plano-${daysAgo(1)}-96`;
  await completeReading(uid, daysAgo(1), counted);
  expect(await statsOf(uid)).toMatchObject({ total_readings: 1 });
  await db.doc(paths.dailyReading(counted)).delete();
  const invented = db.doc(paths.userDailyReading(uid, `${today}-96`));
  await invented.set({});
  // This is not the first write, so the trigger does not delete the completion.
  await changeReadingCompletion(uid, invented.id, () =>
    invented.set(readingOf(uid, today, invented.id)),
  );
  await rebuild(uid);
  expect(await statsOf(uid)).toMatchObject({ total_readings: 1 });
  expect((await invented.get()).exists).toBe(true);
});

it('a rebuild is refused for an unknown person', async () => {
  expect((await rebuild('ninguem')).status).toBe(404);
  expect((await rebuild('a/b')).status).toBe(400);
});
