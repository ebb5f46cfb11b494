import { onDevotionalCompleted } from '../../functions/src/progress/on-devotional-completed';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { reportFault } from '../support/report-fault';
import {
  byHeart,
  complete,
  daysAgo,
  newUid,
  patiently,
  statsOf,
  today,
  untilStats,
} from './support/progress';
import { firstWrite } from './support/database';

it('counts an event that is delivered again and again once', async () => {
  const uid = newUid();
  await complete(uid, today);
  // The first badge's notification is counted by a trigger of its own, a moment later.
  await untilStats(uid, { total_xp: 50, unread_notifications: 1 });
  const { updateTime } = await db.doc(paths.userStats(uid)).get();

  const event = await firstWrite(paths.userDevotional(uid, today), { uid, devotionalId: today });
  await onDevotionalCompleted.run(event);
  await Promise.all([onDevotionalCompleted.run(event), onDevotionalCompleted.run(event)]);

  expect((await db.doc(paths.userStats(uid)).get()).updateTime).toEqual(updateTime);
});

it('counts the same day once when five devices save it at once', async () => {
  const uid = newUid();
  const devices = ['um', 'dois', 'três', 'quatro', 'cinco'];
  await Promise.all(devices.map((reflection) => complete(uid, today, { reflection })));
  await untilStats(uid, { total_xp: 50 });
  await complete(uid, daysAgo(1));
  await untilStats(uid, { total_xp: 100, current_streak: 2, total_devotionals_completed: 2 });
  const kept = db.doc(paths.userDevotional(uid, today));
  const reflections = async () => {
    const { docs } = await kept.collection('earlier').get();
    return [await kept.get(), ...docs].map((each): unknown => each.get('reflection'));
  };
  await expect.poll(async () => new Set(await reflections()), patiently).toEqual(new Set(devices));
  const there = await reflections();
  const lost = devices.filter((reflection) => !there.includes(reflection)).length;
  reportFault({ fault: 'five devices complete at once', tried: '5 completions', lost });
});

it('counts every one of several days that arrive at once', async () => {
  const uid = newUid();
  const plain = [5, 4, 0, 2].map((ago) => complete(uid, daysAgo(ago)));
  const known = [3, 1].map(async (ago) => complete(uid, daysAgo(ago), await byHeart(daysAgo(ago))));
  await Promise.all([...plain, ...known]);
  await untilStats(uid, {
    total_xp: 4 * 50 + 2 * 75,
    current_level: 4,
    current_streak: 6,
    longest_streak: 6,
    total_devotionals_completed: 6,
    total_verses_memorized: 2,
    runs: [{ start: daysAgo(5), end: today }],
  });
});

it('comes to the same stats in whatever order the days arrive', async () => {
  const inOrder = async (order: number[]) => {
    const uid = newUid();
    for (const [index, ago] of order.entries()) {
      await complete(uid, daysAgo(ago), ago === 2 ? await byHeart(daysAgo(2)) : {});
      await untilStats(uid, { total_devotionals_completed: index + 1 });
    }
    // When the badges were earned depends on the order; which they are does not.
    return { ...(await statsOf(uid)), user_id: '', recent_badges: [] };
  };
  const forwards = await inOrder([4, 2, 1, 0]);
  expect(forwards).toMatchObject({ total_xp: 225, current_streak: 3, longest_streak: 3 });
  expect(await inOrder([0, 1, 2, 4])).toEqual(forwards);
  expect(await inOrder([2, 0, 4, 1])).toEqual(forwards);
});

it('gives up an event that has failed for hours', async () => {
  const uid = newUid();
  await complete(uid, today);
  await untilStats(uid, { total_xp: 50, unread_notifications: 1 });
  await db.doc(paths.userStats(uid)).delete();

  const path = paths.userDevotional(uid, today);
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  await onDevotionalCompleted.run(await firstWrite(path, { uid, devotionalId: today }, yesterday));
  expect(await statsOf(uid)).toBeUndefined();
});
