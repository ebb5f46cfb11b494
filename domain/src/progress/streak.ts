import { addDays, daysBetween } from '../day';
import type { Day } from '../day';
import type { Run, UserStats } from '../documents/user-stats';
import { WEEKLY_TARGET } from '../limits';
import { dayEntries } from './stats';

const lengthOf = (run: Run) => daysBetween(run.start, run.end) + 1;

export function hasDay(runs: readonly Run[], day: Day): boolean {
  return runs.some((run) => run.start <= day && day <= run.end);
}

/** Adds a day to the runs: extends a run, joins two runs, or starts a new one. */
export function addDay(runs: readonly Run[], day: Day): Run[] {
  if (hasDay(runs, day)) return [...runs];
  const earlier = runs.filter((run) => run.end < day);
  const later = runs.filter((run) => run.start > day);
  const left = earlier.at(-1)?.end === addDays(day, -1) ? earlier.pop() : undefined;
  const right = later[0]?.start === addDays(day, 1) ? later.shift() : undefined;
  return [...earlier, { start: left?.start ?? day, end: right?.end ?? day }, ...later];
}

/** The length of the last run, as of its last day. For today's streak see `livingStreak`. */
export function currentStreak(runs: readonly Run[]): number {
  const last = runs.at(-1);
  return last ? lengthOf(last) : 0;
}

export function longestStreak(runs: readonly Run[]): number {
  return Math.max(0, ...runs.map(lengthOf));
}

export function countDays(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + lengthOf(run), 0);
}

/** The number of days in the runs from this day on, inclusive. */
export function countDaysFrom(runs: readonly Run[], day: Day): number {
  const counted = runs.filter((run) => run.end >= day);
  return countDays(counted.map(({ start, end }) => ({ start: start < day ? day : start, end })));
}

/** The parts of the runs from `first` to `last`, both inclusive. */
export function clipRuns(runs: readonly Run[], first: Day, last: Day): Run[] {
  return runs
    .filter(({ start, end }) => end >= first && start <= last)
    .map(({ start, end }) => ({
      start: start < first ? first : start,
      end: end > last ? last : end,
    }));
}

/** The streak as of today: 0 as soon as a whole day has passed without a devotional. */
export function livingStreak(
  stats: Pick<UserStats, 'current_streak' | 'last_devotional_date'>,
  today: Day,
): number {
  const last = stats.last_devotional_date;
  return last !== null && last >= addDays(today, -1) ? stats.current_streak : 0;
}

/** The progress towards the weekly target of seven, rounded, from 0 to 100. */
export function weeklyPercent(done: number): number {
  return Math.min(100, Math.round((done * 100) / WEEKLY_TARGET));
}

/** The spiritual goals over the last seven days, including today, as percentages. */
export function spiritualGoals(
  stats: Pick<UserStats, 'days' | 'current_streak' | 'last_devotional_date'>,
  today: Day,
) {
  const recent = dayEntries(stats.days)
    .filter(([day]) => day > addDays(today, -WEEKLY_TARGET) && day <= today)
    .map(([, record]) => record);
  const devotionals = recent.filter(({ xp }) => xp > 0).length;
  const readings = recent.reduce((sum, record) => sum + Object.keys(record.readings).length, 0);
  return {
    reading: weeklyPercent(devotionals + readings),
    prayer: weeklyPercent(livingStreak(stats, today)),
    memorization: weeklyPercent(recent.filter(({ memorized }) => memorized).length),
  };
}
