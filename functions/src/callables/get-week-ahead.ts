import '../app';
import { daysBetween, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { HttpsError } from 'firebase-functions/https';
import { weekFrom } from '../content/week-from';
import { onSignedInCall } from '../lib/on-signed-in-call';

/** {from} → what is published for that day and the seven after it, to be read without a network. */
export const getWeekAhead = onSignedInCall('get_week_ahead', async (_caller, data) =>
  weekFrom(dayIn(data)),
);

/** Every device's day is within one of the day in UTC: no other is looked up. */
function dayIn(data: unknown): Day {
  const from = typeof data === 'object' && data !== null && 'from' in data ? data.from : null;
  const today = new Date().toISOString().slice(0, 10);
  if (typeof from === 'string' && isDay(from) && isDay(today)) {
    if (Math.abs(daysBetween(today, from)) <= 1) return from;
  }
  throw new HttpsError('invalid-argument', 'Confira a data deste aparelho.');
}
