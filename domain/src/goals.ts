import { addDays } from './day';
import type { Day } from './day';
import { dayEntries } from './day-records';
import type { UserStats } from './documents/user-stats';
import { WEEKLY_TARGET } from './limits';
import { livingStreak } from './streak';

/** Out of the seven of a week: 0–100, rounded. */
export function weeklyPercent(done: number): number {
  return Math.min(100, Math.round((done * 100) / WEEKLY_TARGET));
}

/** The spiritual goals over the last seven days, today included, as percentages. */
export function spiritualGoals(
  stats: Pick<UserStats, 'days' | 'current_streak' | 'last_devotional_date'>,
  today: Day,
) {
  const recent = dayEntries(stats.days)
    .filter(([day]) => day > addDays(today, -WEEKLY_TARGET) && day <= today)
    .map(([, record]) => record);
  const devotionals = recent.filter(({ xp }) => xp > 0).length;
  const readings = recent.reduce((sum, each) => sum + Object.keys(each.readings).length, 0);
  return {
    reading: weeklyPercent(devotionals + readings),
    prayer: weeklyPercent(livingStreak(stats, today)),
    memorization: weeklyPercent(recent.filter(({ memorized }) => memorized).length),
  };
}
