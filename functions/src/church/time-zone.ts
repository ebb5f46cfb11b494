import { churchSchema } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { database } from '../firebase';

const zoneSchema = v.pick(churchSchema, ['time_zone']);

/** Brasília's until an admin has chosen one. */
export async function churchTimeZone(): Promise<string> {
  const church = v.safeParse(zoneSchema, (await database.doc(paths.church).get()).data());
  return church.success ? church.output.time_zone : 'America/Sao_Paulo';
}
