import { profileSchema } from '@raizes/domain/documents/profile';
import type { Leader } from '@raizes/domain/documents/user-stats';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseSnapshot } from '../lib/parse-snapshot';

/** `profiles/{uid}` as it is stored: its id is in its path. */
const storedProfileSchema = v.omit(profileSchema, ['id']);

export type StoredProfile = v.InferOutput<typeof storedProfileSchema>;

export function parseProfile(snapshot: DocumentSnapshot): StoredProfile {
  return parseSnapshot(storedProfileSchema, snapshot);
}

/** Null when there is no such profile, or it is no longer a leader's. */
export function parseLeader(snapshot: DocumentSnapshot): Leader | null {
  if (!snapshot.exists) return null;
  const { full_name, position } = parseProfile(snapshot);
  return position === 'discipulo' ? null : { id: snapshot.id, full_name, position };
}
