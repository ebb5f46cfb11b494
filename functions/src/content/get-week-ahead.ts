import '../firebase';
import { addDays, daysBetween, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingSchema, devotionalSchema } from '@raizes/domain/documents/content';
import { collections } from '@raizes/domain/paths';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { onSignedInCall } from '../callable';
import { database } from '../firebase';

const DAYS_AHEAD = 7;
/** A plan for the year needs three or four chapters a day. */
const MOST_READINGS = 60;
const FRESH_MS = 10 * 60 * 1000;

interface Week {
  devotionals: object[];
  readings: object[];
}

const kept = new Map<Day, { at: number; week: Promise<Week> }>();

/** The content of eight days. Everybody asks for the same: it is read once in a while, not once for each of them. */
function weekFrom(from: Day): Promise<Week> {
  const now = Date.now();
  for (const [day, { at }] of kept) if (now - at > FRESH_MS) kept.delete(day);
  const found = kept.get(from);
  if (found) return found.week;
  const week = read(from);
  kept.set(from, { at: now, week });
  week.catch(() => kept.delete(from));
  return week;
}

async function read(from: Day): Promise<Week> {
  const [devotionals, readings] = await Promise.all([
    published(collections.devotionals, devotionalSchema, from, DAYS_AHEAD + 1),
    published(collections.dailyReadings, dailyReadingSchema, from, MOST_READINGS),
  ]);
  return { devotionals, readings };
}

/** Those of its documents that can be used. */
async function published<T extends object>(
  collection: string,
  schema: v.GenericSchema<unknown, T>,
  from: Day,
  limit: number,
): Promise<T[]> {
  const { docs } = await database
    .collection(collection)
    .where('date', '>=', from)
    .where('date', '<=', addDays(from, DAYS_AHEAD))
    .orderBy('date')
    .limit(limit)
    .get();
  return docs.flatMap((found) => {
    const parsed = v.safeParse(schema, { ...found.data(), id: found.id });
    return parsed.success ? [parsed.output] : [];
  });
}

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
