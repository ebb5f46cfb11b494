import { addDays } from '../day';
import type { Day } from '../day';
import type { ActiveChallenge, Run, UserStats } from '../documents/user-stats';
import { countDaysFrom, currentStreak, livingStreak, longestStreak } from './streak';

export const STREAK_CATEGORY = 'streak';

type ChallengeCount = Pick<ActiveChallenge, 'category' | 'duration_days' | 'counts_from'>;

/** The progress from 0 to 100; at 100 the challenge is completed. */
export function challengeProgress(challenge: ChallengeCount, runs: readonly Run[]): number {
  return percentOf(countDone(challenge, runs), challenge.duration_days);
}

/**
 * The progress as of today. The stored progress is only recomputed by events, so for a streak challenge it is stale after the streak
 * breaks.
 */
export function challengeProgressToday(
  challenge: ActiveChallenge,
  stats: Pick<UserStats, 'runs' | 'current_streak' | 'last_devotional_date'>,
  today: Day,
) {
  const isBroken = challenge.category === STREAK_CATEGORY && livingStreak(stats, today) === 0;
  const runs = isBroken ? [] : stats.runs;
  return { done: countDone(challenge, runs), percent: challengeProgress(challenge, runs) };
}

/** The days of the streak, or in other categories the completed devotionals; at most `duration_days`. */
function countDone(challenge: ChallengeCount, runs: readonly Run[]): number {
  const goal = challenge.duration_days;
  if (challenge.category !== STREAK_CATEGORY) {
    return Math.min(countDaysFrom(runs, challenge.counts_from), goal);
  }
  const counted = runs.filter((run) => run.end >= challenge.counts_from);
  // A late completion can fill an earlier run. Any run that counts can meet the goal, so the order of arrival does not matter.
  return longestStreak(counted) >= goal ? goal : currentStreak(counted);
}

/** Rounds 364 of 365 days to 99, because 100 means completed. */
const percentOf = (done: number, goal: number) =>
  done >= goal ? 100 : Math.min(99, Math.round((done * 100) / goal));

/**
 * The first day that counts: the day of the start, unless that day's devotional was last completed before the start. Comparing only
 * with the last completion of that day ensures that a day that counts never stops counting, whatever arrives later.
 */
export function firstCountedDay(startedOn: Day, startedAt: Date, doneAt?: Date | null): Day {
  return doneAt && doneAt < startedAt ? addDays(startedOn, 1) : startedOn;
}

/** Updates `counts_from` of the challenges that started on this day, whose devotional was last completed at `doneAt`. */
export function updateFirstCountedDay(
  challenges: readonly ActiveChallenge[],
  day: Day,
  doneAt: Date | null,
): ActiveChallenge[] {
  return challenges.map((challenge) => {
    const { started_on, started_at } = challenge;
    if (day !== started_on) return challenge;
    return { ...challenge, counts_from: firstCountedDay(started_on, started_at, doneAt) };
  });
}
