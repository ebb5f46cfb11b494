import * as v from 'valibot';
import { isDay } from '../day';
import type { Day } from '../day';

/** A calendar day, `YYYY-MM-DD`, that exists in the calendar. */
export const day = v.custom<Day>((value) => typeof value === 'string' && isDay(value));

function toDate(value: unknown): Date | null {
  if (value instanceof Date) return value;
  if (typeof value === 'string') return new Date(value);
  if (typeof value === 'object' && value !== null && 'toDate' in value) {
    return typeof value.toDate === 'function' ? toDate(value.toDate()) : null;
  }
  return null;
}

/** A moment: a `Date`, its ISO text as JSON has it, or whatever a database turns into one by `toDate()`. */
export const instant = v.pipe(v.unknown(), v.transform(toDate), v.date());

/** Text that a person must see something of. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** A count: a whole number from zero. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
