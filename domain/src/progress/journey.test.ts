import { describe, expect, it } from 'vitest';
import { addDays } from '../day';
import type { Day } from '../day';
import type { UserStats } from '../documents/user-stats';
import { journeyBadges, summarizeYear } from './journey';
import { recordDevotional } from './record';
import { emptyStats } from './stats';

const today: Day = '2026-11-22';
const at = new Date(`${today}T12:00:00Z`);

/** The stats of a person with a devotional on each of the last days, including today. */
const after = (days: number): UserStats =>
  Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days)).reduce(
    (stats, day) =>
      recordDevotional(stats, { day, memorized: false, at: new Date(`${day}T12:00:00Z`) }).stats,
    emptyStats('ana'),
  );
const badge = (stats: UserStats, id: string) =>
  journeyBadges(stats, today).find((each) => each.id === id);

describe('the badges of a journey', () => {
  it('are all unearned for a new person', () => {
    const badges = journeyBadges(emptyStats('ana'), today);
    expect(badges).toHaveLength(14);
    expect(badges.filter(({ isEarned, on }) => isEarned || on)).toEqual([]);
    expect(badge(emptyStats('ana'), 'sequencia-7')).toMatchObject({ done: 0, target: 7 });
  });

  it('take their date from the runs if the summary no longer has it', () => {
    const stats = { ...after(40), recent_badges: [] };
    expect(badge(stats, 'primeiro-devocional')?.on).toBe(addDays(today, -39));
    expect(badge(stats, 'sequencia-30')).toMatchObject({ isEarned: true, on: '2026-11-12' });
    expect(badge(stats, 'nivel-5')).toMatchObject({ isEarned: true, on: null });
    expect(badge(stats, 'sequencia-100')).toMatchObject({ isEarned: false, on: null, done: 40 });
  });

  it('count the living streak, not an earlier one', () => {
    const broken = { ...after(6), last_devotional_date: addDays(today, -3) };
    expect(badge(broken, 'sequencia-7')).toMatchObject({ isEarned: false, done: 0 });
  });

  it('include the name of a medal while the summary has it', () => {
    const medal = {
      badge_id: 'medalha-1',
      name: 'Raízes Profundas',
      description: '',
      icon: 'medal',
    };
    const stats = { ...emptyStats('ana'), badge_ids: ['medalha-1', 'medalha-2'] };
    const [first, second] = journeyBadges(
      { ...stats, recent_badges: [{ ...medal, earned_at: at }] },
      today,
    );
    expect(first).toMatchObject({ name: 'Raízes Profundas', isEarned: true, on: today });
    expect(second).toMatchObject({ name: 'Medalha', isEarned: true, on: null });
  });
});

it('splits a run that crosses the turn of the year, so that each year counts only its own days', () => {
  const runs = [
    { start: '2025-12-30', end: '2026-01-02' },
    { start: '2026-03-01', end: '2026-03-01' },
  ] as const;
  expect(summarizeYear(runs, 2026)).toMatchObject({ days: 3, longest: 2 });
  expect(summarizeYear(runs, 2025)).toMatchObject({ days: 2, longest: 2 });
  expect(summarizeYear(runs, 2024)).toEqual({ runs: [], days: 0, longest: 0 });
});
