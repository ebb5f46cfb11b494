import { STREAK_CATEGORY, challengeDone, challengeProgress } from './challenge-progress';
import type { Day } from './day';
import type { ActiveChallenge, UserStats } from './documents/user-stats';
import { livingStreak } from './streak';

/** How a started challenge stands today: of a streak that is over by now nothing is left, although nothing has recounted it. */
export function challengeStanding(
  challenge: ActiveChallenge,
  stats: Pick<UserStats, 'runs' | 'current_streak' | 'last_devotional_date'>,
  today: Day,
) {
  const isOver = challenge.category === STREAK_CATEGORY && livingStreak(stats, today) === 0;
  const runs = isOver ? [] : stats.runs;
  return { done: challengeDone(challenge, runs), percent: challengeProgress(challenge, runs) };
}
