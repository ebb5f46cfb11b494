import { onIdTokenChanged, sendEmailVerification } from 'firebase/auth';
import type { User } from 'firebase/auth';
import { auth } from './firebase/auth';
import { errorCode } from './error-code';
import { setPerson, useSession } from './session';
import { storage } from './storage';

/** The address that the signed-in person must still confirm; null when it is confirmed. */
export function useUnconfirmedEmail(): string | null {
  const session = useSession();
  const isUnconfirmed = session.status === 'signed-in' && session.person.isUnconfirmed;
  return isUnconfirmed ? session.person.email : null;
}

/** E-mails with a link that one device asks for within 24 hours, and the pause between two. */
const DAILY_EMAILS = 5;
const PAUSE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Sends the e-mail with the link that confirms the address.
 * @throws FirebaseError with an `auth/…` code
 */
export async function sendConfirmation(user: User): Promise<void> {
  try {
    await sendEmailVerification(user, { url: `${location.origin}/dashboard` });
  } catch (error) {
    // A domain that the project does not list gets the link without a way back to the app.
    if (errorCode(error) !== 'auth/unauthorized-continue-uri') throw error;
    await sendEmailVerification(user);
  }
}

export const SENDINGS_KEY = 'confirmation-emails';

/**
 * Sends it to the signed-in person, and counts it. Does nothing within the pause, which another tab may have begun.
 * @throws as `sendConfirmation`
 */
export async function sendAgain(): Promise<void> {
  if (!auth.currentUser || sendingState().wait !== 0) return;
  await sendConfirmation(auth.currentUser);
  storage.write(SENDINGS_KEY, [...asked(), Date.now()]);
}

const isRecent = (at: number) => Math.abs(Date.now() - at) < DAY_MS;

/** When this device asked for an e-mail within the last 24 hours, by its clock. */
function asked(): number[] {
  const stored = storage.read(SENDINGS_KEY);
  // Without valibot, which would come with the pages in front of the app.
  return Array.isArray(stored) ? stored.map(Number).filter(isRecent) : [];
}

/** The first one went out with the sign-up. */
const created = () => Date.parse(auth.currentUser?.metadata.creationTime ?? '');

/** How many e-mails were sent in the last 24 hours, and the milliseconds until the next may be; null: not today. */
export function sendingState(): { sent: number; wait: number | null } {
  const times = [created(), ...asked()].filter(isRecent);
  if (times.length >= DAILY_EMAILS) return { sent: times.length, wait: null };
  const passed = Math.min(...times.map((at) => Math.abs(Date.now() - at)));
  return { sent: times.length, wait: Math.max(0, PAUSE_MS - passed) };
}

/** How often the server is asked while the app stays open after an e-mail was sent. */
const CHECK_EVERY_MS = 20_000;

/**
 * Follows whether the signed-in person confirms the address: in this tab, in another one, or on another device. It asks the server
 * at once, whenever the app comes back to the front, and from time to time after an e-mail was sent.
 * @returns what ends it
 */
export function watchConfirmation(): () => void {
  const check = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    renewConfirmation().catch(warn);
  };
  const timer = setInterval(() => sendingState().sent > 0 && check(), CHECK_EVERY_MS);
  // Another tab has renewed the token.
  const stopListening = onIdTokenChanged(auth, (user) => {
    if (user?.emailVerified) readToken(user).catch(warn);
  });
  window.addEventListener('focus', check);
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  check();
  return () => {
    clearInterval(timer);
    stopListening();
    window.removeEventListener('focus', check);
    window.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', check);
  };
}

const warn = (cause: unknown) => console.warn('The confirmation could not be checked', cause);

/** `renewed`: the person has confirmed the address, and the token did not say so until now. */
export type Confirmation = 'unconfirmed' | 'confirmed' | 'renewed';

let asking: Promise<Confirmation> | null = null;

/**
 * Asks the server whether the signed-in person has confirmed the address, and renews a token that does not say so.
 * @throws FirebaseError with an `auth/…` code
 */
export function renewConfirmation(): Promise<Confirmation> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<Confirmation> {
  const user = auth.currentUser;
  if (!user) return 'unconfirmed';
  const was = user.emailVerified;
  await user.reload();
  return user.emailVerified || was ? readToken(user) : 'unconfirmed';
}

/** The rules and functions go by the token alone. */
async function readToken(user: User): Promise<Confirmation> {
  const saysSo = async (anew: boolean) =>
    (await user.getIdTokenResult(anew)).claims['email_verified'] === true;
  const isKnown = user.emailVerified && (await saysSo(false));
  if (user.emailVerified && !isKnown) await saysSo(true);
  const { uid, email, displayName, emailVerified } = user;
  const isUnconfirmed = !emailVerified;
  setPerson({ uid, email: email ?? '', name: displayName ?? '', isUnconfirmed });
  if (!user.emailVerified) return 'unconfirmed';
  return isKnown ? 'confirmed' : 'renewed';
}
