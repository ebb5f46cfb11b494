import { isDeepStrictEqual } from 'node:util';
import { searchPrefixes } from '@raizes/domain/name-search';
import { paths } from '@raizes/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../lib/database';
import { parseProfile } from './stored-profile';

/** Keeps what a person is found by true to their name. (The write fires the trigger once more, which then finds nothing to do.) */
export async function stampSearch(seen: DocumentSnapshot): Promise<void> {
  if (isTrue(seen)) return;
  await database.runTransaction(async (tx) => {
    const now = await tx.get(database.doc(paths.profile(seen.id)));
    if (isTrue(now)) return;
    const { full_name } = parseProfile(now);
    tx.update(now.ref, { search_prefixes: searchPrefixes(full_name) });
  });
}

/** So is nothing that is not there. */
function isTrue(profile: DocumentSnapshot): boolean {
  if (!profile.exists) return true;
  const { full_name, search_prefixes } = parseProfile(profile);
  return isDeepStrictEqual(search_prefixes, searchPrefixes(full_name));
}
