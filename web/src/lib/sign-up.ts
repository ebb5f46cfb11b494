import { paths } from '@raizes/domain/paths';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { doc, memoryLocalCache, setDoc } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore';
import { sendConfirmation } from './confirm-email';
import { enableAppCheck } from './firebase/app-check';
import { auth, createAuth, firebaseConfig } from './firebase/auth';
import { db, createFirestore } from './firestore';
import { pendingInvitation } from './pending-invitation';
import { pendingSignUp } from './pending-sign-up';
import { existsOnServer } from './reads';
import { withTimeout } from './timing';

export interface ProfileDetails {
  full_name: string;
  church_denomination: string;
}

/** Creates the initial profile of a person: a disciple without a leader. */
function createProfile(firestore: Firestore, uid: string, details: ProfileDetails): Promise<void> {
  return setDoc(doc(firestore, paths.profile(uid)), {
    id: uid,
    full_name: details.full_name,
    church_denomination: details.church_denomination,
    position: 'discipulo',
    pastor_id: null,
  });
}

/** Writes the signed-in person's missing profile. */
export async function saveProfile(uid: string, details: ProfileDetails): Promise<void> {
  await createProfile(db, uid, details);
  pendingSignUp.forget();
}

/**
 * Completes an interrupted sign-up with the values typed then.
 * @returns false if this device doesn't have them, so that the person must enter them again
 */
export async function repairProfile(uid: string): Promise<boolean> {
  if (await existsOnServer(paths.profile(uid))) return true;
  const pending = pendingSignUp.read(auth.currentUser?.email ?? '');
  if (!pending) return false;
  const { full_name, church_denomination } = pending;
  await saveProfile(uid, { full_name, church_denomination });
  return true;
}

/** @throws FirebaseError with an `auth/…` code */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}

const COMPLETION_TIMEOUT_MS = 10_000;

/**
 * Creates the account and its profile, and sends the link that confirms the address. Uses a separate Firebase app, because the page's
 * session must not change: the person signs in afterwards. Also succeeds without the profile, which the next sign-in then writes.
 * @returns whether the link was sent
 * @throws FirebaseError with an `auth/…` code when no account was created
 */
export async function signUp({
  email,
  password,
  ...details
}: ProfileDetails & { email: string; password: string }): Promise<boolean> {
  const app = initializeApp(firebaseConfig, `sign-up-${crypto.randomUUID()}`);
  enableAppCheck(app);
  pendingSignUp.write({ email, ...details });
  try {
    const { user } = await createUserWithEmailAndPassword(
      createAuth(app, inMemoryPersistence),
      email,
      password,
    );
    pendingInvitation.bindToAccount(email);
    const completed = Promise.all([sendLink(), completeAccount()]);
    const [isSent = false] = (await withTimeout(completed, COMPLETION_TIMEOUT_MS)) ?? [];
    return isSent;

    async function sendLink(): Promise<boolean> {
      try {
        await sendConfirmation(user);
        return true;
      } catch (cause) {
        console.warn('The confirmation link was not sent; the dashboard can send another', cause);
        return false;
      }
    }

    async function completeAccount(): Promise<void> {
      try {
        await updateProfile(user, { displayName: details.full_name });
        const firestore = createFirestore(app, { localCache: memoryLocalCache() });
        await createProfile(firestore, user.uid, details);
        pendingSignUp.forget();
      } catch (cause) {
        console.warn('The profile will be created at the next sign-in', cause);
      }
    }
  } finally {
    await deleteApp(app);
  }
}
