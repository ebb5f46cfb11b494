import { churchSchema } from '@raizes/domain/documents/church';
import { consentLogSchema } from '@raizes/domain/documents/consent-log';
import { profileSchema } from '@raizes/domain/documents/profile';
import { collections, paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { callable } from '@/lib/callable';
import { useLiveDoc, useLiveQuery } from '@/lib/live';
import { queryOf } from '@/lib/query-of';

const LOG_SHOWN = 20;
const EXPORT_TIMEOUT_MS = 120_000;

export const useProfile = (uid: string) => useLiveDoc(paths.profile(uid), profileSchema);

export const useChurch = () => useLiveDoc(paths.church, churchSchema);

/** The newest of what was answered and recorded. */
export const useConsentLog = (uid: string) =>
  useLiveQuery(
    queryOf(collections.consentLog(uid), { newestBy: 'at', size: LOG_SHOWN }),
    consentLogSchema,
  );

const countsSchema = v.record(v.string(), v.number());

/** How much of each kind is kept, by the names of the collections. */
export async function countMyData(): Promise<Record<string, number>> {
  return v.parse(countsSchema, await callable('count-my-data')(null));
}

const everythingSchema = v.record(v.string(), v.unknown());
export type Everything = v.InferOutput<typeof everythingSchema>;

/** All that is kept of the person. */
export async function everythingKept(): Promise<Everything> {
  return v.parse(everythingSchema, await callable('export-my-data', EXPORT_TIMEOUT_MS)(null));
}
