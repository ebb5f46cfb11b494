import { expect, it } from 'vitest';
import { sendDue } from '../../functions/src/reminders/daily-reminders';
import { shardOf } from '../../functions/src/reminders/reminders';
import { before, inMemory, READS_EACH, reminderOf } from './support/push';

const day = '2024-05-15';
const sevenInSaoPaulo = new Date(`${day}T10:00:00Z`);
const never = new Date('2100-01-01T00:00:00Z');

it('the daily reminder reaches the others when some can not be looked up', async () => {
  const people = ['a', 'b', 'c', 'd', 'e'].map((uid) => reminderOf(uid, 7, before(day)));
  const { store, counted } = inMemory(people);
  const broken = shardOf('a');
  const failing: typeof store = {
    ...store,
    async *due(shard, by) {
      if (shard === broken) throw new Error('No answer');
      for await (const page of store.due(shard, by)) {
        await new Promise(setImmediate);
        yield page;
      }
    },
  };
  await expect(sendDue(failing, () => sevenInSaoPaulo, never)).rejects.toThrow('No answer');
  const others = people.filter(({ user_id }) => shardOf(user_id) !== broken);
  expect(counted.reminded.size).toBe(others.length);
  expect(others.length).toBeGreaterThan(0);
});

it('what the scheduler reads for 100,000 people over a whole day is four reads each, and a look into each shard', async () => {
  const hours = [6, 7, 7, 7, 8, 8, 12, 19, 20, 21];
  const start = before(day);
  const people = Array.from({ length: 100_000 }, (_, each) =>
    reminderOf(`p${each}`, hours[each % hours.length] ?? 7, start),
  );
  const { store, counted } = inMemory(people);
  let busiest = 0;
  const RUNS = 24 * 4;
  for (let quarter = 1; quarter <= RUNS; quarter += 1) {
    const now = new Date(start.getTime() + quarter * 15 * 60_000);
    const sofar = counted.reads;
    await sendDue(store, () => now, never);
    busiest = Math.max(busiest, counted.reads - sofar);
  }
  console.warn(
    `100,000 people, ${RUNS} runs in a day: ${counted.reads} reads, ${busiest} in the busiest run, ` +
      `${counted.reminded.size} reminded`,
  );
  expect(counted.reminded.size).toBe(100_000);
  expect(new Set(counted.reminded.values())).toEqual(new Set([1]));
  expect(counted.reads).toBeLessThanOrEqual(100_000 * (1 + READS_EACH) + RUNS * 16);
  expect(busiest).toBeLessThanOrEqual(30_000 * (1 + READS_EACH) + 16);
});
