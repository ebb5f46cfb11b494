import * as v from 'valibot';
import { isDay } from '../day';
import type { Day } from '../day';

/** An existing calendar day, `YYYY-MM-DD`. */
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

/** Accepts a `Date`, an ISO string (from JSON) or a Firestore `Timestamp`; the output is a `Date`. */
export const instant = v.pipe(v.unknown(), v.transform(toDate), v.date());

/** Non-empty text. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** Writes chapter and verse as `formatPassage` does, however they were typed: `João 3:16` is `João 3.16`. */
export const withDots = (reference: string): string =>
  reference.replace(/(?<=\d)\s?:\s?(?=\d)/g, '.');

/** The reference of a verse as a person typed it, with the dots of all others. */
export const verseReference = v.pipe(text, v.transform(withDots));

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
