import { expect, it } from 'vitest';
import {
  daysOf,
  lastDayOf,
  monthFrom,
  monthInAddress,
  monthName,
  monthOf,
  nextMonth,
  previousMonth,
  weeksOf,
} from './month';

it('goes from month to month, over the end of a year', () => {
  expect(monthOf('2026-11-21')).toBe('2026-11-01');
  expect(nextMonth('2026-11-01')).toBe('2026-12-01');
  expect(nextMonth('2026-12-01')).toBe('2027-01-01');
  expect(previousMonth('2027-01-01')).toBe('2026-12-01');
  expect(nextMonth('2027-01-01')).toBe('2027-02-01');
});

it('has as many days as it has, leap years too', () => {
  expect(daysOf('2027-02-01')).toHaveLength(28);
  expect(daysOf('2028-02-01').at(-1)).toBe('2028-02-29');
  expect(lastDayOf('2026-11-01')).toBe('2026-11-30');
});

it('is laid out in weeks from Sunday to Saturday', () => {
  const november = weeksOf('2026-11-01');
  expect(november).toHaveLength(5);
  expect(november[0]?.[0]).toBe('2026-11-01');
  expect(november[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  const august = weeksOf('2026-08-01');
  expect(august).toHaveLength(6);
  expect(august[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
  expect(august.flat().filter(Boolean)).toEqual(daysOf('2026-08-01'));
});

it('stands in the address as year and month, and nothing else is one', () => {
  expect(monthInAddress('2026-11-01')).toBe('2026-11');
  expect(monthFrom('2026-11')).toBe('2026-11-01');
  expect(monthFrom('2026-13')).toBeNull();
  expect(monthFrom(null)).toBeNull();
  expect(monthFrom('2026-11-05')).toBeNull();
});

it('has a name in Portuguese', () => {
  expect(monthName('2026-03-01')).toBe('março de 2026');
});
