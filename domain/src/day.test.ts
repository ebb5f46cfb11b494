import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  calendarDay,
  daysBetween,
  easternmostDay,
  formatDay,
  formatDayAndMonth,
  formatShortDay,
  isDay,
  isOnTime,
  weekdayLetter,
  weekOf,
  westernmostDay,
} from './day';
import type { Day } from './day';
import { anyDay } from './testing/arbitraries';
import './testing/property-runs';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the calendar day on the device', () => {
  it.each([
    ['America/Sao_Paulo', '2026-11-22T00:30:00Z', '2026-11-21', '21:30 in Brasília'],
    ['America/Sao_Paulo', '2026-11-22T02:59:59Z', '2026-11-21', 'the last second before midnight'],
    ['America/Sao_Paulo', '2026-11-22T03:00:00Z', '2026-11-22', 'midnight starts a new day'],
    ['America/Noronha', '2027-01-01T01:59:00Z', '2026-12-31', 'its year ends at 02:00 UTC'],
    ['America/Rio_Branco', '2027-01-01T04:59:00Z', '2026-12-31', 'in Acre it ends at 05:00 UTC'],
    ['UTC', '2026-11-22T00:30:00Z', '2026-11-22', 'a device in UTC'],
    ['Asia/Tokyo', '2026-11-21T15:00:00Z', '2026-11-22', 'Tokyo is ahead'],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22', 'fourteen hours ahead'],
    ['Etc/GMT+12', '2026-11-21T11:59:00Z', '2026-11-20', 'twelve hours behind'],
    ['America/Sao_Paulo', '2024-03-01T02:00:00Z', '2024-02-29', 'a leap day has its own midnight'],
    ['America/Sao_Paulo', '2018-11-04T03:00:00Z', '2018-11-04', 'this day has no midnight'],
  ])('in %s at %s is %s: %s', (zone, time, day) => {
    vi.stubEnv('TZ', zone);
    expect(calendarDay(new Date(time))).toBe(day);
  });
});

it.each([
  ['2026-11-21T09:59:59Z', '2026-11-20', '2026-11-21'],
  ['2026-11-21T10:00:00Z', '2026-11-20', '2026-11-22'],
  ['2026-11-21T11:59:59Z', '2026-11-20', '2026-11-22'],
  ['2026-11-21T12:00:00Z', '2026-11-21', '2026-11-22'],
])('at %s the days on earth range from %s to %s', (time, first, last) => {
  expect(westernmostDay(new Date(time))).toBe(first);
  expect(easternmostDay(new Date(time))).toBe(last);
});

describe('isDay', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '2026-12-31'])('accepts %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  const impossible = ['2026-02-29', '1900-02-29', '2026-02-30', '2026-13-01', '2026-00-10'];
  const malformed = ['', '2026-1-1', '21/11/2026', '2026-11-21T00:00:00Z', ' 2026-11-21'];
  it.each([...impossible, '2026-01-00', ...malformed, '2026-11-21\n', '٢٠٢٦-١١-٢١'])(
    'rejects %j',
    (text) => expect(isDay(text)).toBe(false),
  );
});

describe('adding days across the ends of months and years and leap days', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 1, '2024-03-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-29', 366, '2025-03-01'],
    ['2026-11-21', 0, '2026-11-21'],
  ] as const)('turns %s and %d days into %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(count);
  });

  it('returns to the start when the same number is subtracted again', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  it('gives a later day that compares as a greater string', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 800 }), (day, count) => {
        expect(addDays(day, count) > day).toBe(true);
      }),
    );
  });
});

describe('weekOf', () => {
  it.each<[Day, Day, Day, string]>([
    ['2026-11-21', '2026-11-15', '2026-11-21', 'a Saturday ends its week'],
    ['2026-11-22', '2026-11-22', '2026-11-28', 'a Sunday begins its week'],
    ['2026-12-31', '2026-12-27', '2027-01-02', 'over the end of a year'],
    ['2024-02-29', '2024-02-25', '2024-03-02', 'over a leap day'],
  ])('for %s runs from Sunday %s to Saturday %s: %s', (day, sunday, saturday) => {
    const week = weekOf(day);
    expect(week).toHaveLength(7);
    expect([week[0], week[6]]).toEqual([sunday, saturday]);
    expect(week).toContain(day);
  });

  it('gives days whose weekdays have one letter each', () => {
    expect(weekOf('2026-11-21').map(weekdayLetter).join('')).toBe('DSTQQSS');
  });
});

describe('dates in Portuguese', () => {
  it.each([
    ['2026-11-21', 'sábado, 21 de novembro de 2026', '21/11/2026', '21/11'],
    ['2026-03-03', 'terça-feira, 3 de março de 2026', '03/03/2026', '03/03'],
    ['2024-02-29', 'quinta-feira, 29 de fevereiro de 2024', '29/02/2024', '29/02'],
  ] as const)('show %s as %s, %s or %s', (day, long, short, shortest) => {
    expect(formatDay(day)).toBe(long);
    expect(formatShortDay(day)).toBe(short);
    expect(formatDayAndMonth(day)).toBe(shortest);
  });
});

it('accepts a day as on time from its start anywhere on earth until the end of the next day in UTC', () => {
  expect(isOnTime('2026-11-20', new Date('2026-11-19T09:59:59Z'))).toBe(false);
  expect(isOnTime('2026-11-20', new Date('2026-11-19T10:00:00Z'))).toBe(true);
  expect(isOnTime('2026-11-20', new Date('2026-11-21T23:59:59Z'))).toBe(true);
  expect(isOnTime('2026-11-20', new Date('2026-11-22T00:00:00Z'))).toBe(false);
});
