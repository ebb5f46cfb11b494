import { expect, it, vi } from 'vitest';
import { awaitBoth, oncePerInstance } from './trigger';

it('waits for both the work and the side work, even if one fails', async () => {
  const order: string[] = [];
  const work = new Promise((resolve) => setTimeout(resolve)).then(() => order.push('work'));
  const both = awaitBoth(Promise.reject(new Error('unavailable')), work);
  await expect(both.finally(() => order.push('both'))).rejects.toThrow('unavailable');
  expect(order).toEqual(['work', 'both']);
});

it.each([
  ['the side work if both fail, so that the event is retried', 'unavailable', true],
  ['the work if only the work fails', 'invalid', false],
])('rejects with the error of %s', async (_, message, sideWorkFails) => {
  const sideWork = sideWorkFails ? Promise.reject(new Error('unavailable')) : Promise.resolve();
  await expect(awaitBoth(sideWork, Promise.reject(new Error('invalid')))).rejects.toThrow(message);
});

it('runs work once per key, for concurrent and for later calls', async () => {
  const work = vi.fn<(key: string) => Promise<void>>().mockResolvedValue();
  const once = oncePerInstance(work);
  await Promise.all([once('a'), once('a'), once('b')]);
  await once('a');
  expect(work.mock.calls).toEqual([['a'], ['b']]);
});

it('runs failed work again at the next call', async () => {
  const work = vi.fn<(key: string) => Promise<void>>();
  work.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue();
  const once = oncePerInstance(work);
  await expect(once('a')).rejects.toThrow('unavailable');
  await once('a');
  await once('a');
  expect(work).toHaveBeenCalledTimes(2);
});
