import { daysBetween } from './day';
import type { Day } from './day';
import type { UserStats } from './documents/user-stats';

/** How long somebody has been away, the longest first; then those who go on, and those who have not begun. */
export const absences = ['two-weeks', 'week', 'days', 'none', 'not-begun'] as const;
export type Absence = (typeof absences)[number];

/** Days since the last devotional, 0 on its own day; null before the first. */
export function daysAway(
  { last_devotional_date }: Pick<UserStats, 'last_devotional_date'>,
  today: Day,
): number | null {
  if (last_devotional_date === null) return null;
  // A device east of here may be a day ahead.
  return Math.max(0, daysBetween(last_devotional_date, today));
}

export function absenceOf(days: number | null): Absence {
  if (days === null) return 'not-begun';
  if (days >= 14) return 'two-weeks';
  if (days >= 7) return 'week';
  return days >= 3 ? 'days' : 'none';
}
