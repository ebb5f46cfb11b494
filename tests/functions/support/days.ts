import { addDays, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';

/** The day in UTC, which is every device's own day within one. */
function todayInUtc(): Day {
  const text = new Date().toISOString().slice(0, 10);
  if (!isDay(text)) throw new RangeError(text);
  return text;
}

export const today = todayInUtc();

/** @param ago 1 is yesterday */
export const daysAgo = (ago: number): Day => addDays(today, -ago);

export const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`);
