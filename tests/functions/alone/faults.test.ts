import { onDevotionalCompleted } from '../../../functions/src/progress/on-devotional-completed';
import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { Transaction } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { db } from '../../support/admin';
import { reportFault } from '../../support/report-fault';
import {
  backdateAccount,
  completionOf,
  daysAgo,
  newPerson,
  newUid,
  statsOf,
  today,
} from '../support/progress';
import { dataAt, writtenEvent } from '../support/database';

afterEach(() => vi.restoreAllMocks());

/** The event of a completion that the emulator's triggers do not see, so the test decides when and how often it is delivered. */
async function eventOf(uid: string, day: Day) {
  const path = `handed/${uid}/completions/${day}`;
  await db.doc(path).set(completionOf(uid, day));
  await backdateAccount(uid, day);
  return writtenEvent(path, { uid, devotionalId: day });
}

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
    const event = await eventOf(uid, day);
    const run = async () => onDevotionalCompleted.run(event) as Promise<void>;
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
    const events = [];
    for (const day of days) events.push(await eventOf(uid, day));
    return events;
  };
  const deliver = async (events: Awaited<ReturnType<typeof eventsOf>>) => {
    for (const event of events) await onDevotionalCompleted.run(event);
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
  const { uid, complete, stats, untilStats } = newPerson();
  for (const ago of [4, 2, 1, 0]) await onDevotionalCompleted.run(await eventOf(uid, daysAgo(ago)));
  expect(await stats()).toMatchObject({ current_streak: 3 });
  await complete(daysAgo(3));
  await untilStats({ current_streak: 5, longest_streak: 5, total_xp: 250, current_level: 3 });
  const lost = await daysLost(uid, [4, 3, 2, 1, 0].map(daysAgo));
  reportFault({ fault: 'three days offline', tried: '1 completion', lost });
});
