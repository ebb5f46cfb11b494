import { utcDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { churchSchema } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import { isTimeZone, localTime } from '@raizes/domain/time-zone';
import * as v from 'valibot';
import { database } from '../firebase';
import { oncePerInstance } from '../trigger';

const zoneSchema = v.object({
  time_zone: v.pipe(churchSchema.entries.time_zone, v.check(isTimeZone)),
});

/** Returns Brasília's time zone until an admin has chosen a valid one. */
export async function churchTimeZone(): Promise<string> {
  const church = v.safeParse(zoneSchema, (await database.doc(paths.church).get()).data());
  return church.success ? church.output.time_zone : 'America/Sao_Paulo';
}

/** Returns the church's day at a given time. Costs one read. */
export const churchDay = async (now: Date): Promise<Day> =>
  localTime(await churchTimeZone(), now).day;

/** Like `churchDay`, but each instance reads the time zone once per UTC day, so a new one takes effect within a day. */
export const cachedChurchDay = async (now: Date): Promise<Day> =>
  localTime(await timeZoneOn(utcDay(now)), now).day;

const timeZoneOn = oncePerInstance((_day: Day) => churchTimeZone());
