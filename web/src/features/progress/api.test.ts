import { addDays } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { recordDevotional } from '@raizes/domain/progress/record';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { store } from '@/testing/backend/store';
import { aDay, aUserStats } from '@raizes/tests/factories';
import { localCompletions, useProgress } from './api';

const yesterday = addDays(aDay, -1);
const at = new Date(`${aDay}T09:00:00`);
const completion = (day: typeof aDay) => ({ day, memorized: false, at, offset: 0, sent: false });
const key = 'raizes.completion.ana';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${aDay}T12:00:00`) });
  localStorage.clear();
  store.put(paths.userStats('ana'), aUserStats());
});

it('counts the unconfirmed completions of two days, regardless of their order', () => {
  localCompletions.put('ana', completion(aDay));
  localCompletions.put('ana', completion(yesterday));
  const { result } = renderHook(() => useProgress('ana', aDay));
  store.settle();
  expect(result.current.stats).toMatchObject({ current_streak: 2, total_xp: 100 });
  expect(result.current.sending).toBe(true);
});

it('forgets each completion when the server has credited it', async () => {
  localCompletions.put('ana', completion(aDay));
  localCompletions.put('ana', completion(yesterday));
  const { stats } = recordDevotional(aUserStats(), { day: yesterday, memorized: false, at });
  renderHook(() => useProgress('ana', aDay));
  store.put(paths.userStats('ana'), stats);
  await waitFor(() => expect(localCompletions.read('ana').map(({ day }) => day)).toEqual([aDay]));
});

it('reads what the previous version stored, and drops completions that are too late to count', () => {
  localStorage.setItem(key, JSON.stringify(completion(aDay)));
  expect(localCompletions.find('ana', aDay)).toMatchObject({ sent: false });
  const old = { ...completion('2026-11-10'), at: new Date('2026-11-10T09:00:00') };
  localStorage.setItem(key, JSON.stringify([old]));
  expect(localCompletions.read('ana')).toEqual([]);
});
