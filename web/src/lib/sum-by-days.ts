import { addDays, daysBetween } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';

/**
 * The sum of counts that each go no further than `most`: a span that reaches it is counted in its two halves.
 * @param count how many there are from one day to another, both included
 */
export async function sumByDays(
  count: (from: Day, to: Day) => Promise<number>,
  most: number,
  from: Day,
  to: Day,
): Promise<number> {
  const found = await count(from, to);
  const length = daysBetween(from, to);
  if (found < most || length < 1) return found;
  const middle = addDays(from, Math.floor(length / 2));
  const halves = await Promise.all([
    sumByDays(count, most, from, middle),
    sumByDays(count, most, addDays(middle, 1), to),
  ]);
  return halves[0] + halves[1];
}
