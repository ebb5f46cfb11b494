import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from './within';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives what the work comes to in time, and leaves no timer behind', async () => {
  await expect(withTimeout(100, Promise.resolve('done'))).resolves.toBe('done');
  await expect(withTimeout(100, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives nothing when the work takes longer', async () => {
  const late = withTimeout(100, new Promise(() => undefined));
  vi.advanceTimersByTime(100);
  await expect(late).resolves.toBeUndefined();
});
