import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../day';
import type { Day } from '../day';
import type { SeriesTimes } from '../documents/content-series';
import { daysOfSeries, nextOccurrence } from './series';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const scheduled = (times: SeriesTimes, days: number, from: Day, to: Day) => [
  ...daysOfSeries({ times, days, dates: null }, from, to),
];

describe('a series', () => {
  it('uses the dates of its file', () => {
    const dates: Day[] = ['2027-03-01', '2027-03-05', '2027-04-01'];
    const series = { times: { kind: 'dates' as const }, dates, days: 3 };
    expect([...daysOfSeries(series, '2027-03-02', '2027-03-31')]).toEqual([['2027-03-05', 1]]);
    expect(nextOccurrence(series, '2027-06-01')).toEqual(dates);
  });

  it('runs on consecutive days from its start, across a leap day', () => {
    const times: SeriesTimes = { kind: 'start', start: '2028-02-27', weekdays: everyDay };
    expect(scheduled(times, 4, '2028-01-01', '2028-12-31')).toEqual([
      ['2028-02-27', 0],
      ['2028-02-28', 1],
      ['2028-02-29', 2],
      ['2028-03-01', 3],
    ]);
  });

  it('lists the days of the current or next occurrence if it is annual', () => {
    const at = (times: SeriesTimes, days: number, today: Day) => {
      const found = nextOccurrence({ times, days, dates: null }, today);
      return [found.length, found[0], found.at(-1)];
    };
    const start: SeriesTimes = { kind: 'start', start: '2027-03-01', weekdays: [1, 2] };
    expect(at(start, 3, '2030-01-01')).toEqual([3, '2027-03-01', '2027-03-08']);
    const advent: SeriesTimes = { kind: 'feast', feast: 'advent', weekdays: everyDay };
    expect(at(advent, 28, '2026-12-26')).toEqual([28, '2026-11-29', '2026-12-26']);
    expect(at(advent, 28, '2026-12-27')).toEqual([28, '2027-11-28', '2027-12-25']);
    expect(at(advent, 60, '2027-01-20')).toEqual([60, '2026-11-29', '2027-01-27']);
    expect(at(advent, 800, '2026-12-01')).toEqual([364, '2026-11-29', '2027-11-27']);
  });

  it('ends on 31 December 9999, the last representable day', () => {
    const times: SeriesTimes = { kind: 'start', start: '9999-12-30', weekdays: everyDay };
    expect(nextOccurrence({ times, days: 800, dates: null }, '2027-01-01')).toEqual(['9999-12-30']);
  });

  it('uses only its weekdays, even in a window that begins after its start', () => {
    // The start is a Monday.
    const times: SeriesTimes = { kind: 'start', start: '2027-03-01', weekdays: [0, 3] };
    expect(scheduled(times, 3, '2027-03-04', '2027-12-31')).toEqual([
      ['2027-03-07', 1],
      ['2027-03-10', 2],
    ]);
  });

  it('starts again on the first Sunday of Advent every year', () => {
    const times: SeriesTimes = { kind: 'feast', feast: 'advent', weekdays: everyDay };
    const days = scheduled(times, 28, '2026-01-01', '2028-12-31');
    expect(days).toHaveLength(84);
    expect(days.filter(([, index]) => index === 0).map(([day]) => day)).toEqual([
      '2026-11-29',
      '2027-11-28',
      '2028-12-03',
    ]);
  });

  it('continues across the turn of the year, and ends when it starts again', () => {
    const advent: SeriesTimes = { kind: 'feast', feast: 'advent', weekdays: everyDay };
    expect(scheduled(advent, 60, '2027-01-01', '2027-01-02')).toEqual([
      ['2027-01-01', 33],
      ['2027-01-02', 34],
    ]);
    const sundays: SeriesTimes = { kind: 'feast', feast: 'easter', weekdays: [0] };
    const starts = scheduled(sundays, 800, '2026-04-05', '2028-04-15');
    // There are 51 Sundays from 2026-04-05 to 2027-03-28, and 55 from then to 2028-04-16.
    expect(starts.map(([, index]) => index)).toEqual([...Array(51).keys(), ...Array(55).keys()]);
    expect(starts.every(([day], at) => day === addDays('2026-04-05', 7 * at))).toBe(true);
    expect(weekdayOf('2026-04-05')).toBe(0);
  });
});
