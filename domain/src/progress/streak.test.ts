import { describe, expect, it } from 'vitest';
import { addDays } from '../day';
import type { Day } from '../day';
import type { Run } from '../documents/user-stats';
import { noonOf } from '../testing/events';
import { recordDevotional, recordReading } from './record';
import { emptyStats } from './stats';
import {
  addDay,
  countDays,
  countDaysFrom,
  currentStreak,
  hasDay,
  livingStreak,
  longestStreak,
  spiritualGoals,
  weeklyPercent,
} from './streak';

const today = '2026-11-21';

/** Stats with devotionals and readings completed this many days ago. */
function statsWith(devotionals: [daysAgo: number, memorized: boolean][], readings: number[]) {
  const start = emptyStats('ana');
  const done = devotionals.reduce((stats, [daysAgo, memorized]) => {
    const day = addDays(today, -daysAgo);
    return recordDevotional(stats, { day, memorized, at: noonOf(day) }).stats;
  }, start);
  return readings.reduce((stats, daysAgo, index) => {
    const day = addDays(today, -daysAgo);
    return recordReading(stats, { day, reading_id: `r${index}`, at: noonOf(day) }).stats;
  }, done);
}

describe('spiritual goals', () => {
  it('are all 0 for a new disciple', () => {
    expect(spiritualGoals(emptyStats('ana'), today)).toEqual({
      reading: 0,
      prayer: 0,
      memorization: 0,
    });
  });

  it('reading is (devotionals + readings in the last 7 days) / 7', () => {
    expect(spiritualGoals(statsWith([[0, false]], [0, 2]), today).reading).toBe(43);
  });

  it('counts several readings of one day', () => {
    expect(spiritualGoals(statsWith([], [1, 1, 1]), today).reading).toBe(43);
  });

  it('covers seven days, including today', () => {
    expect(spiritualGoals(statsWith([[6, true]], [6]), today)).toMatchObject({
      reading: 29,
      memorization: 14,
    });
    expect(spiritualGoals(statsWith([[7, true]], [7]), today)).toMatchObject({
      reading: 0,
      memorization: 0,
    });
  });

  it('prayer is streak / 7', () => {
    expect(
      spiritualGoals(
        statsWith(
          [
            [2, false],
            [1, false],
            [0, false],
          ],
          [],
        ),
        today,
      ).prayer,
    ).toBe(43);
  });

  it('prayer is 0 when the streak is over', () => {
    expect(
      spiritualGoals(
        statsWith(
          [
            [4, false],
            [3, false],
          ],
          [],
        ),
        today,
      ).prayer,
    ).toBe(0);
  });

  it('memorization is validated devotionals in the last 7 days / 7', () => {
    expect(
      spiritualGoals(
        statsWith(
          [
            [2, true],
            [1, false],
            [0, true],
          ],
          [],
        ),
        today,
      ).memorization,
    ).toBe(29);
  });

  it('are capped at 100', () => {
    const week = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const stats = statsWith(
      week.map((daysAgo) => [daysAgo, true]),
      week,
    );
    expect(spiritualGoals(stats, today)).toEqual({ reading: 100, prayer: 100, memorization: 100 });
  });
});

describe('the weekly percentage has target 7, capped at 100', () => {
  it.each([
    [0, 0],
    [1, 14],
    [5, 71],
    [7, 100],
    [30, 100],
  ])('%d of 7 is %d%%', (done, percent) => {
    expect(weeklyPercent(done)).toBe(percent);
  });
});

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
    ['continues over the end of a month', ['2026-10-31', '2026-11-01'], 2, 2],
    ['continues over the end of a year', ['2026-12-31', '2027-01-01'], 2, 2],
    ['continues over a leap day', ['2024-02-28', '2024-02-29', '2024-03-01'], 3, 3],
    ['is broken by a missed leap day', ['2024-02-28', '2024-03-01'], 1, 1],
    [
      'continues from 28 February to 1 March without a leap day',
      ['2026-02-28', '2026-03-01'],
      2,
      2,
    ],
    [
      'is repaired by a late completion between two runs',
      ['2026-11-19', '2026-11-21', '2026-11-20'],
      3,
      3,
    ],
    [
      'is extended by a late completion before the first',
      ['2026-11-20', '2026-11-21', '2026-11-19'],
      3,
      3,
    ],
    [
      'is unchanged by a late completion that is not adjacent',
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
    ['continues on the day of the last devotional', '2026-11-21', 5],
    ['continues on the day after', '2026-11-22', 5],
    ['is 0 once a whole day has passed', '2026-11-23', 0],
    ['is 0 long after', '2027-11-21', 0],
    [
      'continues on a device that has moved to an earlier day across the date line',
      '2026-11-20',
      5,
    ],
  ])('%s', (_, asOf, streak) => {
    const stats = { current_streak: 5, last_devotional_date: '2026-11-21' } as const;
    expect(livingStreak(stats, asOf)).toBe(streak);
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
