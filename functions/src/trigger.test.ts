import { expect, it, vi } from 'vitest';
import { oncePerInstance, together } from './trigger';

it('does work once per key, however many ask for it at once or later', async () => {
  const work = vi.fn<(key: string) => Promise<void>>().mockResolvedValue();
  const once = oncePerInstance(work);
  await Promise.all([once('a'), once('a'), once('b')]);
  await once('a');
  expect(work.mock.calls).toEqual([['a'], ['b']]);
});

it('does work again that has failed', async () => {
  const work = vi.fn<(key: string) => Promise<void>>();
  work.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue();
  const once = oncePerInstance(work);
  await expect(once('a')).rejects.toThrow('unavailable');
  await once('a');
  await once('a');
  expect(work).toHaveBeenCalledTimes(2);
});

it('waits for work and what is done beside it, also when one has failed', async () => {
  const order: string[] = [];
  const work = new Promise((resolve) => setTimeout(resolve)).then(() => order.push('work'));
  const both = together(Promise.reject(new Error('unavailable')), work);
  await expect(both.finally(() => order.push('both'))).rejects.toThrow('unavailable');
  expect(order).toEqual(['work', 'both']);
});

it.each([
  ['what is done beside the work, which the next delivery repeats', 'unavailable', true],
  ['the work', 'invalid', false],
])('reports the failure of %s', async (_, message, failsBeside) => {
  const beside = failsBeside ? Promise.reject(new Error('unavailable')) : Promise.resolve();
  await expect(together(beside, Promise.reject(new Error('invalid')))).rejects.toThrow(message);
});
