import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { db } from '../support/admin';
import { signedIn } from './support/calls';
import {
  memorizationClaim,
  daysAgo,
  offerChallenge,
  readingOf,
  start,
  statsOf,
  today,
  deleteOfferedChallenges,
} from './support/progress';

afterEach(deleteOfferedChallenges);

let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn({ admin: true });
});

const rebuild = (userId: string) => admin.call('rebuild-stats', { userId });

/** The stats without the number of unread notifications, which the triggers can still be counting. */
const withoutUnread = (stats: UserStats | undefined) => ({ ...stats, unread_notifications: null });

/** Four days, one memorized verse, two readings, two completed challenges and one in progress. */
async function personWithHistory() {
  const { uid, complete, readChapter, untilStats } = await signedIn();
  const completed = await offerChallenge({ duration_days: 2, reward_value: '100' });
  const medal = await offerChallenge({
    duration_days: 1,
    reward_type: 'medalha',
    reward_value: 'Firme',
  });
  const inProgress = await offerChallenge({ category: 'streak', duration_days: 30 });
  for (const id of [completed, medal, inProgress]) await start(uid, id, daysAgo(4));
  await untilStats({ started_challenge_ids: [completed, medal, inProgress].toSorted() });
  await complete(daysAgo(3), await memorizationClaim(daysAgo(3)));
  await complete(daysAgo(4));
  for (const day of [daysAgo(1), today]) await complete(day);
  await readChapter(daysAgo(2), `r1-${uid}`);
  await readChapter(today, `r2-${uid}`);
  const stats = await untilStats({
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
  expect(withoutUnread(await statsOf(uid))).toEqual(withoutUnread(stats));
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
    unread_notifications: rest.unread_notifications === 77,
    active: active_challenges.map(({ challenge_id, progress }) => [challenge_id, progress]),
    recent: recent_badges.map(({ earned_at }) => earned_at),
  });
  for (const damage of damages) {
    await ref.update(damage);
    expect(await rebuild(uid)).toMatchObject({ status: 200, result: { mended: true } });
    const now = await statsOf(uid);
    expect(now && comparable(now)).toEqual(stats && comparable(stats));
  }
  // Not deleted: a late trigger would create them again with the account's real date, and days before it do not count.
  await ref.set({});
  expect(await rebuild(uid)).toMatchObject({ result: { mended: true } });
  expect(await statsOf(uid)).toMatchObject({ total_xp: 325, runs: stats?.runs });
  expect(await rebuild(uid)).toMatchObject({ result: { mended: false } });
});

it('a rebuild restores deleted stats', async () => {
  const { uid, complete, untilStats } = await signedIn();
  await complete(today);
  await untilStats({ total_xp: 50 });
  await db.doc(paths.userStats(uid)).delete();
  expect(await rebuild(uid)).toMatchObject({ status: 200, result: { mended: true } });
  expect(await statsOf(uid)).toMatchObject({ total_xp: 50, runs: [{ start: today, end: today }] });
});

it('a rebuild counts a stored completion that no trigger has counted', async () => {
  const { uid, complete, untilStats } = await signedIn();
  // Too long ago for the trigger.
  await complete(daysAgo(20));
  await complete(today);
  await untilStats({ total_xp: 50, total_devotionals_completed: 1 });
  expect(await rebuild(uid)).toMatchObject({ status: 200, result: { mended: true } });
  expect(await statsOf(uid)).toMatchObject({ total_xp: 100, total_devotionals_completed: 2 });
});

it('a rebuild does not count a reading that does not exist, but keeps one that was counted before it was deleted', async () => {
  const { uid, readChapter, untilStats } = await signedIn();
  const counted = `plano-${daysAgo(1)}-96`;
  await readChapter(daysAgo(1), counted);
  await untilStats({ total_readings: 1 });
  await db.doc(paths.dailyReading(counted)).delete();
  const invented = db.doc(paths.userDailyReading(uid, `${today}-96`));
  await invented.set({});
  // This is not the first write, so the trigger does not delete the completion.
  await invented.set(readingOf(uid, today, invented.id));
  await rebuild(uid);
  expect(await statsOf(uid)).toMatchObject({ total_readings: 1 });
  expect((await invented.get()).exists).toBe(true);
});

it('a rebuild is refused for an unknown person', async () => {
  expect((await rebuild('ninguem')).status).toBe(404);
  expect((await rebuild('a/b')).status).toBe(400);
});
