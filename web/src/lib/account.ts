import { signOut as signOutOfAuth } from 'firebase/auth';
import { terminate, waitForPendingWrites } from 'firebase/firestore';
import { call } from './callable';
import { reauthenticate } from './credentials';
import { errorCode, isUnanswered } from './error-code';
import { auth } from './firebase/auth';
import './erase-device';
import { db } from './firestore';
import { releaseDevice } from './push/subscription';
import { pageAfterSession, signingOut, suspendSession } from './session';
import { withTimeout } from './timing';

const PENDING_WRITES_TIMEOUT_MS = 3000;

/** Resolves to whether the server has confirmed everything that was written on this device. */
export async function hasSentEverything(): Promise<boolean> {
  const sent = waitForPendingWrites(db).then(() => true);
  return (await withTimeout(sent, PENDING_WRITES_TIMEOUT_MS)) ?? false;
}

/** Ends the session; `watchSession` then erases the data stored on the device and opens the page. */
export async function signOut(pageAfter = '/auth'): Promise<void> {
  pageAfterSession.path = pageAfter;
  signingOut.begin();
  suspendSession();
  await releaseDevice();
  await terminate(db);
  await signOutOfAuth(auth);
}

const ERASURE_TIMEOUT_MS = 120_000;

/** Nobody knows yet whether the account is erased. */
export class UnansweredErasure extends Error {}

/**
 * Erases the signed-in person's account on the server and on this device, then opens `pageAfter`.
 * @throws UnansweredErasure; `pageAfter` opens when the session ends
 * @throws FirebaseError with an `auth/…` code for a wrong password, or with a function's code
 */
export async function eraseAccount(password: string, pageAfter: string): Promise<void> {
  // An earlier try got no answer: without a network nobody knows more than then.
  const isRepeated = pageAfterSession.path === pageAfter;
  // The session can end while the answer is still under way.
  pageAfterSession.path = pageAfter;
  try {
    await reauthenticate(password);
    await call('erase-my-account', null, ERASURE_TIMEOUT_MS);
  } catch (error) {
    if (!(await isAccountGone())) {
      const isOffline = errorCode(error) === 'auth/network-request-failed';
      // The server may have begun the erasure, and then finishes it by itself.
      if (isUnanswered(error) || (isRepeated && isOffline)) throw new UnansweredErasure();
      pageAfterSession.path = '/auth';
      throw error;
    }
  }
  await signOut(pageAfter);
}

/** An earlier request whose answer was lost can have erased the account. */
async function isAccountGone(): Promise<boolean> {
  try {
    await auth.currentUser?.reload();
    return auth.currentUser === null;
  } catch (error) {
    return ['auth/user-not-found', 'auth/user-token-expired'].includes(errorCode(error));
  }
}
