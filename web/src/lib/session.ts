import { CONSENT_VERSION } from '@raizes/domain/limits';
import { useSyncExternalStore } from 'react';
import { hasFields, storage, useStoredText } from './storage';

export interface Person {
  uid: string;
  email: string;
  name: string;
  /** Has not confirmed the e-mail address. */
  isUnconfirmed?: boolean;
}

/** `person`: who is signed in, or, while that is being resolved, was when this device last knew. */
export type Session =
  | { status: 'resolving'; person: Person | null }
  | { status: 'signed-out'; person: null }
  | { status: 'signed-in'; person: Person };

/** Where the signed-in person is stored for the next start. */
export const PERSON_KEY = 'session';
const remembered = storage.read(PERSON_KEY);

/** What a prerendered page starts with. Where nobody is remembered the app starts with the same, and hydrates it without another render. */
const prerendered: Session = { status: 'resolving', person: null };

let session: Session = hasFields(remembered, ['uid', 'email', 'name'], 'string')
  ? { status: 'resolving', person: remembered }
  : prerendered;
const listeners = new Set<() => void>();

/** Sets who is signed in, and stores it for the next first paint. */
export function setPerson(person: Person | null): void {
  session = person ? { status: 'signed-in', person } : { status: 'signed-out', person };
  if (person) storage.write(PERSON_KEY, person);
  else storage.remove(PERSON_KEY);
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

/**
 * Stored while a person signs out, until the next page has started: a sign-out that was cut off is finished there, and nobody is
 * remembered meanwhile.
 */
export const signingOut = {
  key: 'signing-out',
  begin: () => {
    storage.remove(PERSON_KEY);
    storage.write(signingOut.key, true);
  },
  hasBegun: () => storage.readText(signingOut.key) !== null,
};

/** The page that opens when the session has ended. */
export const nextPage = { after: '/auth' };

/** Who is signed in; independent of Firebase, so that the first paint doesn't wait for it. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => prerendered,
  );
}

/** Resolves once it is known whether somebody is signed in, and what an earlier session left here is erased. */
export function whenResolved(): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe(check);
    check();
    function check() {
      if (session.status === 'resolving') return;
      unsubscribe();
      resolve();
    }
  });
}

/** What every screen shows of a person's place in the church. */
export interface Standing {
  leads: boolean;
  isAdmin: boolean;
  /** Unread replies to a disciple. */
  unread: number;
}

const standingKey = (uid: string) => `standing.${uid}`;

/** Stores it, so that no screen waits for it, and what only leaders or admins need is not loaded for anyone else. */
export function rememberStanding(uid: string, standing: Standing): void {
  storage.write(standingKey(uid), standing);
}

const UNKNOWN: Standing = { leads: false, isAdmin: false, unread: 0 };

/** The person's standing when this device last knew, live. */
export function useStanding(uid: string): Standing {
  useStoredText(standingKey(uid));
  const stored = storage.read(standingKey(uid));
  const isWhole =
    hasFields(stored, ['leads', 'isAdmin'], 'boolean') && hasFields(stored, ['unread'], 'number');
  return isWhole ? stored : UNKNOWN;
}

const pendingKey = (uid: string) => `pending.${uid}`;

/** As many pending messages are counted; there may be more. */
export const PENDING_COUNTED = 5;

/** Stores how many messages a leader has not opened, up to `PENDING_COUNTED`. */
export const rememberPending = (uid: string, count: number) =>
  void storage.write(pendingKey(uid), count);

/** The pending messages of a leader when this device last knew, live. */
export const usePending = (uid: string): number => Number(useStoredText(pendingKey(uid))) || 0;

const admittedKey = (uid: string) => `admitted.${uid}`;

/** Stores whether the person has answered what is asked before the app opens: nothing of that is loaded again. */
export function rememberAdmitted(uid: string, isAdmitted: boolean): void {
  if (isAdmitted) storage.write(admittedKey(uid), CONSENT_VERSION);
  else storage.remove(admittedKey(uid));
}

const welcomingKey = (uid: string) => `welcoming.${uid}`;

/** Stores that a newcomer has answered and is still being asked for the hour of the reminder. */
export function rememberWelcoming(uid: string, isWelcoming: boolean): void {
  if (isWelcoming) storage.write(welcomingKey(uid), true);
  else storage.remove(welcomingKey(uid));
}

export const useWelcoming = (uid: string): boolean => useStoredText(welcomingKey(uid)) !== null;

/** Whether the person was admitted, by the current texts, when this device last knew, and is asked nothing more. */
export function useAdmitted(uid: string): boolean {
  const isWelcoming = useWelcoming(uid);
  return useStoredText(admittedKey(uid)) === String(CONSENT_VERSION) && !isWelcoming;
}
