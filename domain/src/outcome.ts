import type { EarnedBadge, UserStats } from './documents/user-stats';

export type ChangedChallenge = { challenge_id: string; progress: number; completed: boolean };

/** What one event did to a person's stats. */
export type Outcome = {
  stats: UserStats;
  /** False when it had all been counted before: `stats` is what was given, and there is nothing to write. */
  credited: boolean;
  /** The devotional's XP and the rewards of the challenges that it completed. */
  xpGained: number;
  earnedBadges: EarnedBadge[];
  changedChallenges: ChangedChallenge[];
};

export function nothingNew(stats: UserStats): Outcome {
  return { stats, credited: false, xpGained: 0, earnedBadges: [], changedChallenges: [] };
}
