import { signInWithEmailAndPassword, updatePassword, verifyBeforeUpdateEmail } from 'firebase/auth';
import type { User } from 'firebase/auth';
import { auth } from './firebase/auth';
import { errorCode } from './error-code';
import { errorText } from './errors';
import { withTimeout } from './timing';

/**
 * Proves with the password that it is the person who is signed in, by signing in once more: the first screen has that code already.
 * @throws FirebaseError with an `auth/…` code
 */
export async function reauthenticate(password: string): Promise<User> {
  const email = auth.currentUser?.email;
  if (!email) throw new Error('Nobody is signed in');
  return (await signInWithEmailAndPassword(auth, email, password)).user;
}

/**
 * Changes the password, which ends the sessions of other devices. Their pushes end too: now, or where that fails when this device
 * next subscribes.
 * @throws as `reauthenticate`
 */
export async function changePassword(password: string, next: string): Promise<void> {
  await updatePassword(await reauthenticate(password), next);
  const ending = import('./push/subscription').then((push) => push.removeOtherSubscriptions());
  const warn = (cause: unknown) => console.warn('Other devices may still get pushes', cause);
  await withTimeout(ending.catch(warn), PATIENCE_MS);
}

const PATIENCE_MS = 5000;

/**
 * Sends a link to the new address; the account has it once the link is followed. It succeeds for the address of another account
 * too, which gets no link: nobody learns from it who has one.
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

/** What to show for an error of these: the account is known here, so only the password can be wrong. */
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
