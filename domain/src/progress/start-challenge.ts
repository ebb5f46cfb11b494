import type { Day } from '../day';
import type { ChallengeTerms } from '../documents/challenge';
import type { ActiveChallenge, UserStats } from '../documents/user-stats';
import { READING_CATEGORY, firstCountedDay } from './challenges';
import { applyProgress, unchanged } from './apply-progress';
import { dayEntries } from './stats';
import type { Outcome } from './apply-progress';

type Beginning = Pick<ActiveChallenge, 'challenge_id' | 'started_at' | 'counts_from' | 'readings'>;

/** A challenge under way, on the terms on which it was started; of whatever else the terms carry nothing is kept. */
export function toActiveChallenge(
  { challenge_id, started_at, counts_from, readings }: Beginning,
  { title, category, duration_days, reward_type, reward_value }: ChallengeTerms,
): ActiveChallenge {
  return {
    challenge_id,
    title,
    category,
    duration_days,
    reward_type,
    reward_value,
    started_at,
    counts_from,
    readings,
    progress: 0,
  };
}

/** The readings that count for a challenge which started at that moment, as far as the records go back. */
export function countReadingsSince(
  days: UserStats['days'],
  { category }: ChallengeTerms,
  startedAt: Date,
): number {
  if (category !== READING_CATEGORY) return 0;
  return dayEntries(days)
    .flatMap(([, { readings }]) => Object.values(readings))
    .filter((doneAt) => doneAt >= startedAt).length;
}

/** `at` is when the person started it; what they completed before does not count. */
export type ChallengeStart = {
  challenge_id: string;
  terms: ChallengeTerms;
  started_on: Day;
  at: Date;
};

/** Starts a challenge once, with what was completed since its start when that arrived before it. */
export function startChallenge(
  stats: UserStats,
  { challenge_id, terms, started_on, at }: ChallengeStart,
): Outcome {
  if (stats.started_challenge_ids.includes(challenge_id)) return unchanged(stats);
  const beginning = {
    challenge_id,
    started_at: at,
    counts_from: firstCountedDay(stats.days, started_on, at),
    readings: countReadingsSince(stats.days, terms, at),
  };
  const recorded: UserStats = {
    ...stats,
    active_challenges: [...stats.active_challenges, toActiveChallenge(beginning, terms)],
    started_challenge_ids: [...stats.started_challenge_ids, challenge_id].toSorted(),
  };
  return applyProgress(stats, recorded, at);
}
