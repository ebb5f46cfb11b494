import { describe, expect, it } from 'vitest';
import { anActiveChallenge } from '@raizes/tests/factories';
import type { ActiveChallenge, Run } from '../documents/user-stats';
import { challengeProgress, challengeProgressToday } from './challenges';

const challenge = {
  category: 'devotionals',
  duration_days: 7,
  counts_from: '2026-11-10',
} as const;

const run = (start: Run['start'], end: Run['end']): Run => ({ start, end });
const twentieth = run('2026-11-20', '2026-11-20');

describe('progress in the streak category (current streak / duration_days)', () => {
  it.each<[string, Run[], number]>([
    ['is 0 without any devotional', [], 0],
    ['is 0 until the first day that counts', [run('2026-11-04', '2026-11-09')], 0],
    ['includes the days of the streak before the start', [run('2026-11-06', '2026-11-10')], 71],
    ['is rounded', [run('2026-11-10', '2026-11-11')], 29],
    ['falls when the streak is reset', [run('2026-11-10', '2026-11-14'), twentieth], 14],
    ['is 100 at the full length', [run('2026-11-10', '2026-11-16')], 100],
    ['is capped at 100', [run('2026-10-01', '2026-11-16')], 100],
    [
      'is 100 for an earlier run that a late completion filled',
      [run('2026-11-10', '2026-11-16'), twentieth],
      100,
    ],
    ['ignores a run that ended before its start', [run('2026-11-01', '2026-11-08'), twentieth], 14],
  ])('%s', (_, runs, progress) => {
    expect(challengeProgress({ ...challenge, category: 'streak' }, runs)).toBe(progress);
  });
});

describe('progress in all other categories (devotionals since the start / duration_days)', () => {
  const runs = [run('2026-11-01', '2026-11-11'), run('2026-11-13', '2026-11-13')];

  it.each(['devotionals', 'Vida Devocional', 'Leitura Bíblica', 'Caráter e Valores'])(
    'counts the days since the start in the category %s, despite gaps between them',
    (category) => {
      expect(challengeProgress({ ...challenge, category }, runs)).toBe(43);
    },
  );

  it('is 0 before the first devotional, and capped at 100', () => {
    expect(challengeProgress(challenge, [run('2026-11-01', '2026-11-09')])).toBe(0);
    expect(challengeProgress(challenge, [run('2026-11-01', '2026-11-30')])).toBe(100);
  });
});

it('never rounds progress up to 100, which means completed', () => {
  const year = { ...challenge, duration_days: 365, counts_from: '2026-01-01' } as const;
  expect(challengeProgress(year, [run('2026-01-01', '2026-12-30')])).toBe(99);
  expect(challengeProgress(year, [run('2026-01-01', '2026-12-31')])).toBe(100);
});

const active = (changes: Partial<ActiveChallenge> = {}) =>
  anActiveChallenge({ counts_from: '2026-11-10', ...changes });

const after = (...runs: Run[]) => ({
  runs,
  current_streak: 4,
  last_devotional_date: runs.at(-1)?.end ?? null,
});

const fourDays = after({ start: '2026-11-10', end: '2026-11-13' });

describe('progress as of today', () => {
  it.each(['2026-11-13', '2026-11-14'] as const)('is the streak of four days on %s', (today) => {
    expect(challengeProgressToday(active(), fourDays, today)).toEqual({ done: 4, percent: 57 });
  });

  it('is 0 for a streak challenge once a whole day has passed without a devotional', () => {
    const progress = challengeProgressToday(active(), fourDays, '2026-11-15');
    expect(progress).toEqual({ done: 0, percent: 0 });
  });

  it('still includes counted devotionals after many days', () => {
    const devotionals = active({ category: 'devotionals' });
    const progress = challengeProgressToday(devotionals, fourDays, '2026-12-24');
    expect(progress).toEqual({ done: 4, percent: 57 });
  });

  it('never exceeds the goal', () => {
    const month = after({ start: '2026-11-01', end: '2026-11-30' });
    expect(challengeProgressToday(active(), month, '2026-11-30').done).toBe(7);
  });
});
