import { paths } from '@raizes/domain/paths';
import type {
  DocumentReference,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { database } from '../firebase';

/** Thrown for a person whose account was or is being erased, so that late events do not recreate their documents. */
export class ErasedPersonError extends Error {
  constructor(readonly uid: string) {
    super('The person has erased their account');
    this.name = 'ErasedPersonError';
  }
}

/** @throws {ErasedPersonError} if the person's account was or is being erased */
export async function refuseErased(tx: Transaction, uid: string): Promise<void> {
  if ((await tx.get(erasureOf(uid))).exists) throw new ErasedPersonError(uid);
}

/**
 * The record of an erasure. It contains the uid while the erasure runs; afterwards only its date. Its id is a hash, so it can be found by
 * the uid without revealing it.
 */
export const erasureOf = (uid: string): DocumentReference =>
  database.doc(paths.erasure(createHash('sha256').update(uid).digest('hex')));

/** Deletes the profile and everything below `users/{uid}`. */
export async function deleteOwnDocuments(uid: string): Promise<void> {
  await database.doc(paths.profile(uid)).delete();
  await database.recursiveDelete(database.doc(paths.user(uid)));
}

/** Documents processed in parallel. */
const BATCH = 25;

/** Processes a query's documents until it finds none. `work` must change each document so that the query no longer matches it. */
export async function forEachMatch(
  query: Query,
  work: (found: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<void> {
  let page = await query.limit(BATCH).get();
  while (!page.empty) {
    await Promise.all(page.docs.map(work));
    page = await query.limit(BATCH).get();
  }
}
