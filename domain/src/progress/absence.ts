import { addDays, daysBetween } from '../day';
import type { Day } from '../day';
import type { Run, UserStats } from '../documents/user-stats';
import { clipRuns, hasDay } from './streak';

/** Groups of disciples by their time without a devotional, longest first. */
export const absences = ['two-weeks', 'week', 'days', 'none', 'not-begun'] as const;
export type Absence = (typeof absences)[number];

/** Days since the last devotional: 0 on the day itself, null before the first. */
export function daysAway(
  { last_devotional_date }: Pick<UserStats, 'last_devotional_date'>,
  today: Day,
): number | null {
  if (last_devotional_date === null) return null;
  // The last devotional can be a day ahead if the disciple's time zone is further east.
  return Math.max(0, daysBetween(last_devotional_date, today));
}

/** The days without a devotional from which a person is away. */
const AWAY_DAYS = 3;

/** Whether the person has been away long enough to be welcomed back. */
export const isAway = (stats: Pick<UserStats, 'last_devotional_date'>, today: Day): boolean =>
  (daysAway(stats, today) ?? 0) >= AWAY_DAYS;

export function classifyAbsence(days: number | null): Absence {
  if (days === null) return 'not-begun';
  if (days >= 14) return 'two-weeks';
  if (days >= 7) return 'week';
  return days >= AWAY_DAYS ? 'days' : 'none';
}

/** The last `count` days including today, oldest first; `done` says whether the day's devotional was completed. */
export function lastDays(runs: readonly Run[], today: Day, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index - count + 1);
    return { day, done: hasDay(runs, day) };
  });
}

/** The runs, clipped to the last `count` days including today. */
export function recentRuns(runs: readonly Run[], today: Day, count: number): Run[] {
  return clipRuns(runs, addDays(today, 1 - count), today);
}
