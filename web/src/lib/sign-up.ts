import { paths } from '@raizes/domain/paths';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { doc, getDocFromServer, memoryLocalCache, setDoc } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import * as v from 'valibot';
import { auth, authOf, firebaseConfig } from './firebase';
import { db, firestoreOf } from './firestore';
import { storage } from './storage';
import { readStored } from './stored';
import { withTimeout } from './timing';

export interface ProfileDetails {
  full_name: string;
  church_denomination: string;
}

/** Creates a person's profile as everyone starts: a disciple, linked to no one. */
function createProfile(on: Firestore, uid: string, details: ProfileDetails): Promise<void> {
  return setDoc(doc(on, paths.profile(uid)), {
    id: uid,
    full_name: details.full_name,
    church_denomination: details.church_denomination,
    position: 'discipulo',
    pastor_id: null,
  });
}

const KEY = 'pending-sign-up';
const schema = v.object({
  email: v.string(),
  full_name: v.string(),
  church_denomination: v.string(),
});

/**
 * What a person typed at sign-up, kept until the profile exists: a sign-up that is cut off between the
 * account and the profile is completed with it at the next sign-in.
 */
const pendingSignUp = {
  keep: (details: v.InferOutput<typeof schema>) => storage.write(KEY, details),
  of(email: string) {
    const kept = readStored(KEY, schema);
    return kept?.email === email ? kept : null;
  },
  forget: () => storage.remove(KEY),
};

/** Writes the signed-in person's missing profile. */
export async function saveProfile(uid: string, details: ProfileDetails): Promise<void> {
  await createProfile(db, uid, details);
  pendingSignUp.forget();
}

/**
 * Mends a sign-up that was cut off before the profile existed, with what was typed then.
 * @returns false when this device doesn't have it and the person must be asked.
 */
export async function repairProfile(uid: string): Promise<boolean> {
  const profile = await getDocFromServer(doc(db, paths.profile(uid)));
  if (profile.exists()) return true;
  const typed = pendingSignUp.of(auth.currentUser?.email ?? '');
  if (!typed) return false;
  const { full_name, church_denomination } = typed;
  await saveProfile(uid, { full_name, church_denomination });
  return true;
}

/** @throws FirebaseError with an `auth/…` code. */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}

const PATIENCE_MS = 10_000;

/**
 * Creates the account and its profile. It happens in an app of its own, because the person is to sign in
 * afterwards and the page's own session must not change. An account whose profile could not be written is a
 * success: the next sign-in writes it.
 * @throws FirebaseError with an `auth/…` code when there is no account.
 */
export async function signUp({
  email,
  password,
  ...details
}: ProfileDetails & { email: string; password: string }): Promise<void> {
  const app = initializeApp(firebaseConfig, `sign-up-${crypto.randomUUID()}`);
  pendingSignUp.keep({ email, ...details });
  try {
    const { user } = await createUserWithEmailAndPassword(
      authOf(app, inMemoryPersistence),
      email,
      password,
    );
    await withTimeout(completeAccount(), PATIENCE_MS);

    async function completeAccount(): Promise<void> {
      try {
        await updateProfile(user, { displayName: details.full_name });
        const on = firestoreOf(app, { localCache: memoryLocalCache() });
        await createProfile(on, user.uid, details);
        pendingSignUp.forget();
      } catch (cause) {
        console.warn('The profile waits for the next sign-in', cause);
      }
    }
  } finally {
    await deleteApp(app);
  }
}
