import type { Day } from './day';

/**
 * The id of a day's next reading: the day and a number, `2026-11-22-10`. A number is used once: somebody who has completed a reading that
 * was deleted has not read the one in its place. Up to 99 the rules know the id as one of its day's, and its completion costs no read.
 * @param highest the highest number that was used on the day; 0 for none
 */
export const nextReadingId = (day: Day, highest: number) => `${day}-${nextNumber(highest)}`;

/** The ids of `length` readings, in the order in which they are shown: sorted as texts, in which 100 comes before 99. */
export function nextReadingIds(day: Day, highest: number, length: number): string[] {
  let number = highest;
  return Array.from({ length }, () => {
    number = nextNumber(number);
    return `${day}-${number}`;
  }).toSorted();
}

/** At least two digits, and 91 after 9, so that ids sorted as texts are in the order of their numbers. */
function nextNumber(number: number): number {
  if (number === 0) return 10;
  return number === 9 ? 91 : number + 1;
}

/** The highest number that these ids have as ids of a day's readings; 0 for none. */
export const highestNumber = (day: Day, ids: Iterable<string>) =>
  Math.max(0, ...Array.from(ids, (id) => numberIn(day, id)));

/** An id with a number that nothing can be added to was written by hand, and is not counted on from. */
function numberIn(day: Day, id: string): number {
  const [, of, number] = /^(.{10})-([1-9]\d{0,15})$/.exec(id) ?? [];
  return of === day && Number(number) < Number.MAX_SAFE_INTEGER ? Number(number) : 0;
}
