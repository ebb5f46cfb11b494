import { signOut as signOutOfAuth } from 'firebase/auth';
import { terminate, waitForPendingWrites } from 'firebase/firestore';
import { call } from './callable';
import { reauthenticate } from './credentials';
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

/** Ends the session; `watchSession` then erases the data stored on the device and opens `pageAfterSession`. */
export async function signOut(): Promise<void> {
  signingOut.begin();
  suspendSession();
  await releaseDevice();
  await terminate(db);
  await signOutOfAuth(auth);
}

const ERASURE_TIMEOUT_MS = 120_000;

/**
 * Erases the signed-in person's account on the server and on this device, then opens `pageAfter`.
 * @throws FirebaseError with an `auth/…` code for a wrong password, or with a function's code
 */
export async function eraseAccount(password: string, pageAfter: string): Promise<void> {
  await reauthenticate(password);
  await call('erase-my-account', null, ERASURE_TIMEOUT_MS);
  pageAfterSession.path = pageAfter;
  await signOut();
}
