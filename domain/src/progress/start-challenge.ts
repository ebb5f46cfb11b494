import type { Day } from '../day';
import type { ChallengeTerms } from '../documents/challenge';
import type { ActiveChallenge, UserStats } from '../documents/user-stats';
import { applyProgress, unchanged } from './record';
import type { Outcome } from './record';
import { firstCountedDay } from './challenges';

/** `at` is the time of the start on the device; completions before this time do not count. */
export type ChallengeStart = {
  challenge_id: string;
  terms: ChallengeTerms;
  started_on: Day;
  at: Date;
};

/** Starts a challenge; idempotent. Counts completions made after the start, even if they arrived before it. */
export function startChallenge(
  stats: UserStats,
  { challenge_id, terms, started_on, at }: ChallengeStart,
): Outcome {
  if (stats.started_challenge_ids.includes(challenge_id)) return unchanged(stats);
  const count = {
    challenge_id,
    started_at: at,
    started_on,
    counts_from: firstCountedDay(started_on, at, stats.days[started_on]?.devotional_at),
  };
  const recorded: UserStats = {
    ...stats,
    active_challenges: [...stats.active_challenges, toActiveChallenge(count, terms)],
    started_challenge_ids: [...stats.started_challenge_ids, challenge_id].toSorted(),
  };
  return applyProgress(stats, recorded, at);
}

type ChallengeCount = Pick<
  ActiveChallenge,
  'challenge_id' | 'started_at' | 'started_on' | 'counts_from'
>;

/** Copies the terms field by field, so that no other field of a stored document gets into the stats. */
export function toActiveChallenge(
  count: ChallengeCount,
  { title, category, duration_days, reward_type, reward_value }: ChallengeTerms,
): ActiveChallenge {
  return {
    ...count,
    title,
    category,
    duration_days,
    reward_type,
    reward_value,
    progress: 0,
  };
}
