import { signOut as signOutOfAuth } from 'firebase/auth';
import { terminate, waitForPendingWrites } from 'firebase/firestore';
import { auth } from './auth';
import { db } from './db';
import { suspendSession } from './session';
import { within } from './within';

const PATIENCE_MS = 3000;

/** True when everything written on this device has reached the server. */
export async function everythingSent(): Promise<boolean> {
  const sent = waitForPendingWrites(db).then(() => true);
  return (await within(PATIENCE_MS, sent)) ?? false;
}

/** Ends the session; the listener of `watchSession` then erases the device's traces and opens /auth. */
export async function signOut(): Promise<void> {
  suspendSession();
  await import('./push/release-device').then(
    ({ releaseDevice }) => releaseDevice(),
    () => undefined,
  );
  await terminate(db);
  await signOutOfAuth(auth);
}
