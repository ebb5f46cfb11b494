import { collections, paths } from '@raizes/domain/paths';
import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { database } from '../lib/database';
import { eachFound } from './each-found';
import { eraseRemains } from './erase-remains';
import { erasureOf } from './erasure';
import { leaveMessagesAsDisciple, leaveMessagesAsLeader } from './leave-messages';
import { leaveChurch, leaveContent, leaveDisciples } from './leave-others';

const rowsOf = (collection: string) => (uid: string) =>
  eachFound(database.collection(collection).where('user_id', '==', uid), ({ ref }) => ref.delete());

async function eraseStats(uid: string): Promise<void> {
  await database.doc(paths.userStats(uid)).delete();
}

async function eraseAccount(uid: string): Promise<void> {
  try {
    await getAuth().deleteUser(uid);
  } catch (error) {
    const isGone = error instanceof FirebaseAuthError && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}

async function forgetWho(uid: string): Promise<void> {
  await erasureOf(uid).set({ erased_at: FieldValue.serverTimestamp() });
}

/**
 * All that erasing an account is, in its order; each can be done again. What others keep loses the name first. The stats go
 * after all that a trigger could count anew, and then once more whatever a trigger wrote while they were still there. The
 * account goes last: as long as anything is left, the person can come back and ask again.
 */
export const erasureSteps: readonly ((uid: string) => Promise<void>)[] = [
  leaveMessagesAsDisciple,
  leaveMessagesAsLeader,
  leaveDisciples,
  leaveChurch,
  leaveContent,
  rowsOf(collections.userRoles),
  rowsOf(collections.pushDevices),
  eraseRemains,
  eraseStats,
  eraseRemains,
  eraseAccount,
  forgetWho,
];

export async function erasePerson(uid: string): Promise<void> {
  for (const step of erasureSteps) await step(uid);
}
