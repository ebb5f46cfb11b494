import { addDays } from '../day';
import type { Day } from '../day';
import type { ActiveChallenge, Run, UserStats } from '../documents/user-stats';
import { dayEntries } from './stats';
import { countDaysFrom, currentStreak, livingStreak, longestStreak } from './streak';

export const STREAK_CATEGORY = 'streak';

type ChallengeCount = Pick<ActiveChallenge, 'category' | 'duration_days' | 'counts_from'>;

/** 0–100; at 100 the challenge is completed. */
export function challengeProgress(challenge: ChallengeCount, runs: readonly Run[]): number {
  return percentOf(countDone(challenge, runs), challenge.duration_days);
}

/**
 * Progress as of today. The stored progress is only recomputed by an event, so a streak challenge still shows
 * the old value after its streak is broken.
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

/** Days in a row, or in any other category devotionals done, up to `duration_days`. */
function countDone(challenge: ChallengeCount, runs: readonly Run[]): number {
  const goal = challenge.duration_days;
  if (challenge.category !== STREAK_CATEGORY) {
    return Math.min(countDaysFrom(runs, challenge.counts_from), goal);
  }
  const counted = runs.filter((run) => run.end >= challenge.counts_from);
  // A late completion may fill an earlier run: any run that counts will do, so the order of arrival does not matter.
  return longestStreak(counted) >= goal ? goal : currentStreak(counted);
}

/** 364 of 365 days round to 99, not to 100: 100 means completed. */
const percentOf = (done: number, goal: number) =>
  done >= goal ? 100 : Math.min(99, Math.round((done * 100) / goal));

/** The first day that counts for a challenge that starts at this moment, given the devotionals already recorded. */
export function firstCountedDay(days: UserStats['days'], startedOn: Day, startedAt: Date): Day {
  return dayEntries(days).reduce(
    (from, [day, { devotional_at }]) =>
      devotional_at
        ? skipEarlierDay({ started_at: startedAt, counts_from: from }, day, devotional_at)
        : from,
    startedOn,
  );
}

/** Excludes a devotional that was completed before a challenge started but arrives after its start. */
export function excludeEarlierDevotional(
  challenges: readonly ActiveChallenge[],
  day: Day,
  doneAt: Date,
): ActiveChallenge[] {
  return challenges.map((challenge) => ({
    ...challenge,
    counts_from: skipEarlierDay(challenge, day, doneAt),
  }));
}

/** `counts_from`, moved past the day when its devotional was completed before the start. */
function skipEarlierDay(
  { started_at, counts_from }: Pick<ActiveChallenge, 'started_at' | 'counts_from'>,
  day: Day,
  doneAt: Date,
): Day {
  return doneAt < started_at && day >= counts_from ? addDays(day, 1) : counts_from;
}
