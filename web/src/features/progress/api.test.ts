import { addDays } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { recordDevotional } from '@raizes/domain/progress/record';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { store } from '@/testing/backend/store';
import { aDay, aUserStats } from '@raizes/tests/factories';
import { completionOutbox } from '@/features/devotional/api';
import type { LocalCompletion } from '@/features/devotional/api';
import { useProgress } from './api';

const yesterday = addDays(aDay, -1);
const at = new Date(`${aDay}T09:00:00`);
const completion = (day: typeof aDay, changes: Partial<LocalCompletion> = {}) => ({
  day,
  memorized: false,
  at,
  offset: 0,
  digest: 0,
  state: 'unsent' as const,
  ...changes,
});
const put = (...of: Parameters<typeof completion>) =>
  completionOutbox.put('ana', completion(...of));
const stored = () => completionOutbox.read('ana').map(({ day }) => day);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${aDay}T12:00:00`) });
  localStorage.clear();
  store.put(paths.userStats('ana'), aUserStats());
});

it('counts the unconfirmed completions of two days, regardless of their order', () => {
  put(aDay);
  put(yesterday, { state: 'sent' });
  const { result } = renderHook(() => useProgress('ana', aDay));
  store.settle();
  expect(result.current.stats).toMatchObject({ current_streak: 2, total_xp: 100 });
  expect(result.current.sending).toBe(true);
});

it.each([
  ['was refused', { state: 'refused' }],
  ['is too late to be credited', { at: new Date('2026-11-10T09:00:00') }],
] as const)('does not count a completion that %s', (_, changes) => {
  put(aDay, changes);
  const { result } = renderHook(() => useProgress('ana', aDay));
  store.settle();
  expect(result.current).toMatchObject({ stats: { total_xp: 0 }, sending: false });
  expect(stored()).toEqual([aDay]);
});

it('forgets a sent completion when the server has credited it, and keeps one without an answer', async () => {
  put(aDay, { state: 'sent' });
  put(yesterday, { state: 'sent' });
  const { stats } = recordDevotional(aUserStats(), { day: yesterday, memorized: false, at });
  renderHook(() => useProgress('ana', aDay));
  store.put(paths.userStats('ana'), stats);
  await waitFor(() => expect(stored()).toEqual([aDay]));
  put(aDay);
  store.put(paths.userStats('ana'), recordDevotional(stats, completion(aDay)).stats);
  store.settle();
  expect(stored()).toEqual([aDay]);
  put(aDay, { state: 'sent' });
  await waitFor(() => expect(stored()).toEqual([]));
});

it('has unknown stats until the server says that there are none yet', () => {
  store.goOffline();
  const { result } = renderHook(() => useProgress('bia', aDay));
  store.settle();
  expect(result.current.stats).toBe('unknown');
  store.goOnline();
  store.settle();
  expect(result.current.stats).toMatchObject({ total_xp: 0 });
});

it('keeps the last known stats while the server does not answer', () => {
  store.goOffline();
  const lastKnown = aUserStats({ total_xp: 250 });
  const { result } = renderHook(() => useProgress('bia', aDay, lastKnown));
  store.settle();
  expect(result.current.stats).toMatchObject({ total_xp: 250 });
});
