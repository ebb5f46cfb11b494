import { clearIndexedDbPersistence, terminate } from 'firebase/firestore';
import { isDeviceSetting } from './device-settings';
import { db } from './firestore';
import { holder } from './holder';
import { pendingClaim } from './pending-claim';
import { pendingInvitation } from './pending-invitation';
import { pendingSignUp } from './pending-sign-up';
import { endPushes } from './push/worker';
import { signingOut } from './session';
import { trySessionStorage } from './storage';
import { withTimeout } from './timing';

const TIMEOUT_MS = 3000;

/**
 * Removes everything that the app stored about a person on this device. The app's and the Bible's caches stay, because they hold only
 * public content, although the Bible's shows which books were opened here. Never throws and never takes long.
 * @param newcomer e-mail address of the person who has just signed in, whose own sign-up and invitation stay
 * @param isLeaving Firestore may have started on this page, which is about to be left
 */
export async function eraseDevice({ newcomer = '', isLeaving = false } = {}): Promise<void> {
  // These two are removed last, so that the next start repeats an interrupted erasure.
  clearStorage([holder.key, signingOut.key, ...keysOfNewcomer(newcomer)]);
  await withTimeout(Promise.all([eraseDatabase(isLeaving), endPushes()]), TIMEOUT_MS);
  holder.forget();
  signingOut.end();
}

/** Someone might have begun to sign up here after the person's session ended, but not before a sign-out. */
function keysOfNewcomer(email: string): string[] {
  if (signingOut.hasBegun()) return [];
  return pendingInvitation.belongsToOther(email)
    ? [pendingSignUp.key, pendingClaim.key]
    : [pendingSignUp.key, pendingClaim.key, pendingInvitation.key];
}

function clearStorage(kept: string[]): void {
  const names = kept.map((key) => `raizes.${key}`);
  trySessionStorage((store) => store.clear());
  try {
    for (const name of Object.keys(localStorage))
      if (!isDeviceSetting(name) && !names.includes(name)) localStorage.removeItem(name);
  } catch (cause) {
    console.warn('The storage could not be cleared', cause);
  }
}

/** Waits until other tabs have closed the database: their sessions end too. */
async function eraseDatabase(isLeaving: boolean): Promise<void> {
  try {
    if (isLeaving) await terminate(db);
    await clearIndexedDbPersistence(db);
  } catch (cause) {
    console.warn('The database could not be deleted', cause);
  }
}
