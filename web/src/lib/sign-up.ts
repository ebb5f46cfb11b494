import { deleteApp, initializeApp } from 'firebase/app';
import { createUserWithEmailAndPassword, inMemoryPersistence, updateProfile } from 'firebase/auth';
import { memoryLocalCache } from 'firebase/firestore';
import { authOf } from './auth';
import { firestoreOf } from './firestore-of';
import { firebaseConfig } from './firebase-config';
import { pendingSignUp } from './pending-sign-up';
import { createProfile } from './create-profile';
import type { ProfileDetails } from './create-profile';
import { within } from './within';

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
    await within(PATIENCE_MS, completeAccount());

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
