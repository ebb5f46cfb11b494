import { addDays } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveAnswers, ready } from '@/testing/live';
import { aContentDay, aDay } from '@raizes/tests/factories';
import { useLateDays } from './api';

vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);

const late = addDays(aDay, -2);

beforeEach(() => {
  localStorage.clear();
  liveAnswers.clear();
});

it('offers a remembered late day offline until its seven days are over', () => {
  liveAnswers.set(paths.contentDay(aDay), ready(aContentDay({ late_days: [late] })));
  renderHook(() => useLateDays(aDay));
  cleanup();
  const offline = (day: typeof aDay) => {
    liveAnswers.set(paths.contentDay(day), { state: 'missing', fromCache: true });
    return renderHook(() => useLateDays(day)).result.current;
  };
  expect(offline(addDays(late, 7))).toEqual({ days: [late], fromCache: true });
  expect(offline(addDays(late, 8))).toEqual({ days: [], fromCache: true });
  expect(offline(late)).toEqual({ days: [], fromCache: true });
});

it('trusts the server over this device when a late day has closed', () => {
  liveAnswers.set(paths.contentDay(aDay), ready(aContentDay({ late_days: [late] })));
  renderHook(() => useLateDays(aDay));
  cleanup();
  liveAnswers.set(paths.contentDay(aDay), ready(aContentDay({ late_days: [] })));
  expect(renderHook(() => useLateDays(aDay)).result.current?.days).toEqual([]);
  cleanup();
  const cached = ready(aContentDay({ late_days: [late] }), { fromCache: true });
  liveAnswers.set(paths.contentDay(aDay), cached);
  expect(renderHook(() => useLateDays(aDay)).result.current?.days).toEqual([late]);
});
