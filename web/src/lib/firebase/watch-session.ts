import { onAuthStateChanged } from 'firebase/auth';
import { PERSON_KEY, pageAfterSession, setPerson, signingOut, suspendSession } from '../session';
import { storage } from '../storage';
import { auth } from './auth';

let isStart = true;
let hadSession = false;

/**
 * Follows Firebase Auth. When the session ends, here or in another tab, erases the person's data and loads another page. At a start
 * without a session, erases the data of an earlier session before anything is shown.
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
  // Hide everything of the person at once.
  suspendSession();
  // A page might be open for the remembered person and use Firestore's database. Reload without a remembered person.
  if (!hadSession && storage.readText(PERSON_KEY) !== null) {
    storage.remove(PERSON_KEY);
    return location.reload();
  }
  const hasTraces = hadSession || storage.keys().length > 0;
  const erased = eraseTraces().catch(warn);
  if (hasTraces) await erased;
  if (hadSession) location.replace(pageAfterSession.path);
  else setPerson(null);
}

async function eraseTraces(): Promise<void> {
  const { eraseDevice } = await import('../erase-device');
  // Skip it if someone signed in while the module loaded.
  if (!auth.currentUser) await eraseDevice(hadSession ? 'end' : 'start');
}

/** A module that failed to load is retried at the next start. */
const warn = (cause: unknown) => console.warn('A part of the session could not be loaded', cause);
