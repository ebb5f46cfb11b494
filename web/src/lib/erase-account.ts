import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth';
import { auth } from './auth';
import { callable } from './callable';
import { nextPage } from './session';
import { signOut } from './sign-out';

const TIMEOUT_MS = 120_000;

/**
 * Erases the signed-in person's account, on the server and on this device, and opens another page.
 * @throws FirebaseError with an `auth/…` code when that is not their password, or why the server refused
 */
export async function eraseAccount(password: string, goOnAt: string): Promise<void> {
  const user = auth.currentUser;
  if (!user?.email) throw new Error('Nobody is signed in');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  await callable('erase-my-account', TIMEOUT_MS)(null);
  nextPage.after = goOnAt;
  await signOut();
}
