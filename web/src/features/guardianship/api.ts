import { profileSchema } from '@raizes/domain/documents/profile';
import type { Profile } from '@raizes/domain/documents/profile';
import { needsGuardian } from '@raizes/domain/guardianship';
import { collections } from '@raizes/domain/paths';
import { callable } from '@/lib/callable';
import type { ListShape } from '@/lib/query-of';
import { useLongList } from '@/lib/use-long-list';

/** Of minors: whether their guardian's consent is still needed, or recorded. */
export type Standing = 'needed' | 'recorded';

const shapeOf = (standing: Standing): ListShape => ({
  path: collections.profiles,
  conditions: [['guardianship', '==', standing]],
  leastBy: 'full_name',
  size: 50,
});

const shapes = { needed: shapeOf('needed'), recorded: shapeOf('recorded') };

/** What was recorded of somebody stays when they come of age. */
const isMinor = ({ adult_from_year }: Profile) =>
  needsGuardian({ guardianship: 'needed', adult_from_year }, new Date().getFullYear());

/** Minors by their names, live as far as somebody looks. */
export const useMinors = (standing: Standing) =>
  useLongList(shapes[standing], profileSchema, isMinor);

const record = callable('record-guardian-consent');

export async function recordConsent(userId: string, guardianName: string, consentedOn: string) {
  await record({ userId, action: 'record', guardianName, consentedOn });
}

export async function revokeConsent(userId: string) {
  await record({ userId, action: 'revoke' });
}
