import { sessionEnded } from '../session';
import { hasFields, storage } from '../storage';

const SIGNING_OUT = 'signing-out';
/** The sign-up that is under way, before anybody is signed in. */
export const SIGN_UP = 'pending-sign-up';

/** Stored while a person signs out, until the next page has started: a sign-out that was cut off is finished there. */
export const signingOut = {
  begin: () => storage.write(SIGNING_OUT, true),
  hasBegun: () => storage.read(SIGNING_OUT) === true,
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the name and e-mail of a sign-up that was abandoned a day ago. */
export function expireSignUp(): void {
  const typed = storage.read(SIGN_UP);
  if (!hasFields(typed, ['email'], 'string')) return;
  const now = Date.now();
  // An earlier version stored no time: its day begins now.
  if (!hasFields(typed, ['at'], 'number')) storage.write(SIGN_UP, { ...typed, at: now });
  else if (Math.abs(now - typed.at) > DAY_MS) storage.remove(SIGN_UP);
}

const TRACE = /^(raizes\.|firestore_)/;

/**
 * Clears what a session has left in the browser's storage, and leaves a note for /auth unless the person signed out.
 * @param when `end` of a session on this page, or `start` of a page without a session, which keeps a sign-up under way
 * @returns whether anything of a person was there
 */
export function clearTraces(when: 'end' | 'start'): boolean {
  const kept = [when === 'end' ? SIGNING_OUT : SIGN_UP, sessionEnded.key].map(
    (key) => `raizes.${key}`,
  );
  const isWanted = signingOut.hasBegun();
  try {
    sessionStorage.clear();
    const keys = Object.keys(localStorage).filter((key) => !kept.includes(key));
    for (const key of keys) localStorage.removeItem(key);
    const hadTraces = keys.some((key) => TRACE.test(key));
    if (hadTraces && !isWanted) sessionEnded.note();
    return hadTraces;
  } catch {
    // A store that can't be reached holds nothing to clear.
    return false;
  }
}
