import { describe, expect, it } from 'vitest';
import { addDays } from './day';
import { emptyStats } from './empty-stats';
import { spiritualGoals, weeklyPercent } from './goals';
import { recordDevotional } from './record-devotional';
import { recordReading } from './record-reading';
import { noonOf } from './testing/events';

const today = '2026-11-21';

/** The stats of a person who completed these so many days ago. */
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

  it('looks seven days back, today included', () => {
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

describe('the bars use target 7, capped at 100', () => {
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
