import { READING_CATEGORY } from './challenge-progress';
import { countsFrom } from './counts-from';
import type { Day } from './day';
import { dayEntries } from './day-records';
import type { ChallengeTerms } from './documents/challenge';
import type { ActiveChallenge, UserStats } from './documents/user-stats';
import { nothingNew } from './outcome';
import type { Outcome } from './outcome';
import { settle } from './settle';

/** `at` is when the person started it; what they completed before does not count. */
export type ChallengeStart = {
  challenge_id: string;
  terms: ChallengeTerms;
  started_on: Day;
  at: Date;
};

function readingsSince(days: UserStats['days'], at: Date): number {
  return dayEntries(days)
    .flatMap(([, { readings }]) => Object.values(readings))
    .filter((doneAt) => doneAt >= at).length;
}

/** Starts a challenge once, with what was completed since its start when that arrived before it. */
export function startChallenge(
  stats: UserStats,
  { challenge_id, terms, started_on, at }: ChallengeStart,
): Outcome {
  if (stats.started_challenge_ids.includes(challenge_id)) return nothingNew(stats);
  const { title, category, duration_days, reward_type, reward_value } = terms;
  const challenge: ActiveChallenge = {
    challenge_id,
    title,
    category,
    duration_days,
    reward_type,
    reward_value,
    started_at: at,
    counts_from: countsFrom(stats.days, started_on, at),
    readings: category === READING_CATEGORY ? readingsSince(stats.days, at) : 0,
    progress: 0,
  };
  const recorded: UserStats = {
    ...stats,
    active_challenges: [...stats.active_challenges, challenge],
    started_challenge_ids: [...stats.started_challenge_ids, challenge_id].toSorted(),
  };
  return settle(stats, recorded, at);
}
