import { aDiscipleActivity, aUserStats } from '@raizes/tests/factories';
import { paths } from '@raizes/domain/paths';
import { emptyStats } from '@raizes/domain/progress/stats';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCall, refuseCall, requestsOf } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { useDiscipleActivity, useDiscipleProgress } from './api';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const path = paths.userStats('ana');

function progress() {
  const { result, unmount } = renderHook(() => useDiscipleProgress('ana'));
  store.settle();
  const found = result.current;
  unmount();
  return found;
}
const progressOf = (stats: object) => {
  store.put(path, stats);
  return progress();
};

it('shows a disciple’s progress only with a recorded consent', () => {
  const shared = aUserStats({ total_xp: 325 });
  expect(progressOf(shared)).toMatchObject({ kind: 'shared', stats: { total_xp: 325 } });
  expect(progressOf(emptyStats('ana'))).toEqual({ kind: 'private' });
  const consents = { version: 1, leader_progress: false, ai: true, notifications: true };
  expect(progressOf(aUserStats({ consents }))).toEqual({ kind: 'private' });
  store.refuse(path);
  expect(progress()).toEqual({ kind: 'private' });
});

it('treats missing stats as not shared, but only when the server confirms it', () => {
  expect(progress()).toEqual({ kind: 'private' });
  store.silence();
  expect(progress()).toBeNull();
  store.goOffline();
  expect(progress()).toBeNull();
});

it('reports progress that can’t be read as unknown', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(progressOf({ runs: 'todas' })).toEqual({ kind: 'unknown' });
});

it('fetches the activity at most once in five minutes', async () => {
  answerCall('get_my_disciples', ({ after }) =>
    after
      ? { disciples: [aDiscipleActivity({ id: 'bia', shares: false })], after: null }
      : { disciples: [aDiscipleActivity({ id: 'ana' })], after: 'ana' },
  );
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
  expect(requestsOf('get_my_disciples')).toEqual([{ after: null }, { after: 'ana' }]);

  // A disciple missing from the cached activity.
  renderHook(() => useDiscipleActivity(['caio']));
  await waitFor(() => expect(requestsOf('get_my_disciples').length).toBeGreaterThan(2));
});

it('falls back to the cache when the server can’t be reached', async () => {
  refuseCall('get_my_disciples', 'unavailable');
  store.putOnDevice(paths.userStats('davi'), aUserStats());
  const { result } = renderHook(() => useDiscipleActivity(['davi', 'eva']));
  await waitFor(() => expect(result.current?.get('eva')).toEqual({ kind: 'unknown' }));
  expect(result.current?.get('davi')?.kind).toBe('shared');
});
