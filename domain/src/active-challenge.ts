import { READING_CATEGORY } from './challenge-progress';
import { dayEntries } from './day-records';
import type { ChallengeTerms } from './documents/challenge';
import type { ActiveChallenge, UserStats } from './documents/user-stats';

type Beginning = Pick<ActiveChallenge, 'challenge_id' | 'started_at' | 'counts_from' | 'readings'>;

/** A challenge under way, on the terms on which it was started; of whatever else the terms carry nothing is kept. */
export function activeChallenge(
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
export function readingsSince(
  days: UserStats['days'],
  { category }: ChallengeTerms,
  startedAt: Date,
): number {
  if (category !== READING_CATEGORY) return 0;
  return dayEntries(days)
    .flatMap(([, { readings }]) => Object.values(readings))
    .filter((doneAt) => doneAt >= startedAt).length;
}
