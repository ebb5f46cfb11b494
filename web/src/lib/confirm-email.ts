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

const lately = () => [created(), ...asked()].filter(isRecent);

/** How many e-mails were sent in the last 24 hours, and the milliseconds until the next may be; null: not today. */
export function sendingState(): { sent: number; wait: number | null } {
  const times = lately();
  if (times.length >= DAILY_EMAILS) return { sent: times.length, wait: null };
  const passed = Math.min(...times.map((at) => Math.abs(Date.now() - at)));
  return { sent: times.length, wait: Math.max(0, PAUSE_MS - passed) };
}

/** How often the server is asked while the app stays open, and for how long after an e-mail. Each time Firestore reconnects. */
const CHECK_EVERY_MS = 30_000;
const CHECK_FOR_MS = 10 * 60_000;
/** A notice that opens right after Auth has asked on its own, at a start or a sign-in, would get the same answer. */
const FRESH_MS = 10_000;
let askedAt = Date.now();

/**
 * Follows whether the signed-in person confirms the address: in this tab, in another one, or on another device. It asks the server
 * now, whenever the app comes back to the front, and for a while after an e-mail was sent.
 * @returns what ends it
 */
export function watchConfirmation(): () => void {
  const check = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    renewConfirmation().catch(warn);
  };
  const checkLately = () => {
    if (lately().some((at) => Date.now() - at < CHECK_FOR_MS)) check();
  };
  const timer = setInterval(checkLately, CHECK_EVERY_MS);
  // Another tab has renewed the token.
  const stopListening = onIdTokenChanged(auth, (user) => {
    if (user?.emailVerified) readToken(user).catch(warn);
  });
  window.addEventListener('focus', check);
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  if (Math.abs(Date.now() - askedAt) > FRESH_MS) check();
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

const isInToken = async (user: User) =>
  (await user.getIdTokenResult()).claims['email_verified'] === true;

/** At a start Auth looks the account up, but keeps a token from before the confirmation until it expires. */
export function renewStaleToken(): void {
  const user = auth.currentUser;
  if (!user?.emailVerified) return;
  isInToken(user)
    .then((isKnown) => (isKnown ? null : user.getIdToken(true)))
    .catch(warn);
}

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
  askedAt = Date.now();
  await user.reload();
  return user.emailVerified || was ? readToken(user) : 'unconfirmed';
}

/** The rules and functions go by the token alone. */
async function readToken(user: User): Promise<Confirmation> {
  const isKnown = user.emailVerified && (await isInToken(user));
  if (user.emailVerified && !isKnown) await user.getIdToken(true);
  const { uid, email, displayName, emailVerified } = user;
  const isUnconfirmed = !emailVerified;
  setPerson({ uid, email: email ?? '', name: displayName ?? '', isUnconfirmed });
  if (!user.emailVerified) return 'unconfirmed';
  return isKnown ? 'confirmed' : 'renewed';
}
