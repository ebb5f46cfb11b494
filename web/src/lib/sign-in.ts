import { signInWithEmailAndPassword } from 'firebase/auth';
import { auth } from './auth';

/** @throws FirebaseError with an `auth/…` code. */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}
