import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { byHeart, complete, daysAgo, newUid, today, untilStats } from './support/progress';

it('credits 50 XP, the first day of a streak and the first badge to someone who has no stats yet', async () => {
  const uid = newUid();
  await complete(uid, today);
  await untilStats(uid, {
    user_id: uid,
    total_xp: 50,
    current_level: 1,
    current_streak: 1,
    longest_streak: 1,
    last_devotional_date: today,
    total_devotionals_completed: 1,
    badge_ids: ['primeiro-devocional'],
    profile: null,
    is_admin: false,
  });
});

it('gives the badge and tells of it in the same write', async () => {
  const uid = newUid();
  await complete(uid, today);
  await untilStats(uid, { total_xp: 50 });
  const [badge, notification] = await db.getAll(
    db.doc(paths.userBadge(uid, 'primeiro-devocional')),
    db.doc(paths.notification(uid, 'badge-primeiro-devocional')),
  );
  expect(badge?.data()).toMatchObject({ user_id: uid, badge_id: 'primeiro-devocional' });
  expect(notification?.data()).toMatchObject({
    user_id: uid,
    title: 'Nova conquista!',
    read: false,
    url: '/dashboard',
  });
});

it('credits 75 XP when the verse was written from memory', async () => {
  const uid = newUid();
  await complete(uid, today, await byHeart(today));
  const stats = await untilStats(uid, { total_xp: 75, total_verses_memorized: 1 });
  expect(stats?.days[today]).toMatchObject({ xp: 75, memorized: true });
});

it('does not credit a memorization that is claimed but false', async () => {
  const uid = newUid();
  await complete(uid, today, {
    ...(await byHeart(today)),
    verse_memorization: 'Algo que em nada se parece com ele.',
  });
  await untilStats(uid, { total_xp: 50, total_verses_memorized: 0 });
});

it('adds the 25 XP of the bonus when the same day is saved again with the verse', async () => {
  const uid = newUid();
  await complete(uid, today);
  await untilStats(uid, { total_xp: 50 });
  await complete(uid, today, await byHeart(today));
  await untilStats(uid, { total_xp: 75, total_devotionals_completed: 1, current_streak: 1 });
});

it('mends the streak when a day that was done offline arrives late', async () => {
  const uid = newUid();
  await complete(uid, daysAgo(2));
  await untilStats(uid, { current_streak: 1 });
  await complete(uid, today);
  await untilStats(uid, { current_streak: 1, total_devotionals_completed: 2 });
  await complete(uid, daysAgo(1));
  await untilStats(uid, { current_streak: 3, longest_streak: 3, total_xp: 150, current_level: 2 });
});

it('keeps what it does not know in the stats, and lets the oldest days go', async () => {
  const uid = newUid();
  const old = daysAgo(60);
  await db.doc(paths.userStats(uid)).set({
    user_id: uid,
    total_xp: 50,
    runs: [{ start: old, end: old }],
    days: { [old]: { xp: 50, memorized: false, devotional_at: null, readings: {} } },
    badge_ids: ['primeiro-devocional'],
    a_later_field: { kept: true },
  });
  await complete(uid, today);
  const stats = await untilStats(uid, { total_xp: 100, total_devotionals_completed: 2 });
  expect(Object.keys(stats?.days ?? {})).toEqual([today]);
  const stored = await db.doc(paths.userStats(uid)).get();
  expect(stored.get('a_later_field')).toEqual({ kept: true });
});

it('marks the devotional when the first person completes it, and leaves the mark as it is', async () => {
  const day = daysAgo(3);
  const mark = db.doc(paths.devotionalCompletions(day));
  await mark.delete();
  const [first, second] = [newUid(), newUid()];
  await complete(first, day);
  await untilStats(first, { total_xp: 50 });
  const marked = await mark.get();
  expect(marked.exists).toBe(true);
  await complete(second, day);
  await untilStats(second, { total_xp: 50 });
  expect((await mark.get()).updateTime).toEqual(marked.updateTime);
});
