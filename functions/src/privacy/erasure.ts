import { paths } from '@raizes/domain/paths';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { database } from '../firebase';

/** Everything that lies under a person's name. */
export async function deleteOwnDocuments(uid: string): Promise<void> {
  await database.doc(paths.profile(uid)).delete();
  await database.recursiveDelete(database.doc(paths.user(uid)));
}

/** Somebody whose account is erased, or being erased: what comes late must not bring them back. */
export class ErasedPersonError extends Error {
  constructor(readonly uid: string) {
    super('The person has erased their account');
    this.name = 'ErasedPerson';
  }
}

/**
 * Where an erasure is noted: while it goes on, with whose it is; afterwards only that there was one. It is found by the uid,
 * and does not tell it.
 */
export const erasureOf = (uid: string): DocumentReference =>
  database.doc(paths.erasure(createHash('sha256').update(uid).digest('hex')));

/** @throws {ErasedPersonError} */
export async function refuseErased(tx: Transaction, uid: string): Promise<void> {
  if ((await tx.get(erasureOf(uid))).exists) throw new ErasedPersonError(uid);
}
