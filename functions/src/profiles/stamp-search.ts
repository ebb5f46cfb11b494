import { isDeepStrictEqual } from 'node:util';
import { searchFields } from '@raizes/domain/name-search';
import { paths } from '@raizes/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../lib/database';
import { parseProfile } from './stored-profile';
import type { StoredProfile } from './stored-profile';

/** Keeps what a person is found by true to their name and position. (The write fires the trigger once more, which then finds nothing to do.) */
export async function stampSearch(seen: DocumentSnapshot): Promise<void> {
  if (isTrue(seen)) return;
  await database.runTransaction(async (tx) => {
    const now = await tx.get(database.doc(paths.profile(seen.id)));
    if (isTrue(now)) return;
    tx.update(now.ref, { search: searchOf(parseProfile(now)) });
  });
}

/** So is nothing that is not there. */
function isTrue(profile: DocumentSnapshot): boolean {
  if (!profile.exists) return true;
  const stored = parseProfile(profile);
  return isDeepStrictEqual(stored.search, searchOf(stored));
}

const searchOf = ({ full_name, position }: StoredProfile) =>
  searchFields(full_name, position !== 'discipulo');
