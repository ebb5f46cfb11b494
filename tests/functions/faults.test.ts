import { onDevotionalCompleted } from '../../functions/src/progress/on-devotional-completed';
import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { Transaction } from 'firebase-admin/firestore';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noonOf } from '../factories';
import { reportFault } from '../support/report-fault';
import { dataAt } from './support/database';
import {
  complete,
  daysAgo,
  memorizationClaim,
  newUid,
  readChapter,
  statsOf,
  today,
} from './support/progress';
import { change, changeReadingCompletion, hold, newPerson, publish } from './support/triggers';
import type { Delivery } from './support/triggers';

afterEach(() => vi.restoreAllMocks());

/** Saves a completion whose event is delivered later, or never. */
const holdCompletion = (uid: string, day: Day, changes?: Parameters<typeof complete>[2]) =>
  hold(onDevotionalCompleted, paths.userDevotional(uid, day), async () => {
    await publish(day);
    await complete(uid, day, changes);
  });

/** How many of these days were not counted correctly. */
async function daysLost(uid: string, days: readonly Day[], xp = 50): Promise<number> {
  const stats = await statsOf(uid);
  const missing = days.filter((day) => stats?.days[day]?.xp !== xp);
  const miscounted = stats?.total_xp !== days.length * xp || stats.runs.length !== 1;
  return missing.length || Number(miscounted);
}

/** Runs a trigger that dies after this many of its writes; resolves to false if it made no further write. */
async function diesAfter(writes: number, work: () => Promise<unknown>): Promise<boolean> {
  const { prototype } = Transaction;
  const set = Reflect.get(prototype, 'set') as (...args: unknown[]) => Transaction;
  let left = writes;
  const dying = vi.spyOn(prototype, 'set').mockImplementation(function setOrDie(
    this: Transaction,
    ...args: unknown[]
  ) {
    if (left === 0) throw new Error('The process died');
    left -= 1;
    return set.apply(this, args);
  });
  try {
    await work();
    return false;
  } catch {
    return true;
  } finally {
    dying.mockRestore();
  }
}

it('a trigger that dies at any of its writes loses nothing when it runs again', async () => {
  const uid = newUid();
  const days = [daysAgo(2), daysAgo(1), today];
  let deaths = 0;
  for (const day of days) {
    const run = await holdCompletion(uid, day);
    for (let writes = 0; await diesAfter(writes, run); writes += 1) {
      deaths += 1;
      // An event's changes are atomic.
      expect((await statsOf(uid))?.days[day]).toBeUndefined();
    }
  }
  expect(deaths).toBeGreaterThan(4);
  const notification = await dataAt(paths.notification(uid, 'badge-primeiro-devocional'));
  const badge = await dataAt(paths.userBadge(uid, 'primeiro-devocional'));
  const lost = (await daysLost(uid, days)) + Number(!notification) + Number(!badge);
  reportFault({ fault: 'a trigger dies in the middle', tried: `${deaths} deaths`, lost });
});

it('events that are delivered twice or in reverse order count once each and for their own days', async () => {
  const days = [6, 5, 4, 3, 2, 1, 0].map(daysAgo);
  const [inOrder, twice, reverse] = [newUid(), newUid(), newUid()];
  // Sequential, because they all backdate the same person's account.
  const eventsOf = async (uid: string) => {
    const events: Delivery[] = [];
    for (const day of days) events.push(await holdCompletion(uid, day));
    return events;
  };
  const deliver = async (events: Delivery[]) => {
    for (const event of events) await event();
  };
  await deliver(await eventsOf(inOrder));
  await deliver((await eventsOf(twice)).flatMap((event) => [event, event]));
  await deliver((await eventsOf(reverse)).toReversed());
  // When a badge was earned depends on the order, and a separate trigger counts its notification.
  const ignored = { user_id: '', unread_notifications: 0, recent_badges: [] };
  const result = async (uid: string) => ({ ...(await statsOf(uid)), ...ignored });
  const expected = await result(inOrder);
  expect(expected).toMatchObject({ total_xp: 350, current_streak: 7 });
  expect(await result(twice)).toEqual(expected);
  expect(await result(reverse)).toEqual(expected);
  const tried = '7 completions';
  reportFault({ fault: 'every event twice', tried, lost: await daysLost(twice, days) });
  reportFault({ fault: 'events in reverse order', tried, lost: await daysLost(reverse, days) });
});

it('a completion that arrives after three days offline counts for its own day and repairs the streak', async () => {
  const { uid, complete: completeNow, stats } = newPerson();
  for (const ago of [4, 2, 1, 0]) await completeNow(daysAgo(ago));
  expect(await stats()).toMatchObject({ current_streak: 3 });
  await completeNow(daysAgo(3));
  const repaired = { current_streak: 5, longest_streak: 5, total_xp: 250, current_level: 3 };
  expect(await stats()).toMatchObject(repaired);
  const lost = await daysLost(uid, [4, 3, 2, 1, 0].map(daysAgo));
  reportFault({ fault: 'three days offline', tried: '1 completion', lost });
});

describe('after events were lost while the functions were down', () => {
  /** Resends a stored completion as the app does, with a timestamp one millisecond later. */
  const resend = (day: Day) => (ref: DocumentReference) =>
    ref.update({ completed_at: new Date(noonOf(day).getTime() + 1) });

  it('a streak is repaired by the next completion', async () => {
    const { uid, complete: completeNow, stats } = newPerson();
    await completeNow(daysAgo(4), await memorizationClaim(daysAgo(4)));
    for (const day of [3, 2, 1].map(daysAgo)) {
      await holdCompletion(uid, day, await memorizationClaim(day));
    }
    expect(await stats()).toMatchObject({ current_streak: 1, total_xp: 75 });
    await completeNow(today, await memorizationClaim(today));
    expect(await stats()).toMatchObject({
      current_streak: 5,
      longest_streak: 5,
      total_verses_memorized: 5,
      total_xp: 375,
      runs: [{ start: daysAgo(4), end: today }],
    });
    const lost = await daysLost(uid, [4, 3, 2, 1, 0].map(daysAgo), 75);
    reportFault({ fault: 'the functions are down for three days', tried: '3 completions', lost });
  });

  it('a completion that was never counted counts when the app resends it', async () => {
    const uid = newUid();
    await holdCompletion(uid, today);
    expect(await statsOf(uid)).toBeUndefined();
    await change(onDevotionalCompleted, paths.userDevotional(uid, today), resend(today));
    expect(await statsOf(uid)).toMatchObject({ current_streak: 1 });
    const lost = await daysLost(uid, [today]);
    reportFault({ fault: 'the functions are down today', tried: '1 completion', lost });
  });

  it('a lost reading counts when the app resends it, and not before', async () => {
    const { uid, complete: completeNow, stats } = newPerson();
    const day = daysAgo(1);
    await readChapter(uid, day, 'salmos-1');
    await completeNow(today);
    expect(await stats()).toMatchObject({ total_xp: 50, total_readings: 0 });
    await changeReadingCompletion(uid, 'salmos-1', resend(day));
    const counted = await stats();
    expect(counted).toMatchObject({ total_readings: 1 });
    const lost = Number(counted?.days[day]?.readings['salmos-1'] === undefined);
    reportFault({ fault: 'a reading while the functions are down', tried: '1 reading', lost });
  });
});
