import { activeChallenge, readingsSince } from './active-challenge';
import { countsFrom } from './counts-from';
import type { Day } from './day';
import type { ChallengeTerms } from './documents/challenge';
import type { UserStats } from './documents/user-stats';
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

/** Starts a challenge once, with what was completed since its start when that arrived before it. */
export function startChallenge(
  stats: UserStats,
  { challenge_id, terms, started_on, at }: ChallengeStart,
): Outcome {
  if (stats.started_challenge_ids.includes(challenge_id)) return nothingNew(stats);
  const beginning = {
    challenge_id,
    started_at: at,
    counts_from: countsFrom(stats.days, started_on, at),
    readings: readingsSince(stats.days, terms, at),
  };
  const recorded: UserStats = {
    ...stats,
    active_challenges: [...stats.active_challenges, activeChallenge(beginning, terms)],
    started_challenge_ids: [...stats.started_challenge_ids, challenge_id].toSorted(),
  };
  return settle(stats, recorded, at);
}
