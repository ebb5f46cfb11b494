import { expect, it, vi } from 'vitest';
import { oncePerInstance } from './trigger';

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
