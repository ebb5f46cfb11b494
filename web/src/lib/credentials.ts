import { signInWithEmailAndPassword, updatePassword, verifyBeforeUpdateEmail } from 'firebase/auth';
import type { User } from 'firebase/auth';
import { auth } from './firebase/auth';
import { errorCode } from './error-code';
import { errorText } from './errors';
import { removeOtherSubscriptions } from './push/subscription';
import { withTimeout } from './timing';

/**
 * Verifies the signed-in person's password by signing in again, because the first screen has already loaded that code.
 * @throws FirebaseError with an `auth/…` code
 */
export async function reauthenticate(password: string): Promise<User> {
  const email = auth.currentUser?.email;
  if (!email) throw new Error('Nobody is signed in');
  return (await signInWithEmailAndPassword(auth, email, password)).user;
}

/**
 * Changes the password, which ends the sessions of other devices. Their pushes end too: now or, if that fails, when this device
 * next subscribes.
 * @throws as `reauthenticate`
 */
export async function changePassword(password: string, next: string): Promise<void> {
  await updatePassword(await reauthenticate(password), next);
  const warn = (cause: unknown) => console.warn('Other devices may still get pushes', cause);
  await withTimeout(removeOtherSubscriptions().catch(warn), END_PUSHES_TIMEOUT_MS);
}

const END_PUSHES_TIMEOUT_MS = 5000;

/**
 * Sends a link to the new address; the account's address changes when the link is followed. Also resolves for the address of
 * another account, without sending a link, so that it does not reveal who has an account.
 * @throws as `reauthenticate`
 */
export async function requestEmailChange(password: string, email: string): Promise<void> {
  const user = await reauthenticate(password);
  try {
    await verifyBeforeUpdateEmail(user, email);
  } catch (error) {
    if (errorCode(error) !== 'auth/email-already-in-use') throw error;
  }
}

/** Returns the text for an error of these functions: the account is known here, so only the password can be wrong. */
export const credentialErrorText = (error: unknown): string =>
  texts[errorCode(error)] ?? errorText(error);

const texts: Record<string, string> = {
  'auth/invalid-credential': 'Senha incorreta.',
  'auth/invalid-login-credentials': 'Senha incorreta.',
  'auth/wrong-password': 'Senha incorreta.',
  'auth/invalid-new-email': 'Email inválido',
  'auth/password-does-not-meet-requirements': 'Escolha uma senha mais forte.',
  'auth/requires-recent-login': 'Digite a sua senha outra vez.',
};
