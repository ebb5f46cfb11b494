import { onAuthStateChanged } from 'firebase/auth';
import { endPushes } from './push/end-pushes';
import { auth } from './firebase';
import { nextPage, setPerson, suspendSession } from './session';

/** Deletes one database; resolves too when another tab still holds it, whose own sign-out then frees it. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
    request.addEventListener('blocked', () => resolve());
  });
}

/** Removes everything that the app kept about a person on this device. */
async function eraseTraces(): Promise<void> {
  await endPushes();
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(
    databases
      .map(({ name }) => name ?? '')
      .filter((name) => name.startsWith('firestore/'))
      .map(deleteDatabase),
  );
}

let signedIn = false;

/** Follows Firebase Auth. When the person signs out, here or in another tab, the page starts afresh. */
export function watchSession(): void {
  onAuthStateChanged(auth, (user) => {
    if (user) {
      signedIn = true;
      setPerson({ uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' });
    } else if (signedIn) {
      suspendSession();
      void eraseTraces().finally(() => location.replace(nextPage.after));
    } else {
      setPerson(null);
      // The session may have ended while the app was closed.
      void endPushes();
    }
  });
}
