import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from './timing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('settles like the work if that is in time, and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.resolve('done'), 100)).resolves.toBe('done');
  await expect(withTimeout(Promise.reject(new Error('refused')), 100)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

it('resolves to undefined when the work takes longer', async () => {
  const late = withTimeout(new Promise(() => undefined), 100);
  vi.advanceTimersByTime(100);
  await expect(late).resolves.toBeUndefined();
});
