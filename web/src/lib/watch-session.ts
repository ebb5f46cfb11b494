import { onAuthStateChanged } from 'firebase/auth';
import { auth } from './auth';
import { eraseTraces } from './erase-traces';
import { endPushes } from './push/end-pushes';
import { nextPage, setPerson, suspendSession } from './session';

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
