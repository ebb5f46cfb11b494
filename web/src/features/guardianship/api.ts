import { profileSchema } from '@raizes/domain/documents/profile';
import { collections } from '@raizes/domain/paths';
import { callable } from '@/lib/callable';
import { useLiveQuery } from '@/lib/live';
import { queryOf } from '@/lib/query-of';

const SHOWN = 50;

/** Minors, with and without their guardian's consent. */
export const useMinors = () =>
  useLiveQuery(
    queryOf(collections.profiles, {
      among: { field: 'guardianship', values: ['needed', 'recorded'] },
      size: SHOWN,
    }),
    profileSchema,
  );

const record = callable('record-guardian-consent');

export async function recordConsent(userId: string, guardianName: string, consentedOn: string) {
  await record({ userId, action: 'record', guardianName, consentedOn });
}

export async function revokeConsent(userId: string) {
  await record({ userId, action: 'revoke' });
}
