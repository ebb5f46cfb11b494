import type { Day } from '../day';
import type { ActiveChallenge, Run, UserStats } from '../documents/user-stats';
import { countDaysFrom, currentStreak, livingStreak, longestStreak } from './streak';

export const STREAK_CATEGORY = 'streak';
export const READING_CATEGORY = 'Leitura Bíblica';

type Counted = Pick<ActiveChallenge, 'category' | 'duration_days' | 'counts_from' | 'readings'>;

/** Never 100 before the last day is done: 364 days of 365 round to 99. */
const percentOf = (done: number, goal: number) =>
  done >= goal ? 100 : Math.min(99, Math.round((done * 100) / goal));

/** How much of it is done, of `duration_days`: days in a row, readings or devotionals. It is 0 until the first day that counts. */
function challengeDone(challenge: Counted, runs: readonly Run[]): number {
  const goal = challenge.duration_days;
  if (challenge.category === READING_CATEGORY) return Math.min(challenge.readings, goal);
  if (challenge.category !== STREAK_CATEGORY) {
    return Math.min(countDaysFrom(runs, challenge.counts_from), goal);
  }
  const counted = runs.filter((run) => run.end >= challenge.counts_from);
  // A late day may complete an earlier run: any that counts will do, so that the order of arrival does not matter.
  return longestStreak(counted) >= goal ? goal : currentStreak(counted);
}

/** 0–100; at 100 the challenge is completed. */
export function challengeProgress(challenge: Counted, runs: readonly Run[]): number {
  return percentOf(challengeDone(challenge, runs), challenge.duration_days);
}

/** How a started challenge stands today: of a streak that is over by now nothing is left, although nothing has recounted it. */
export function challengeProgressToday(
  challenge: ActiveChallenge,
  stats: Pick<UserStats, 'runs' | 'current_streak' | 'last_devotional_date'>,
  today: Day,
) {
  const isOver = challenge.category === STREAK_CATEGORY && livingStreak(stats, today) === 0;
  const runs = isOver ? [] : stats.runs;
  return { done: challengeDone(challenge, runs), percent: challengeProgress(challenge, runs) };
}
