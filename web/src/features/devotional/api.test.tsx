import { addDays } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { aContentDay, aDay } from '@raizes/tests/factories';
import { useLateDays } from './api';

const late = addDays(aDay, -2);

beforeEach(() => localStorage.clear());

const lateDays = (day: typeof aDay) => {
  const { result } = renderHook(() => useLateDays(day));
  store.settle();
  const days = result.current;
  cleanup();
  return days;
};
const publish = (late_days: (typeof aDay)[]) =>
  store.put(paths.contentDay(aDay), aContentDay({ late_days }));

it('offers a remembered late day offline until its seven days are over', () => {
  publish([late]);
  lateDays(aDay);
  store.goOffline();
  expect(lateDays(addDays(late, 7))).toEqual({ days: [late], fromCache: true });
  expect(lateDays(addDays(late, 8))).toEqual({ days: [], fromCache: true });
  expect(lateDays(late)).toEqual({ days: [], fromCache: true });
});

it('trusts the server over this device when a late day has closed', () => {
  publish([late]);
  lateDays(aDay);
  store.goOffline();
  publish([]);
  expect(lateDays(aDay)).toEqual({ days: [late], fromCache: true });
  store.goOnline();
  expect(lateDays(aDay)).toEqual({ days: [], fromCache: false });
});
