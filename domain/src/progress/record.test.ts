import { noonOf } from '@raizes/tests/factories';
import { describe, expect, it } from 'vitest';
import { addDays, weekOf } from '../day';
import type { Day } from '../day';
import { apply, devotional, reading, replay } from '../testing/events';
import type { Event } from '../testing/events';
import { recordDevotional, recordReading } from './record';
import { emptyStats } from './stats';

const today: Day = '2026-11-21';
const at = noonOf(today);
const first = recordDevotional(emptyStats('ana'), { day: today, memorized: false, at });

describe('the first completion', () => {
  it('gives 50 XP, a streak of 1 and the first badge', () => {
    expect(first).toMatchObject({ credited: true, xpGained: 50, changedChallenges: [] });
    expect(first.earnedBadges.map((badge) => badge.badge_id)).toEqual(['primeiro-devocional']);
    expect(first.stats).toMatchObject({
      user_id: 'ana',
      total_xp: 50,
      current_level: 1,
      current_streak: 1,
      longest_streak: 1,
      last_devotional_date: today,
      total_devotionals_completed: 1,
      total_verses_memorized: 0,
      runs: [{ start: today, end: today }],
      badge_ids: ['primeiro-devocional'],
    });
  });

  it('gives 75 XP when the memorization is validated', () => {
    const outcome = recordDevotional(emptyStats('ana'), { day: today, memorized: true, at });
    expect(outcome.xpGained).toBe(75);
    expect(outcome.stats).toMatchObject({ total_xp: 75, total_verses_memorized: 1 });
  });
});

describe('a repeated completion of the same day', () => {
  it('raises the credit from 50 to 75 once, if the verse is memorized later', () => {
    const memorized = { day: today, memorized: true, at };
    const raised = recordDevotional(first.stats, memorized);
    const stats = { total_xp: 75, total_verses_memorized: 1, current_streak: 1 };
    expect(raised).toMatchObject({ credited: true, xpGained: 25, stats });
    expect(recordDevotional(raised.stats, memorized).credited).toBe(false);
  });

  it('is credited if the day only had a reading', () => {
    const stats = replay([reading(today, 'jo-3'), devotional(today)]);
    expect(stats).toMatchObject({ total_xp: 50, total_readings: 1, current_streak: 1 });
    expect(Object.keys(stats.days[today]?.readings ?? {})).toEqual(['jo-3']);
  });
});

describe('a completion that arrives late', () => {
  it('counts on its own day and repairs the streak', () => {
    const broken = replay([devotional('2026-11-18'), devotional('2026-11-20'), devotional(today)]);
    expect(broken.current_streak).toBe(2);
    expect(replay([devotional('2026-11-19')], broken)).toMatchObject({
      current_streak: 4,
      longest_streak: 4,
      last_devotional_date: today,
      total_devotionals_completed: 4,
      total_xp: 200,
    });
  });
});

describe('the day records', () => {
  it('cover 40 calendar days, counted back from the newest', () => {
    const oldest = addDays(today, -39);
    const stats = replay([devotional(addDays(today, -40)), devotional(oldest), devotional(today)]);
    expect(Object.keys(stats.days).toSorted()).toEqual([oldest, today]);
    expect(stats.total_devotionals_completed).toBe(3);
  });
});

describe('levels', () => {
  it('rise every 100 XP', () => {
    const stats = replay([devotional('2026-11-20'), devotional(today)]);
    expect(stats).toMatchObject({ total_xp: 100, current_level: 2 });
  });

  it('earn badges at 5, 10 and 25', () => {
    const days = Array.from({ length: 48 }, (_, index) => devotional(addDays(today, index)));
    const levels = (count: number) =>
      replay(days.slice(0, count)).badge_ids.filter((id) => id.startsWith('nivel'));
    expect(levels(7)).toEqual([]);
    expect(levels(8)).toEqual(['nivel-5']);
    expect(levels(18)).toEqual(['nivel-10', 'nivel-5']);
    expect(levels(48)).toEqual(['nivel-10', 'nivel-25', 'nivel-5']);
  });
});

describe('recent badges', () => {
  it('are the three newest, newest first', () => {
    const days = Array.from({ length: 8 }, (_, index) =>
      devotional(addDays(today, index), index === 1),
    );
    expect(replay(days).recent_badges.map((badge) => [badge.badge_id, badge.earned_at])).toEqual([
      ['nivel-5', noonOf('2026-11-28')],
      ['sequencia-7', noonOf('2026-11-27')],
      ['versiculos-1', noonOf('2026-11-22')],
    ]);
  });
});

it('does not mutate its input', () => {
  const stats = replay([devotional(today)]);
  const before = JSON.stringify(stats);
  recordDevotional(stats, { day: addDays(today, 1), memorized: true, at });
  recordDevotional(stats, { day: today, memorized: true, at });
  expect(JSON.stringify(stats)).toBe(before);
});

const john = { day: today, reading_id: 'jo-3', at };
const firstReading = recordReading(emptyStats('ana'), john);

describe('an account created today', () => {
  const stats = { ...emptyStats('ana'), created_at: new Date('2026-11-21T15:00:00Z') };
  const credited = (event: Event) => apply(stats, event).credited;

  it.each<[Day, boolean]>([
    ['2026-11-14', false],
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2026-11-22', true],
  ])('is credited for %s: %s', (day, expected) => {
    expect(credited(devotional(day))).toBe(expected);
    expect(credited(reading(day, 'jo-3'))).toBe(expected);
  });

  it('is credited for its first day in every time zone', () => {
    const early = { ...stats, created_at: new Date('2026-11-21T11:59:00Z') };
    expect(apply(early, devotional('2026-11-20')).credited).toBe(true);
    expect(apply(early, devotional('2026-11-19')).credited).toBe(false);
  });

  it('is credited for every day if the account’s date is unknown', () => {
    expect(apply({ ...stats, created_at: null }, devotional('2026-11-14')).credited).toBe(true);
  });
});

describe('a completed reading', () => {
  it('is counted, and the first one earns a badge', () => {
    const stats = { total_readings: 1, total_xp: 0, current_streak: 0, runs: [] };
    expect(firstReading).toMatchObject({ credited: true, xpGained: 0, stats });
    expect(firstReading.earnedBadges.map((badge) => badge.badge_id)).toEqual(['primeira-leitura']);
  });

  it('counts on its own day if it arrives late', () => {
    const late = addDays(today, -7);
    const stats = replay([devotional(today), reading(late, 'jo-3')]);
    const readings = { 'jo-3': noonOf(late) };
    expect(stats.days[late]).toEqual({ xp: 0, memorized: false, devotional_at: null, readings });
  });

  it('is ignored if it is older than the day records', () => {
    const old = reading(addDays(today, -40), 'jo-3');
    expect(replay([devotional(today), old]).total_readings).toBe(0);
  });

  it('does not change the streak', () => {
    const yesterday = addDays(today, -1);
    const stats = replay([devotional(yesterday), reading(today, 'jo-3')]);
    expect(stats).toMatchObject({ current_streak: 1, last_devotional_date: yesterday });
  });
});

describe('the badge for a whole week of readings, Sunday to Saturday,', () => {
  const week = weekOf(today).map((day) => reading(day, day));
  const earned = (events: typeof week) => replay(events).badge_ids.includes('semana-de-leituras');

  it('is earned on the seventh day, in any order of arrival', () => {
    expect(earned(week.slice(0, 6))).toBe(false);
    expect(earned(week)).toBe(true);
    expect(earned(week.toReversed())).toBe(true);
  });

  it('is not earned by seven days across two weeks', () => {
    expect(earned(week.slice(1).concat(reading(addDays(today, 1), 'domingo')))).toBe(false);
  });
});
