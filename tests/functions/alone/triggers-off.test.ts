import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { collections, paths } from '@raizes/domain/paths';
import { beforeAll, expect, it, vi } from 'vitest';
import { aProfile, noonOf } from '../../factories';
import { db, withoutTriggers } from '../../support/admin';
import { createUser } from '../../support/people';
import { reportFault } from '../../support/report-fault';
import { signedIn } from '../support/calls';
import {
  memorizationClaim,
  daysAgo,
  newPerson,
  newUid,
  pollOptions,
  today,
} from '../support/progress';

const away = newPerson();
const once = newPerson();
const reader = newPerson();
const reading = { id: `r-${reader.uid}`, day: daysAgo(1) };
const handover = { status: 0, leader: '', successor: '' };

const completeWithVerse = async (day: Day) => away.complete(day, await memorizationClaim(day));
/** Resends a stored completion as the app does, with a timestamp one millisecond later. */
const resend = (path: string, day: Day) =>
  db.doc(path).update({ completed_at: new Date(noonOf(day).getTime() + 1) });

async function handOver() {
  const [{ call }, leader, successor] = await Promise.all([
    signedIn({ admin: true }),
    createUser({ position: 'lider' }),
    createUser({ position: 'lider' }),
  ]);
  // Written with the triggers disabled, so that nothing waits for 230 profiles.
  const batch = db.batch();
  for (const id of Array.from({ length: 230 }, newUid)) {
    batch.set(db.doc(paths.profile(id)), aProfile({ id, pastor_id: leader.uid }));
  }
  await batch.commit();
  const [userId, successorId] = [leader.uid, successor.uid];
  const { status } = await call('change-position', { userId, position: 'discipulo', successorId });
  Object.assign(handover, { status, leader: userId, successor: successorId });
}

// The emulator reloads all functions when it enables the triggers, so this runs once for all tests.
beforeAll(async () => {
  await completeWithVerse(daysAgo(4));
  await vi.waitUntil(async () => (await away.stats())?.total_xp === 75, pollOptions);
  await withoutTriggers(async () => {
    for (const ago of [3, 2, 1]) await completeWithVerse(daysAgo(ago));
    await once.complete(today);
    await reader.readChapter(reading.day, reading.id);
    await handOver();
  });
});

it('a streak is repaired after days whose events were lost while the functions were down', async () => {
  expect(await away.stats()).toMatchObject({ current_streak: 1, total_xp: 75 });
  await completeWithVerse(today);
  const expected = { current_streak: 5, longest_streak: 5, total_verses_memorized: 5 };
  const stats = await away.untilStats(expected);
  const days = [4, 3, 2, 1, 0].map(daysAgo);
  const lost = days.filter((day) => stats?.days[day]?.xp !== 75).length;
  expect(stats).toMatchObject({ total_xp: 375, runs: [{ start: addDays(today, -4), end: today }] });
  reportFault({ fault: 'the functions are down for three days', tried: '3 completions', lost });
});

it('a completion that was never counted counts when the app resends it', async () => {
  expect(await once.stats()).toBeUndefined();
  await resend(paths.userDevotional(once.uid, today), today);
  const stats = await once.untilStats({ total_xp: 50, current_streak: 1 });
  const lost = Number(stats?.days[today]?.xp !== 50);
  reportFault({ fault: 'the functions are down today', tried: '1 completion', lost });
});

it('a lost reading counts when the app resends it, and not before', async () => {
  await reader.complete(today);
  await reader.untilStats({ total_xp: 50, total_readings: 0 });
  await resend(paths.userDailyReading(reader.uid, reading.id), reading.day);
  const stats = await reader.untilStats({ total_readings: 1 });
  expect(stats?.total_readings).toBe(1);
  const lost = Number(stats?.days[reading.day]?.readings[reading.id] === undefined);
  reportFault({ fault: 'a reading while the functions are down', tried: '1 reading', lost });
});

it('a leader who steps down can hand over more disciples than fit into one transaction', async () => {
  const ledBy = async (uid: string) =>
    (await db.collection(collections.profiles).where('pastor_id', '==', uid).get()).size;
  expect(handover.status).toBe(200);
  expect([await ledBy(handover.leader), await ledBy(handover.successor)]).toEqual([0, 230]);
});
