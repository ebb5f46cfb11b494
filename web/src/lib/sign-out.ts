import { signOut as signOutOfAuth } from 'firebase/auth';
import { terminate, waitForPendingWrites } from 'firebase/firestore';
import { auth } from './auth';
import { db } from './db';
import { suspendSession } from './session';

const PATIENCE_MS = 3000;

/** True when everything written on this device has reached the server. */
export function everythingSent(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS);
  });
  return Promise.race([waitForPendingWrites(db).then(() => true), late]);
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
