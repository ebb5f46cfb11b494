import { churchSchema } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import { isTimeZone } from '@raizes/domain/time-zone';
import * as v from 'valibot';
import { database } from '../firebase';

const zoneSchema = v.object({
  time_zone: v.pipe(churchSchema.entries.time_zone, v.check(isTimeZone)),
});

/** Returns Brasília's time zone until an admin has chosen a valid one. */
export async function churchTimeZone(): Promise<string> {
  const church = v.safeParse(zoneSchema, (await database.doc(paths.church).get()).data());
  return church.success ? church.output.time_zone : 'America/Sao_Paulo';
}
