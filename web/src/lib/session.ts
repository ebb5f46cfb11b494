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

export type Session =
  | { status: 'resolving'; lastPerson: Person | null }
  | { status: 'signed-out' }
  | { status: 'signed-in'; person: Person };

const KEY = 'session';
const remembered = storage.read(KEY);

let session: Session = {
  status: 'resolving',
  lastPerson: hasFields(remembered, ['uid', 'email', 'name'], 'string') ? remembered : null,
};
const listeners = new Set<() => void>();

/** Sets who is signed in, and stores it for the next first paint. */
export function setPerson(person: Person | null): void {
  session = person ? { status: 'signed-in', person } : { status: 'signed-out' };
  if (person) storage.write(KEY, person);
  else storage.remove(KEY);
  for (const listener of listeners) listener();
}

/** Unmounts every signed-in screen while the session ends, so that no listener is left without permission. */
export function suspendSession(): void {
  session = { status: 'resolving', lastPerson: null };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stored while a person signs out, until the next page has started: a sign-out that was cut off is finished there. */
export const signingOut = {
  key: 'signing-out',
  begin: () => storage.write(signingOut.key, true),
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

/** What a prerendered page starts with: it is shown where nobody is remembered. */
const prerendered: Session = { status: 'resolving', lastPerson: null };

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

const LEADS_KEY = 'leads';

/** Stores whether the person leads others: what only leaders need is not loaded for anyone else. */
export function rememberLeads(leads: boolean): void {
  if (leads) storage.write(LEADS_KEY, true);
  else storage.remove(LEADS_KEY);
}

/** Whether the person was a leader when this device last knew. */
export const useLeads = (): boolean => useStoredText(LEADS_KEY) !== null;

const admittedKey = (uid: string) => `admitted.${uid}`;

/** Stores whether the person has answered what is asked before the app opens: nothing of that is loaded again. */
export function rememberAdmitted(uid: string, isAdmitted: boolean): void {
  if (isAdmitted) storage.write(admittedKey(uid), CONSENT_VERSION);
  else storage.remove(admittedKey(uid));
}

/** Whether the person was admitted, by the current texts, when this device last knew. */
export const useAdmitted = (uid: string): boolean =>
  useStoredText(admittedKey(uid)) === String(CONSENT_VERSION);
