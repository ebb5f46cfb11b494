import { onAuthStateChanged } from 'firebase/auth';
import {
  PERSON_KEY,
  openedFor,
  pageAfterSession,
  setPerson,
  shownPerson,
  signingOut,
  suspendSession,
} from '../session';
import { hasFields, storage } from '../storage';
import { auth } from './auth';

let isStart = true;
let hadSession = false;
/** Uid of the person whose data this page might hold. */
let owner = openedFor;
let isRemembered = openedFor !== null;

/**
 * Follows Firebase Auth. When the session ends, here or in another tab, erases the person's data and loads another page. At a start
 * without a session, erases the data of an earlier session before anything is shown.
 */
export function watchSession(): void {
  onAuthStateChanged(auth, (user) => {
    if (!user) void endSession();
    else if (isStart && hasSignedOut()) void auth.signOut();
    else {
      const { uid, email, displayName, emailVerified } = user;
      const isUnconfirmed = !emailVerified;
      if (owner !== null && owner !== uid) return reloadPage();
      owner = uid;
      if (!isStart) signingOut.end();
      setPerson({ uid, email: email ?? '', name: displayName ?? '', isUnconfirmed });
      isRemembered = storage.readText(PERSON_KEY) !== null;
      if (!hadSession)
        void import('../session-start').then((module) => module.followSession(), warn);
    }
    hadSession ||= user !== null;
    isStart = false;
  });
  checkOwner();
  for (const event of ['storage', 'pageshow', 'visibilitychange'])
    addEventListener(event, checkOwner);
}

/** Hides and reloads this page after another tab has signed its person out or someone else in, perhaps while this one was frozen. */
function checkOwner(): void {
  const stored = storage.read(PERSON_KEY);
  const person = shownPerson();
  const isSame = hasFields(stored, ['uid'], 'string') && stored.uid === person?.uid;
  if (!person || !isRemembered || isSame) return;
  suspendSession();
  location.reload();
}

/**
 * Whether an earlier sign-out was interrupted, or another tab signed the person out while Auth was starting here; Auth then stores
 * the session again.
 */
const hasSignedOut = () =>
  signingOut.hasBegun() || (openedFor !== null && storage.readText(PERSON_KEY) === null);

/** Reloads without a remembered person: this page's listeners, calls and open database belong to the earlier one. */
function reloadPage(): void {
  suspendSession();
  storage.remove(PERSON_KEY);
  location.reload();
}

async function endSession(): Promise<void> {
  // Hide everything of the person at once.
  suspendSession();
  if (!hadSession && (openedFor !== null || storage.readText(PERSON_KEY) !== null))
    return reloadPage();
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
