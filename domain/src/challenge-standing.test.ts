import { describe, expect, it } from 'vitest';
import { challengeStanding } from './challenge-standing';
import type { ActiveChallenge, Run } from './documents/user-stats';

const challenge = (changes: Partial<ActiveChallenge>): ActiveChallenge => ({
  challenge_id: 'sete-dias',
  title: 'Sete dias com Deus',
  category: 'streak',
  duration_days: 7,
  reward_type: 'xp',
  reward_value: '100',
  started_at: new Date('2026-11-10T08:00:00Z'),
  counts_from: '2026-11-10',
  readings: 0,
  progress: 0,
  ...changes,
});

const after = (...runs: Run[]) => ({
  runs,
  current_streak: 4,
  last_devotional_date: runs.at(-1)?.end ?? null,
});

const fourDays = after({ start: '2026-11-10', end: '2026-11-13' });

describe('how a started challenge stands', () => {
  it.each(['2026-11-13', '2026-11-14'] as const)('is the living streak on %s', (today) => {
    expect(challengeStanding(challenge({}), fourDays, today)).toEqual({ done: 4, percent: 57 });
  });

  it('is nothing of a streak once a whole day has gone by', () => {
    const standing = challengeStanding(challenge({}), fourDays, '2026-11-15');
    expect(standing).toEqual({ done: 0, percent: 0 });
  });

  it('keeps its devotionals however many days go by', () => {
    const standing = challengeStanding(
      challenge({ category: 'devotionals' }),
      fourDays,
      '2026-12-24',
    );
    expect(standing).toEqual({ done: 4, percent: 57 });
  });

  it('keeps its readings', () => {
    const reading = challenge({ category: 'Leitura Bíblica', duration_days: 5, readings: 2 });
    expect(challengeStanding(reading, after(), '2026-12-24')).toEqual({ done: 2, percent: 40 });
  });

  it('never says more than its goal', () => {
    const month = after({ start: '2026-11-01', end: '2026-11-30' });
    expect(challengeStanding(challenge({}), month, '2026-11-30').done).toBe(7);
  });
});
