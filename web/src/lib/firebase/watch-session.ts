import { onAuthStateChanged } from 'firebase/auth';
import { endPushes } from '../push/end-pushes';
import { auth } from './auth';
import { nextPage, setPerson, suspendSession } from '../session';

/** Resolves also when another tab keeps the database open: that tab signs out too and deletes it. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
    request.addEventListener('blocked', () => resolve());
  });
}

/** Removes everything that the app stored about a person on this device. */
async function eraseDevice(): Promise<void> {
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

/** Follows Firebase Auth. When the person signs out, here or in another tab, the page is loaded anew. */
export function watchSession(): void {
  onAuthStateChanged(auth, (user) => {
    if (user) {
      signedIn = true;
      setPerson({ uid: user.uid, email: user.email ?? '', name: user.displayName ?? '' });
    } else if (signedIn) {
      suspendSession();
      void eraseDevice().finally(() => location.replace(nextPage.after));
    } else {
      setPerson(null);
      // The session may have ended while the app was closed.
      void endPushes();
    }
  });
}
