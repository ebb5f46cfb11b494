import { profileSchema } from '@raizes/domain/documents/profile';
import { needsGuardian } from '@raizes/domain/guardianship';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseSnapshot } from '../lib/parse-snapshot';

const guardedSchema = v.pick(profileSchema, ['guardianship', 'adult_from_year']);

/** Whether this is the profile of a minor whose guardian has not consented. */
export function isGuarded(profile: DocumentSnapshot): boolean {
  if (!profile.exists) return false;
  return needsGuardian(parseSnapshot(guardedSchema, profile), new Date().getUTCFullYear());
}
