import * as v from 'valibot';
import { isDay } from '../day';
import type { Day } from '../day';

/** A calendar day, `YYYY-MM-DD`, that exists in the calendar. */
export const day = v.custom<Day>((value) => typeof value === 'string' && isDay(value));

/** A moment: a `Date`, or whatever a database hands over that turns into one by `toDate()`. */
export const instant = v.pipe(
  v.custom<Date | { toDate(): Date }>(
    (value) =>
      value instanceof Date ||
      (typeof value === 'object' &&
        value !== null &&
        typeof (value as { toDate?: unknown }).toDate === 'function'),
  ),
  v.transform((value) => (value instanceof Date ? value : value.toDate())),
);

/** Text that a person must see something of. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** A count: a whole number from zero. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
