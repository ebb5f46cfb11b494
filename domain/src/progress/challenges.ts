import { addDays } from '../day';
import type { Day } from '../day';
import type { ActiveChallenge, Run, UserStats } from '../documents/user-stats';
import { dayEntries } from './stats';
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

type Counting = Pick<ActiveChallenge, 'started_at' | 'counts_from'>;

/** The first day that counts, once a devotional is known: one that was done before the start does not count. */
function countsFromAfter({ started_at, counts_from }: Counting, day: Day, doneAt: Date): Day {
  return doneAt < started_at && day >= counts_from ? addDays(day, 1) : counts_from;
}

/** The challenges, told of a devotional that may have been done before they started but arrived after. */
export function excludeEarlierDevotional(
  challenges: readonly ActiveChallenge[],
  day: Day,
  doneAt: Date,
): ActiveChallenge[] {
  return challenges.map((challenge) => ({
    ...challenge,
    counts_from: countsFromAfter(challenge, day, doneAt),
  }));
}

/** The first day that counts for a challenge that starts on that day, at that moment. */
export function firstCountedDay(days: UserStats['days'], startedOn: Day, startedAt: Date): Day {
  return dayEntries(days).reduce(
    (from, [day, { devotional_at }]) =>
      devotional_at
        ? countsFromAfter({ started_at: startedAt, counts_from: from }, day, devotional_at)
        : from,
    startedOn,
  );
}
