import { addDays } from './day';
import type { Day } from './day';
import type { Run } from './documents/user-stats';
import { hasDay } from './streak';

/** The last days up to today, the oldest first, each with whether its devotional was completed. */
export function lastDays(runs: readonly Run[], today: Day, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(today, index - count + 1);
    return { day, done: hasDay(runs, day) };
  });
}

/** The runs as far as they lie in the last days up to today. */
export function runsWithin(runs: readonly Run[], today: Day, count: number): Run[] {
  const first = addDays(today, 1 - count);
  return runs
    .filter(({ start, end }) => end >= first && start <= today)
    .map(({ start, end }) => ({
      start: start < first ? first : start,
      end: end > today ? today : end,
    }));
}
