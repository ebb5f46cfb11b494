import { describe, expect, it } from 'vitest';
import type { Day } from './day';
import type { Run } from './documents/user-stats';
import {
  addDay,
  countDays,
  countDaysFrom,
  currentStreak,
  hasDay,
  livingStreak,
  longestStreak,
} from './streak';

const runsOf = (...days: Day[]) => days.reduce<Run[]>(addDay, []);

describe('the streak', () => {
  it.each<[string, Day[], number, number]>([
    ['is 0 before anything is completed', [], 0, 0],
    ['is 1 at the first completion', ['2026-11-20'], 1, 1],
    [
      'increases by 1 when the last devotional date was yesterday',
      ['2026-11-20', '2026-11-21'],
      2,
      2,
    ],
    ['stays when the day was already completed', ['2026-11-20', '2026-11-21', '2026-11-21'], 2, 2],
    ['is reset to 1 by a gap of a day', ['2026-11-18', '2026-11-19', '2026-11-21'], 1, 2],
    ['is reset to 1 by a longer gap', ['2026-09-01', '2026-11-21'], 1, 1],
    [
      'keeps the maximum as the longest',
      ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-20', '2026-11-21'],
      2,
      3,
    ],
    ['goes on over the end of a month', ['2026-10-31', '2026-11-01'], 2, 2],
    ['goes on over the end of a year', ['2026-12-31', '2027-01-01'], 2, 2],
    ['goes on over a leap day', ['2024-02-28', '2024-02-29', '2024-03-01'], 3, 3],
    ['is broken by a missed leap day', ['2024-02-28', '2024-03-01'], 1, 1],
    ['goes on from 28 February where there is no leap day', ['2026-02-28', '2026-03-01'], 2, 2],
    [
      'is mended by a late completion between two runs',
      ['2026-11-19', '2026-11-21', '2026-11-20'],
      3,
      3,
    ],
    [
      'is mended by a late completion before the first',
      ['2026-11-20', '2026-11-21', '2026-11-19'],
      3,
      3,
    ],
    [
      'is not moved by a late completion that touches nothing',
      ['2026-11-20', '2026-11-21', '2026-11-10'],
      2,
      2,
    ],
  ])('%s', (_, days, current, longest) => {
    const runs = runsOf(...days);
    expect(currentStreak(runs)).toBe(current);
    expect(longestStreak(runs)).toBe(longest);
    expect(countDays(runs)).toBe(new Set(days).size);
  });
});

describe('the streak as of today', () => {
  it.each<[string, Day, number]>([
    ['lives on the day of the last devotional', '2026-11-21', 5],
    ['lives the day after, until it is over', '2026-11-22', 5],
    ['is 0 once a whole day has gone by', '2026-11-23', 0],
    ['is 0 long after', '2027-11-21', 0],
    ['lives on a device that has travelled back over the date line', '2026-11-20', 5],
  ])('%s', (_, today, streak) => {
    const stats = { current_streak: 5, last_devotional_date: '2026-11-21' } as const;
    expect(livingStreak(stats, today)).toBe(streak);
  });

  it('is 0 before the first devotional', () => {
    expect(livingStreak({ current_streak: 0, last_devotional_date: null }, '2026-11-21')).toBe(0);
  });
});

describe('the days of the runs', () => {
  const runs = runsOf('2026-11-01', '2026-11-02', '2026-11-10', '2026-11-11', '2026-11-12');

  it.each<[Day, boolean]>([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-11-02', true],
    ['2026-11-03', false],
    ['2026-11-12', true],
  ])('%s is completed: %s', (day, completed) => {
    expect(hasDay(runs, day)).toBe(completed);
  });

  it.each<[Day, number]>([
    ['2026-10-01', 5],
    ['2026-11-02', 4],
    ['2026-11-05', 3],
    ['2026-11-11', 2],
    ['2026-11-13', 0],
  ])('from %s on there are %d', (day, count) => {
    expect(countDaysFrom(runs, day)).toBe(count);
  });
});
