import type { Day } from '../day';

/**
 * The id of a day's next reading: the day and a number, `2026-11-22-10`. Numbers are never reused, because a person who completed a
 * deleted reading has not read the one that replaces it. Up to 99, the security rules derive the day from the id, so that a completion
 * costs no read.
 * @param highest the highest number that was ever used on the day; 0 for none
 */
export const nextReadingId = (day: Day, highest: number) => `${day}-${nextNumber(highest)}`;

/** The ids of the next `length` readings in display order, which is the order of ids as strings (100 comes before 99). */
export function nextReadingIds(day: Day, highest: number, length: number): string[] {
  let number = highest;
  return Array.from({ length }, () => {
    number = nextNumber(number);
    return `${day}-${number}`;
  }).toSorted();
}

/** Starts at two digits, so that up to 99 the order of ids as strings is the order of numbers. */
const nextNumber = (number: number): number => Math.max(number + 1, 10);

/** The highest number among those of these ids that belong to the day; 0 for none. */
export const highestNumber = (day: Day, ids: Iterable<string>) =>
  Math.max(0, ...Array.from(ids, (id) => numberIn(day, id)));

/** The number of an id of this day; otherwise 0. Ignores unsafe integers, which must have been written by hand. */
function numberIn(day: Day, id: string): number {
  const [, of, number] = /^(.{10})-([1-9]\d{0,15})$/.exec(id) ?? [];
  return of === day && Number(number) < Number.MAX_SAFE_INTEGER ? Number(number) : 0;
}

/** The id of a planned reading, made of its day and its place among that day's readings, so that a repeated run writes the same document. */
export const planReadingId = (day: Day, place: number | '') => `plano-${day}-${place}`;
