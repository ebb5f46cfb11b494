import type { Response } from '@raizes/domain/callables/responses';
import { addDays, daysBetween, utcDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingSchema, devotionalSchema } from '@raizes/domain/documents/content';
import { WEEK_READINGS_MAX } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { onSignedInCall } from '../callable';
import { database } from '../firebase';

const INVALID_DAY = 'Confira a data deste aparelho.';

/** Returns the content of a day and of the seven days after it, for reading offline. */
export const getWeekAhead = onSignedInCall(
  'get_week_ahead',
  async (_caller, { from }) => {
    // The day of any device is at most one away from the day in UTC. Refusing all others keeps the cache small.
    const today = utcDay(new Date());
    if (Math.abs(daysBetween(today, from)) > 1) {
      throw new HttpsError('invalid-argument', INVALID_DAY);
    }
    return cachedWeek(from);
  },
  { invalidRequest: INVALID_DAY },
);

type Week = Response<'get_week_ahead'>;

const FRESH_MS = 10 * 60 * 1000;
const cache = new Map<Day, { at: number; week: Promise<Week> }>();

/** Caches a week for ten minutes per instance: everybody requests the same days, so they are not read once per person. */
function cachedWeek(from: Day): Promise<Week> {
  const now = Date.now();
  for (const [day, { at }] of cache) if (now - at > FRESH_MS) cache.delete(day);
  const cached = cache.get(from);
  if (cached) return cached.week;
  const week = fetchWeek(from);
  cache.set(from, { at: now, week });
  week.catch(() => cache.delete(from));
  return week;
}

const DAYS_AHEAD = 7;

async function fetchWeek(from: Day): Promise<Week> {
  const [devotionals, readings] = await Promise.all([
    fetchValid(collections.devotionals, devotionalSchema, from, DAYS_AHEAD + 1),
    fetchValid(collections.dailyReadings, dailyReadingSchema, from, WEEK_READINGS_MAX),
  ]);
  return { devotionals, readings };
}

/** Fetches the week's documents of a collection, without invalid ones. */
async function fetchValid<Content>(
  collection: string,
  schema: v.GenericSchema<unknown, Content>,
  from: Day,
  limit: number,
): Promise<Content[]> {
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
