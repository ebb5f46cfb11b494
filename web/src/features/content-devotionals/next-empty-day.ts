import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';

/** The first day from one on that is not taken. */
export function nextEmptyDay(from: Day, taken: readonly Day[]): Day {
  const all = new Set(taken);
  let day = from;
  while (all.has(day)) day = addDays(day, 1);
  return day;
}
