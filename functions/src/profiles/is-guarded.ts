import { consentsSchema } from '@raizes/domain/documents/consents';
import { profileSchema } from '@raizes/domain/documents/profile';
import { isMinor, needsGuardian } from '@raizes/domain/guardianship';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseSnapshot } from '../lib/parse-snapshot';

const guardedSchema = v.pick(profileSchema, ['guardianship', 'adult_from_year']);
const bornSchema = v.pick(consentsSchema, ['birth_year']);

/**
 * Whether this is the profile of a minor whose guardian has not consented. With the consents it is known from the moment
 * that they are given, before any trigger has marked the profile.
 */
export function isGuarded(profile: DocumentSnapshot, consents?: DocumentSnapshot): boolean {
  if (!profile.exists) return false;
  const year = new Date().getUTCFullYear();
  const known = parseSnapshot(guardedSchema, profile);
  if (known.guardianship === undefined && consents?.exists)
    return isMinor(parseSnapshot(bornSchema, consents).birth_year, year);
  return needsGuardian(known, year);
}
