import * as v from 'valibot';
import { isDay } from '../day';
import type { Day } from '../day';

/** A calendar day, `YYYY-MM-DD`, that exists in the calendar. */
export const day = v.custom<Day>((value) => typeof value === 'string' && isDay(value));

const isTimestamp = (value: unknown): value is { toDate: () => unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'toDate' in value &&
  typeof value.toDate === 'function';

function toDate(value: unknown): unknown {
  if (isTimestamp(value)) return value.toDate();
  return typeof value === 'string' ? new Date(value) : value;
}

/** A moment: a `Date`, its ISO text as JSON has it, or whatever a database turns into one by `toDate()`. */
export const instant = v.pipe(v.unknown(), v.transform(toDate), v.date());

/** Text that a person must see something of. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** A count: a whole number from zero. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
