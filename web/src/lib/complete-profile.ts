import { paths } from '@raizes/domain/paths';
import { doc, getDocFromServer } from 'firebase/firestore';
import { auth } from './auth';
import { createProfile } from './create-profile';
import type { ProfileDetails } from './create-profile';
import { db } from './db';
import { pendingSignUp } from './pending-sign-up';

/** Writes the signed-in person's missing profile. */
export async function saveProfile(uid: string, details: ProfileDetails): Promise<void> {
  await createProfile(db, uid, details);
  pendingSignUp.forget();
}

/**
 * Mends a sign-up that was cut off before the profile existed, with what was typed then.
 * @returns false when this device doesn't have it and the person must be asked.
 */
export async function mendProfile(uid: string): Promise<boolean> {
  const profile = await getDocFromServer(doc(db, paths.profile(uid)));
  if (profile.exists()) return true;
  const typed = pendingSignUp.of(auth.currentUser?.email ?? '');
  if (!typed) return false;
  const { full_name, church_denomination } = typed;
  await saveProfile(uid, { full_name, church_denomination });
  return true;
}
