import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';

/** So many days, from tomorrow on, should always be ready. */
export const DAYS_AHEAD = 7;

interface Ahead {
  /** How many of the next days are ready before the first that is not. */
  ready: number;
  /** The first day, today included, that lacks something, and what; null when the whole week is ready. */
  gap: { day: Day; devotional: boolean; reading: boolean } | null;
}

/** How far the content reaches without a gap: each day with a devotional and at least one reading. */
export function daysAhead(
  today: Day,
  devotionals: ReadonlySet<Day>,
  readings: ReadonlySet<Day>,
): Ahead {
  for (let count = 0; count <= DAYS_AHEAD; count += 1) {
    const day = addDays(today, count);
    const devotional = !devotionals.has(day);
    const reading = !readings.has(day);
    if (devotional || reading) {
      return { ready: Math.max(0, count - 1), gap: { day, devotional, reading } };
    }
  }
  return { ready: DAYS_AHEAD, gap: null };
}
