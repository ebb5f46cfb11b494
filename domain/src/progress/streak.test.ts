import { describe, expect, it } from 'vitest';
import { addDays } from '../day';
import type { Day } from '../day';
import type { Run } from '../documents/user-stats';
import { devotional, reading, replay } from '../testing/events';
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

interface DaysAgo {
  devotionals?: number[];
  memorized?: number[];
  readings?: number[];
}

/** The goals after completions the given numbers of days ago; `memorized` are devotionals with the verse memorized. */
function goalsAfter({ devotionals = [], memorized = [], readings = [] }: DaysAgo) {
  const daysAgo = (count: number) => addDays(today, -count);
  const completed = [...devotionals, ...memorized].toSorted((a, b) => b - a);
  const events = [
    ...completed.map((count) => devotional(daysAgo(count), memorized.includes(count))),
    ...readings.map((count, index) => reading(daysAgo(count), `r${index}`)),
  ];
  return spiritualGoals(replay(events), today);
}

describe('spiritual goals', () => {
  const week = [0, 1, 2, 3, 4, 5, 6, 7, 8];

  it.each<[string, DaysAgo, Partial<ReturnType<typeof goalsAfter>>]>([
    ['are all 0 for a new disciple', {}, { reading: 0, prayer: 0, memorization: 0 }],
    [
      'compute reading as (devotionals + readings in the last 7 days) / 7',
      { devotionals: [0], readings: [0, 2] },
      { reading: 43 },
    ],
    ['count several readings of one day', { readings: [1, 1, 1] }, { reading: 43 }],
    [
      'cover seven days, including today',
      { memorized: [6], readings: [6] },
      { reading: 29, memorization: 14 },
    ],
    [
      'do not cover the day before those seven',
      { memorized: [7], readings: [7] },
      { reading: 0, memorization: 0 },
    ],
    ['compute prayer as streak / 7', { devotionals: [2, 1, 0] }, { prayer: 43 }],
    ['give 0 for prayer when the streak is over', { devotionals: [4, 3] }, { prayer: 0 }],
    [
      'compute memorization as validated devotionals in the last 7 days / 7',
      { memorized: [2, 0], devotionals: [1] },
      { memorization: 29 },
    ],
    [
      'are capped at 100',
      { memorized: week, readings: week },
      { reading: 100, prayer: 100, memorization: 100 },
    ],
  ])('%s', (_, completed, goals) => {
    expect(goalsAfter(completed)).toMatchObject(goals);
  });
});

describe('the weekly percentage, with a target of 7 and capped at 100,', () => {
  it.each([
    [0, 0],
    [1, 14],
    [5, 71],
    [7, 100],
    [30, 100],
  ])('for %d is %d%%', (done, percent) => {
    expect(weeklyPercent(done)).toBe(percent);
  });
});

const runsOf = (...days: Day[]) => days.reduce<Run[]>(addDay, []);
const november = (...dates: number[]) => dates.map((date) => addDays('2026-10-31', date));

describe('the streak', () => {
  it.each<[string, Day[], number, number]>([
    ['is 0 before anything is completed', [], 0, 0],
    ['is 1 at the first completion', november(20), 1, 1],
    ['increases by 1 when the last devotional date was yesterday', november(20, 21), 2, 2],
    ['is unchanged when the day was already completed', november(20, 21, 21), 2, 2],
    ['is reset to 1 by a gap of one day', november(18, 19, 21), 1, 2],
    ['is reset to 1 by a longer gap', ['2026-09-01', '2026-11-21'], 1, 1],
    ['leaves the maximum as the longest streak', november(1, 2, 3, 20, 21), 2, 3],
    ['continues across the end of a month', ['2026-10-31', '2026-11-01'], 2, 2],
    ['continues across the end of a year', ['2026-12-31', '2027-01-01'], 2, 2],
    ['continues across a leap day', ['2024-02-28', '2024-02-29', '2024-03-01'], 3, 3],
    ['is broken by a missed leap day', ['2024-02-28', '2024-03-01'], 1, 1],
    ['continues from 28 February to 1 March in a common year', ['2026-02-28', '2026-03-01'], 2, 2],
    ['is repaired by a late completion between two runs', november(19, 21, 20), 3, 3],
    ['is extended by a late completion before the first', november(20, 21, 19), 3, 3],
    ['is unchanged by a late completion that is not adjacent', november(20, 21, 10), 2, 2],
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
    ['is 0 as soon as a whole day has passed', '2026-11-23', 0],
    ['is 0 long after', '2027-11-21', 0],
    ['continues on an earlier day, across the date line', '2026-11-20', 5],
  ])('%s', (_, asOf, streak) => {
    const stats = { current_streak: 5, last_devotional_date: '2026-11-21' } as const;
    expect(livingStreak(stats, asOf)).toBe(streak);
  });

  it('is 0 before the first devotional', () => {
    expect(livingStreak({ current_streak: 0, last_devotional_date: null }, '2026-11-21')).toBe(0);
  });
});

describe('the runs', () => {
  const runs = runsOf(...november(1, 2, 10, 11, 12));

  it.each<[Day, boolean]>([
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-11-02', true],
    ['2026-11-03', false],
    ['2026-11-12', true],
  ])('contain %s: %s', (day, completed) => {
    expect(hasDay(runs, day)).toBe(completed);
  });

  it.each<[Day, number]>([
    ['2026-10-01', 5],
    ['2026-11-02', 4],
    ['2026-11-05', 3],
    ['2026-11-11', 2],
    ['2026-11-13', 0],
  ])('have from %s on %d days', (day, count) => {
    expect(countDaysFrom(runs, day)).toBe(count);
  });
});
