import { onAuthStateChanged } from 'firebase/auth';
import type { User } from 'firebase/auth';
import type * as work from '../session-start';
import { holder } from '../holder';
import { pendingClaim } from '../pending-claim';
import { pendingInvitation } from '../pending-invitation';
import { endPushes } from '../push/worker';
import {
  PERSON_KEY,
  openedFor,
  pageAfterSession,
  setPerson,
  shownPerson,
  signingOut,
  suspendSession,
} from '../session';
import { hasFields, storage, trySessionStorage } from '../storage';
import { toastError, toastInfo } from '../toast';
import { auth } from './auth';

let isStart = true;
let hadSession = false;
/** Uid of the person whose data this page might show. */
let owner = openedFor;
let isRemembered = openedFor !== null;

/**
 * Follows Firebase Auth. A session that ends, here or in another tab, closes every page of the person. A sign-out then erases their
 * data, and so does, before its first screen, the session of anyone else; otherwise the data stays for the person (see `holder`).
 */
export function watchSession(): void {
  onAuthStateChanged(auth, (user) => {
    const followed = user ? beginSession(user) : endSession();
    hadSession ||= user !== null;
    isStart = false;
    followed.catch((cause: unknown) => {
      console.error('The session could not be opened', cause);
      toastError('Não foi possível abrir o Raízes', 'Verifique sua conexão e recarregue a página.');
    });
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

async function beginSession(user: User): Promise<void> {
  const { uid, email, displayName, emailVerified } = user;
  const isFirst = !hadSession;
  if (isStart && hasSignedOut()) return auth.signOut();
  if (owner !== null && owner !== uid) return reloadPage();
  if (owner === null && mustErase(uid)) {
    await eraseIfDue(uid, { newcomer: email ?? '' });
    // The next event is about whoever is signed in now.
    if (auth.currentUser?.uid !== uid) return;
  }
  owner = uid;
  holder.begin(uid);
  setPerson({ uid, email: email ?? '', name: displayName ?? '', isUnconfirmed: !emailVerified });
  isRemembered = storage.readText(PERSON_KEY) !== null;
  if (isFirst) startWork((module) => module.followSession());
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

/** @param uid the signed-in person */
const mustErase = (uid: string | null) => signingOut.hasBegun() || holder.isOutdated(uid);

/** One tab erases, and the others wait for it. */
async function eraseIfDue(uid: string | null, options: { newcomer?: string; isLeaving?: boolean }) {
  const { eraseDevice } = await import('../erase-device');
  const isDue = () => mustErase(uid) && (auth.currentUser?.uid ?? null) === uid;
  const erase = async () => (isDue() ? eraseDevice(options) : undefined);
  await ('locks' in navigator ? navigator.locks.request('erasure', erase) : erase());
}

const ENDED_KEY = 'session-ended';

async function endSession(): Promise<void> {
  const isAfterSession = hadSession;
  const mightShowPerson = openedFor !== null || storage.readText(PERSON_KEY) !== null;
  // Hide everything of the person at once.
  suspendSession();
  storage.remove(PERSON_KEY);
  // An erasure whose module can't be loaded is repeated at the next start.
  if (mustErase(null)) await eraseIfDue(null, { isLeaving: isAfterSession }).catch(warn);
  else if (holder.end()) await hideHeldData();
  if (isAfterSession) return location.replace(pageAfterSession.path);
  if (mightShowPerson) return location.reload();
  if (auth.currentUser) return;
  setPerson(null);
  if (storage.readText(ENDED_KEY) !== null) {
    storage.remove(ENDED_KEY);
    toastInfo('Sua sessão terminou', 'Entre de novo para continuar de onde parou.');
  }
  startWork((module) => module.expirePending());
}

/** Stops what would still show something of a person whose session has ended, and lets /auth say so. */
async function hideHeldData(): Promise<void> {
  storage.write(ENDED_KEY, true);
  trySessionStorage((store) => store.clear());
  // Without an owner, the next person's sign-in would use them.
  if (!pendingInvitation.belongsToOther('')) pendingInvitation.forget();
  pendingClaim.forget();
  await endPushes();
}

/** Loads and starts what the first screen does not need. */
function startWork(start: (module: typeof work) => void): void {
  import('../session-start').then(start).catch(warn);
}

/** A module that failed to load is retried at the next start. */
const warn = (cause: unknown) => console.warn('A part of the session could not be loaded', cause);
