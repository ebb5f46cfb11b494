import { isDeepStrictEqual } from 'node:util';
import { searchFields } from '@raizes/domain/name-search';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { parseProfile } from './stored-profile';

/** Keeps what a person is found by true to their name and position. */
export function stampSearch(tx: Transaction, profile: DocumentSnapshot): void {
  if (!profile.exists) return;
  const { full_name, position, search } = parseProfile(profile);
  const right = searchFields(full_name, position !== 'discipulo');
  if (!isDeepStrictEqual(search, right)) tx.update(profile.ref, { search: right });
}
