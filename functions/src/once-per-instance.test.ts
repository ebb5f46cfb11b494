import { expect, it, vi } from 'vitest';
import { oncePerInstance } from './once-per-instance';

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
