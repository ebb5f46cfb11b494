import { describe, expect, it } from 'vitest';
import { addDays, weekOf } from './day';
import type { Day } from './day';
import { emptyStats } from './empty-stats';
import { recordReading } from './record-reading';
import { devotional, noonOf, reading, replay } from './testing/events';

const today: Day = '2026-11-21';
const at = noonOf(today);
const first = recordReading(emptyStats('ana'), { day: today, reading_id: 'jo-3', at });

describe('a completed reading', () => {
  it('is counted, and the first one gives a badge', () => {
    expect(first).toMatchObject({ credited: true, xpGained: 0 });
    expect(first.stats).toMatchObject({
      total_readings: 1,
      total_xp: 0,
      current_streak: 0,
      runs: [],
    });
    expect(first.earnedBadges.map((badge) => badge.badge_id)).toEqual(['primeira-leitura']);
  });

  it('is unique per user and reading', () => {
    const again = recordReading(first.stats, { day: today, reading_id: 'jo-3', at });
    const nextDay = { day: addDays(today, 1), reading_id: 'jo-3', at };
    expect(again).toMatchObject({ credited: false, earnedBadges: [] });
    expect(again.stats).toBe(first.stats);
    expect(recordReading(first.stats, nextDay).credited).toBe(false);
  });

  it('may be one of several on a day', () => {
    expect(replay([reading(today, 'a'), reading(today, 'b')]).total_readings).toBe(2);
  });

  it('lands on its own day when it arrives late', () => {
    const late = addDays(today, -7);
    const stats = replay([devotional(today), reading(late, 'jo-3')]);
    expect(stats.days[late]).toEqual({
      xp: 0,
      memorized: false,
      devotional_at: null,
      readings: { 'jo-3': noonOf(late) },
    });
  });

  it('is left out when it is older than the record', () => {
    expect(replay([devotional(today), reading(addDays(today, -40), 'jo-3')]).total_readings).toBe(
      0,
    );
  });

  it('does not move the streak', () => {
    const stats = replay([devotional(addDays(today, -1)), reading(today, 'jo-3')]);
    expect(stats).toMatchObject({ current_streak: 1, last_devotional_date: addDays(today, -1) });
  });
});

describe('a whole week of readings, Sunday to Saturday, gives a badge', () => {
  const week = weekOf(today).map((day) => reading(day, day));
  const earned = (events: typeof week) => replay(events).badge_ids.includes('semana-de-leituras');

  it('on the seventh day', () => {
    expect(earned(week.slice(0, 6))).toBe(false);
    expect(earned(week)).toBe(true);
  });

  it('whichever day arrives last', () => {
    expect(earned(week.toReversed())).toBe(true);
  });

  it('not for seven days over two weeks', () => {
    expect(earned(week.slice(1).concat(reading(addDays(today, 1), 'domingo')))).toBe(false);
  });
});
