import { useSyncExternalStore } from 'react';
import { hasFields, storage } from './storage';

export interface Person {
  uid: string;
  email: string;
  name: string;
  /** Has not confirmed the e-mail address. */
  isUnconfirmed?: boolean;
}

/** What every page of a signed-in person receives. */
export interface SignedInProps {
  person: Person;
}

/** `person`: the signed-in person; while the session is being resolved, the person remembered from the last visit. */
export type Session =
  | { status: 'resolving'; person: Person | null }
  | { status: 'signed-out'; person: null }
  | { status: 'signed-in'; person: Person };

/** Storage key of the signed-in person, who is remembered for the next start. */
export const PERSON_KEY = 'session';

/**
 * A stored flag from the start of a sign-out until everything is erased. The next start finishes an interrupted sign-out, and nobody
 * is remembered in the meantime.
 */
export const signingOut = {
  key: 'signing-out',
  begin: () => {
    storage.remove(PERSON_KEY);
    storage.write(signingOut.key, true);
  },
  end: () => storage.remove(signingOut.key),
  hasBegun: () => storage.readText(signingOut.key) !== null,
};

const remembered = signingOut.hasBegun() ? null : storage.read(PERSON_KEY);

/** The session of a prerendered page. Without a remembered person the app starts with it too, and so hydrates in one render. */
const prerendered: Session = { status: 'resolving', person: null };

let session: Session = hasFields(remembered, ['uid', 'email', 'name'], 'string')
  ? { status: 'resolving', person: remembered }
  : prerendered;
const listeners = new Set<() => void>();

/** The person whose data this page shows; null while the session ends. */
export const shownPerson = () => session.person;

/** Uid of the remembered person, for whom this page opened before Auth answered. */
export const openedFor = session.person?.uid ?? null;

/** Sets the signed-in person, and stores them for the next first paint. */
export function setPerson(person: Person | null): void {
  session = person ? { status: 'signed-in', person } : { status: 'signed-out', person };
  // A full device must not keep naming an earlier person.
  if (!person || !storage.write(PERSON_KEY, person)) storage.remove(PERSON_KEY);
  for (const listener of listeners) listener();
}

/** Unmounts every signed-in screen while the session ends, so that no listener is left without permission. */
export function suspendSession(): void {
  session = prerendered;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page that opens after the session has ended. */
export const pageAfterSession = { path: '/auth' };

/** Follows the session; independent of Firebase, so that the first paint doesn't wait for it. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => prerendered,
  );
}

/** Resolves when the session has one of these states; `signed-out` only after the data of an earlier session is erased. */
export function whenStatus(...awaited: Session['status'][]): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe(check);
    check();
    function check() {
      if (!awaited.includes(session.status)) return;
      unsubscribe();
      resolve();
    }
  });
}
