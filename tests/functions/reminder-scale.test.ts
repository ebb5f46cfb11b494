import { expect, it } from 'vitest';
import { sendDue } from '../../functions/src/reminders/daily-reminders';
import { shardOf } from '../../functions/src/reminders/reminders';
import { before, expectFourReadsEach, inMemory, reminderOf } from './support/push';

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

it('what the scheduler reads for 10,000 people over a whole day is four reads each, and a look into each shard', async () => {
  await expectFourReadsEach(10_000);
});
