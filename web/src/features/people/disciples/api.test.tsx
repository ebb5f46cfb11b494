import { aDiscipleActivity, aUserStats } from '@raizes/tests/factories';
import { emptyStats } from '@raizes/domain/progress/stats';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/lib/callable';
import { useRestrictedDoc } from '@/lib/live';
import type { Restricted } from '@/lib/live';
import { readCachedDoc } from '@/lib/reads';
import { ready } from '@/testing/live';
import { useDiscipleActivity, useDiscipleProgress } from './api';

vi.mock('@/lib/callable', () => ({ call: vi.fn<typeof call>() }));
vi.mock('@/lib/live', () => ({ useRestrictedDoc: vi.fn<typeof useRestrictedDoc>() }));
vi.mock('@/lib/long-list', () => ({ useWholeList: () => ({ state: 'loading' }) }));
vi.mock('@/lib/reads', () => ({ readCachedDoc: vi.fn<typeof readCachedDoc>() }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
});

function progressOf(doc: Restricted<ReturnType<typeof aUserStats>>) {
  vi.mocked(useRestrictedDoc).mockReturnValue(doc);
  return renderHook(() => useDiscipleProgress('ana')).result.current;
}

it('shows a disciple’s progress only with a recorded consent', () => {
  const shared = aUserStats();
  expect(progressOf(ready(shared))).toEqual({ kind: 'shared', stats: shared });
  const undecided = emptyStats('ana');
  expect(progressOf(ready(undecided))).toEqual({ kind: 'private' });
  const consents = { version: 1, leader_progress: false, ai: true, notifications: true };
  expect(progressOf(ready(aUserStats({ consents })))).toEqual({ kind: 'private' });
  expect(progressOf({ state: 'refused' })).toEqual({ kind: 'private' });
});

it('treats missing stats as not shared, but only when the server confirms it', () => {
  expect(progressOf({ state: 'missing', fromCache: false })).toEqual({ kind: 'private' });
  expect(progressOf({ state: 'missing', fromCache: true })).toBeNull();
  expect(progressOf({ state: 'loading' })).toBeNull();
});

it('reports progress that can’t be read as unknown', () => {
  expect(progressOf({ state: 'malformed' })).toEqual({ kind: 'unknown' });
});

it('fetches the activity at most once in five minutes', async () => {
  vi.mocked(call)
    .mockResolvedValueOnce({ disciples: [aDiscipleActivity({ id: 'ana' })], after: 'ana' })
    .mockResolvedValue({
      disciples: [aDiscipleActivity({ id: 'bia', shares: false })],
      after: null,
    });
  const { result, unmount } = renderHook(() => useDiscipleActivity(['ana', 'bia']));
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current?.size).toBe(2));
  expect(result.current?.get('ana')).toEqual({
    kind: 'shared',
    stats: { last_devotional_date: '2026-11-21' },
  });
  expect(result.current?.get('bia')).toEqual({ kind: 'private' });
  unmount();
  renderHook(() => useDiscipleActivity(['ana']));
  const pages = [null, 'ana'].map((after) => ['get_my_disciples', { after }]);
  expect(vi.mocked(call).mock.calls).toEqual(pages);

  // A disciple missing from the cached activity.
  renderHook(() => useDiscipleActivity(['caio']));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(3));
});

it('falls back to the cache when the server can’t be reached', async () => {
  vi.mocked(call).mockRejectedValue(new Error('offline'));
  vi.mocked(readCachedDoc).mockImplementation((path) =>
    Promise.resolve(
      path.endsWith('davi')
        ? { state: 'ready', value: aUserStats({ last_devotional_date: '2026-11-20' }) }
        : { state: 'missing' },
    ),
  );
  const { result } = renderHook(() => useDiscipleActivity(['davi', 'eva']));
  await waitFor(() => expect(result.current?.get('eva')).toEqual({ kind: 'unknown' }));
  expect(result.current?.get('davi')?.kind).toBe('shared');
});
