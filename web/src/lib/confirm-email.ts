import { onIdTokenChanged, sendEmailVerification } from 'firebase/auth';
import type { User } from 'firebase/auth';
import { auth } from './firebase/auth';
import { errorCode } from './error-code';
import { setPerson, signingOut, useSession } from './session';
import { storage } from './storage';

/** Returns the address that the signed-in person still has to confirm; null if it is confirmed. */
export function useUnconfirmedEmail(): string | null {
  const session = useSession();
  const isUnconfirmed = session.status === 'signed-in' && session.person.isUnconfirmed;
  return isUnconfirmed ? session.person.email : null;
}

/** Limits for one device: the number of e-mails within 24 hours, and the pause between two. */
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
    // Firebase refuses a domain that the project does not list; send the link without the way back to the app.
    if (errorCode(error) !== 'auth/unauthorized-continue-uri') throw error;
    await sendEmailVerification(user);
  }
}

export const SENT_EMAILS_KEY = 'confirmation-emails';

/**
 * Sends the e-mail to the signed-in person and counts it. Does nothing during the pause, which another tab might have started.
 * @throws as `sendConfirmation`
 */
export async function resendConfirmation(): Promise<void> {
  if (!auth.currentUser || resendState().wait !== 0) return;
  await sendConfirmation(auth.currentUser);
  storage.write(SENT_EMAILS_KEY, [...resendTimes(), Date.now()]);
}

const isRecent = (at: number) => Math.abs(Date.now() - at) < DAY_MS;

/** Times at which this device requested an e-mail within the last 24 hours, by its own clock. */
function resendTimes(): number[] {
  const stored = storage.read(SENT_EMAILS_KEY);
  // Parsed without valibot, to keep it out of the chunks of the sign-in pages.
  return Array.isArray(stored) ? stored.map(Number).filter(isRecent) : [];
}

/** The first e-mail is sent at the sign-up. */
const signUpTime = () => Date.parse(auth.currentUser?.metadata.creationTime ?? '');

const sentTimes = () => [signUpTime(), ...resendTimes()].filter(isRecent);

/** Returns how many e-mails were sent in the last 24 hours, and the milliseconds until the next is allowed; null: not today. */
export function resendState(): { sent: number; wait: number | null } {
  const times = sentTimes();
  if (times.length >= DAILY_EMAILS) return { sent: times.length, wait: null };
  const passed = Math.min(...times.map((at) => Math.abs(Date.now() - at)));
  return { sent: times.length, wait: Math.max(0, PAUSE_MS - passed) };
}

/** Polling interval while the app stays open, and for how long after an e-mail. Each poll makes Firestore reconnect. */
const CHECK_EVERY_MS = 30_000;
const CHECK_FOR_MS = 10 * 60_000;
/** Auth has just fetched the account at a start or sign-in, so a notice that opens right afterwards need not fetch it again. */
const FRESH_MS = 10_000;
let fetchedAt = Date.now();

/**
 * Watches for the confirmation of the address, in this tab, in another one, or on another device. Calls the server now, whenever
 * the app comes back to the front, and regularly for a while after an e-mail was sent.
 * @returns a function that stops it
 */
export function watchConfirmation(): () => void {
  const check = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    refreshConfirmation().catch(warn);
  };
  const poll = () => {
    if (sentTimes().some((at) => Date.now() - at < CHECK_FOR_MS)) check();
  };
  const timer = setInterval(poll, CHECK_EVERY_MS);
  // Called when another tab has renewed the token.
  const stopListening = onIdTokenChanged(auth, (user) => {
    if (user?.emailVerified) readToken(user).catch(warn);
  });
  window.addEventListener('focus', check);
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', check);
  if (Math.abs(Date.now() - fetchedAt) > FRESH_MS) check();
  return () => {
    clearInterval(timer);
    stopListening();
    window.removeEventListener('focus', check);
    window.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', check);
  };
}

const warn = (cause: unknown) => console.warn('The confirmation could not be checked', cause);

/** `renewed`: the person has confirmed the address, and the token has just been renewed to contain that. */
export type Confirmation = 'unconfirmed' | 'confirmed' | 'renewed';

const isInToken = async (user: User) =>
  (await user.getIdTokenResult()).claims['email_verified'] === true;

/** Renews a token from before the confirmation: Auth fetches the account at a start, but keeps its token until it expires. */
export function renewStaleToken(): void {
  const user = auth.currentUser;
  if (!user?.emailVerified) return;
  isInToken(user)
    .then((isKnown) => (isKnown ? null : user.getIdToken(true)))
    .catch(warn);
}

let pendingRefresh: Promise<Confirmation> | null = null;

/**
 * Fetches whether the signed-in person has confirmed the address, and renews a token that does not contain it.
 * @throws FirebaseError with an `auth/…` code
 */
export function refreshConfirmation(): Promise<Confirmation> {
  pendingRefresh ??= refresh().finally(() => {
    pendingRefresh = null;
  });
  return pendingRefresh;
}

async function refresh(): Promise<Confirmation> {
  const user = auth.currentUser;
  if (!user) return 'unconfirmed';
  const wasConfirmed = user.emailVerified;
  fetchedAt = Date.now();
  await user.reload();
  return user.emailVerified || wasConfirmed ? readToken(user) : 'unconfirmed';
}

/** Updates the session, and renews a token without the confirmation: the security rules and functions check only the token. */
async function readToken(user: User): Promise<Confirmation> {
  const isKnown = user.emailVerified && (await isInToken(user));
  if (user.emailVerified && !isKnown) await user.getIdToken(true);
  const { uid, email, displayName, emailVerified } = user;
  const isUnconfirmed = !emailVerified;
  // The person might have signed out while this awaited the answer.
  if (auth.currentUser?.uid !== uid || signingOut.hasBegun()) return 'unconfirmed';
  setPerson({ uid, email: email ?? '', name: displayName ?? '', isUnconfirmed });
  if (!user.emailVerified) return 'unconfirmed';
  return isKnown ? 'confirmed' : 'renewed';
}
