import { aDailyReading, aDevotional } from '@raizes/tests/factories';
import { expect, it } from 'vitest';
import { groupByDay, daysOf } from './api';
import { dayLinks } from './day-content';
import {
  lastDayOf,
  parseMonth,
  monthParam,
  monthOf,
  nextMonth,
  previousMonth,
  weeksOf,
} from '@raizes/domain/month';

const day = '2026-11-21';
const devotional = aDevotional({ date: day });
const reading = (id: string, chapter: number) =>
  aDailyReading({ id, date: day, book: 'Salmos', chapter });
it('shows how many readings a day has, and links to the list of that day', () => {
  const [, readings] = dayLinks(
    day,
    groupByDay([devotional], [reading('a', 23), reading('b', 24)]),
  );
  expect(readings).toMatchObject({
    to: '/manage-daily-readings?date=2026-11-21&from=calendar',
    text: 'Salmos 23',
    more: ' +1',
    label: '2 leituras de 21/11/2026: Salmos 23 +1',
  });
});

it('moves from month to month, across the end of a year', () => {
  expect(monthOf('2026-11-21')).toBe('2026-11-01');
  expect(nextMonth('2026-11-01')).toBe('2026-12-01');
  expect(nextMonth('2026-12-01')).toBe('2027-01-01');
  expect(previousMonth('2027-01-01')).toBe('2026-12-01');
  expect(nextMonth('2027-01-01')).toBe('2027-02-01');
});

it('lists the days of a month, even in leap years', () => {
  expect(daysOf('2027-02-01')).toHaveLength(28);
  expect(daysOf('2028-02-01').at(-1)).toBe('2028-02-29');
  expect(lastDayOf('2026-11-01')).toBe('2026-11-30');
});

it('lays out a month in weeks from Sunday to Saturday', () => {
  const november = weeksOf('2026-11-01');
  expect(november).toHaveLength(5);
  expect(november[0]?.[0]).toBe('2026-11-01');
  expect(november[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  const august = weeksOf('2026-08-01');
  expect(august).toHaveLength(6);
  expect(august[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
  expect(august.flat().filter(Boolean)).toEqual(daysOf('2026-08-01'));
});

it('writes a month into the address as year and month, and rejects anything else', () => {
  expect(monthParam('2026-11-01')).toBe('2026-11');
  expect(parseMonth('2026-11')).toBe('2026-11-01');
  expect(parseMonth('2026-13')).toBeNull();
  expect(parseMonth(null)).toBeNull();
  expect(parseMonth('2026-11-05')).toBeNull();
});
