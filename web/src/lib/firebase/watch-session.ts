import { onAuthStateChanged } from 'firebase/auth';
import { PERSON_KEY, nextPage, setPerson, signingOut, suspendSession } from '../session';
import { storage } from '../storage';
import { auth } from './auth';

let isStart = true;
let hadSession = false;

/**
 * Follows Firebase Auth. When the session ends, here or in another tab, the page is loaded anew. At a start without a session,
 * what an earlier one left on the device is erased before anything is shown.
 */
export function watchSession(): void {
  onAuthStateChanged(auth, (user) => {
    if (!user) void endSession();
    else if (isStart && signingOut.hasBegun()) void auth.signOut();
    else {
      const { uid, email, displayName, emailVerified } = user;
      const isUnconfirmed = !emailVerified;
      setPerson({ uid, email: email ?? '', name: displayName ?? '', isUnconfirmed });
      if (!hadSession)
        void import('../session-start').then((module) => module.followSession(), warn);
    }
    hadSession ||= user !== null;
    isStart = false;
  });
}

async function endSession(): Promise<void> {
  // Nothing of a person is shown from here on.
  suspendSession();
  // A page may be open for the remembered person and hold Firestore's database open: anew, nobody is remembered.
  if (!hadSession && storage.readText(PERSON_KEY) !== null) {
    storage.remove(PERSON_KEY);
    return location.reload();
  }
  const hasTraces = hadSession || storage.keys().length > 0;
  const erased = eraseTraces().catch(warn);
  if (hasTraces) await erased;
  if (hadSession) location.replace(nextPage.after);
  else setPerson(null);
}

async function eraseTraces(): Promise<void> {
  const { eraseDevice } = await import('../erase-device');
  // Unless somebody has signed in while it was loaded.
  if (!auth.currentUser) await eraseDevice(hadSession ? 'end' : 'start');
}

/** What could not be loaded is loaded at the next start. */
const warn = (cause: unknown) => console.warn('A part of the session could not be loaded', cause);
