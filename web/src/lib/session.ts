import { useSyncExternalStore } from 'react';
import { hasFields } from './has-fields';
import { storage } from './storage';

export interface Person {
  uid: string;
  email: string;
  name: string;
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

/** Tells the app who is signed in, and remembers it for the next first paint. */
export function setPerson(person: Person | null): void {
  session = person ? { status: 'signed-in', person } : { status: 'signed-out' };
  if (person) storage.write(KEY, person);
  else storage.remove(KEY);
  for (const listener of listeners) listener();
}

/** Takes every signed-in screen down while the session ends, so that none listens on without a right to. */
export function suspendSession(): void {
  session = { status: 'resolving', lastPerson: null };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the page goes on when the session has ended. */
export const nextPage = { after: '/auth' };

/** Who is signed in. Needs no Firebase, so that the first paint doesn't wait for it. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}
