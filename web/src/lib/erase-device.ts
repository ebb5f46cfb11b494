import { isDeviceSetting } from './device-settings';
import { app, auth } from './firebase/auth';
import { pendingInvitation } from './pending-invitation';
import { pendingSignUp } from './pending-sign-up';
import { endPushes } from './push/worker';
import { signingOut } from './session';
import { storage } from './storage';
import { withTimeout } from './timing';
import { toastNews } from './toast';

const TIMEOUT_MS = 3000;

/** Key that tells the next page, /auth, that a session ended without a sign-out. */
const ENDED = 'session-ended';

/**
 * Removes everything that the app stored about a person on this device, and says so on /auth unless the person signed out. The
 * app's and the Bible's caches stay, because they hold only public content, although the Bible's shows which books were opened
 * here. Never throws and never takes long.
 * @param when `end` of a session on this page, or `start` of a page without a session, which keeps a sign-up in progress
 */
export async function eraseDevice(when: 'end' | 'start'): Promise<void> {
  if (when === 'end') return erase('end');
  const check = isSignedOut();
  const isOut = await withTimeout(check, TIMEOUT_MS);
  if (isOut) await erase('start');
  // On a timeout the page continues; the data is erased when the check completes, unless someone has signed in by then.
  if (isOut === undefined)
    void check.then((isOutNow) => (isOutNow && !auth.currentUser ? erase('start') : undefined));
}

async function erase(when: 'end' | 'start'): Promise<void> {
  const hadTraces = clearStorage(when);
  if (when === 'end' && hadTraces) storage.write(ENDED, true);
  if (when === 'start' && hadTraces) notifyEnded();
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([Promise.allSettled([eraseDatabases(), endPushes()]), timeout]);
}

const AUTH_STORE = 'firebaseLocalStorage';

/** Whether Auth's own database has no session. False when it can't be opened: Auth then finds no session either, but one might exist. */
function isSignedOut(): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.open('firebaseLocalStorageDb');
    request.addEventListener('error', () => resolve(false));
    request.addEventListener('success', () => {
      const { result: database } = request;
      if (!database.objectStoreNames.contains(AUTH_STORE)) {
        database.close();
        return resolve(true);
      }
      const users = database.transaction(AUTH_STORE).objectStore(AUTH_STORE).getAllKeys();
      users.addEventListener('error', () => resolve(false));
      users.addEventListener('success', () => {
        database.close();
        resolve(!users.result.some(isSession));
      });
    });
  });
}

const isSession = (key: IDBValidKey) =>
  typeof key === 'string' && key.startsWith('firebase:authUser:');

const TRACE = /^(raizes\.|firestore_)/;

/** Clears the storage. Returns whether it had data of a person who did not sign out. */
function clearStorage(when: 'end' | 'start'): boolean {
  const isSigningOut = signingOut.hasBegun();
  const retainedKeys = (
    when === 'end' ? [signingOut.key] : [pendingSignUp.key, pendingInvitation.key]
  ).map((key) => `raizes.${key}`);
  try {
    sessionStorage.clear();
    if (when === 'start') pendingSignUp.expire();
    if (pendingInvitation.read() === null) pendingInvitation.forget();
    const keys = Object.keys(localStorage).filter(
      (key) => !retainedKeys.includes(key) && !isDeviceSetting(key),
    );
    for (const key of keys) localStorage.removeItem(key);
    const hadTraces = keys.some((key) => TRACE.test(key));
    // The invitation belonged to the person whose session has ended.
    if (isSigningOut || hadTraces) pendingInvitation.forget();
    return !isSigningOut && hadTraces;
  } catch (cause) {
    console.warn('The storage could not be cleared', cause);
    return false;
  }
}

function notifyEnded(): void {
  toastNews(
    'Sua sessão terminou',
    'Para proteger sua privacidade, o que era seu foi apagado deste aparelho. O que ainda não tinha sido enviado foi apagado junto.',
    { label: 'Entendi', run: () => undefined },
  );
}

async function eraseDatabases(): Promise<void> {
  const names = await firestoreDatabases();
  // If someone signed in while a slow browser listed the databases, they are in use.
  if (!auth.currentUser) await Promise.all(names.map(deleteDatabase));
}

/** Firefox can list its databases since version 126; older versions get the default name. */
async function firestoreDatabases(): Promise<string[]> {
  if (!('databases' in indexedDB)) return [`firestore/${app.name}/${app.options.projectId}/main`];
  const databases = await indexedDB.databases();
  return databases.map(({ name = '' }) => name).filter((name) => name.startsWith('firestore/'));
}

/** Also resolves while another tab has the database open: that tab's session ends too, which closes it. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const outcome of ['success', 'error', 'blocked']) {
      request.addEventListener(outcome, () => resolve());
    }
  });
}
