import { CONSENT_VERSION } from '@raizes/domain/limits';
import { hasFields, storage, useStoredText } from './storage';

// What this device remembers of a person, so that no screen waits for it.

/** What the navigation shows about a person on every screen. */
export interface NavigationState {
  leads: boolean;
  isAdmin: boolean;
  /** Number of a disciple's unread replies. */
  unread: number;
}

const navigationKey = (uid: string) => `navigation.${uid}`;

/** Stores the state, so that no screen waits for it and only leaders and admins load what they alone need. */
export function rememberNavigationState(uid: string, state: NavigationState): void {
  storage.write(navigationKey(uid), state);
}

const UNKNOWN: NavigationState = { leads: false, isAdmin: false, unread: 0 };

function readNavigationState(uid: string): NavigationState {
  const stored = storage.read(navigationKey(uid));
  const isComplete =
    hasFields(stored, ['leads', 'isAdmin'], 'boolean') && hasFields(stored, ['unread'], 'number');
  return isComplete ? stored : UNKNOWN;
}

/** Follows the state as last stored on this device. */
export function useNavigationState(uid: string): NavigationState {
  useStoredText(navigationKey(uid));
  return readNavigationState(uid);
}

/** Stores that the person is an admin; the first page of a new device can be one of the administration. */
export function rememberAdmin(uid: string): void {
  const known = readNavigationState(uid);
  if (!known.isAdmin) rememberNavigationState(uid, { ...known, isAdmin: true });
}

const pendingKey = (uid: string) => `pending.${uid}`;

/** Stores the number of messages that a leader has not opened. */
export const rememberPendingCount = (uid: string, count: number) =>
  void storage.write(pendingKey(uid), count);

/** The number of a leader's pending messages as last stored on this device. */
export const readPendingCount = (uid: string): number =>
  Number(storage.readText(pendingKey(uid))) || 0;

/** Follows that number. */
export function usePendingCount(uid: string): number {
  useStoredText(pendingKey(uid));
  return readPendingCount(uid);
}

/** The highest number of pending messages that is shown. */
export const MAX_PENDING_COUNT = 999;

const admittedKey = (uid: string) => `admitted.${uid}`;

/** Stores whether the person has been admitted, so that the gate is not loaded again. */
export function rememberAdmitted(uid: string, isAdmitted: boolean): void {
  if (isAdmitted) storage.write(admittedKey(uid), CONSENT_VERSION);
  else storage.remove(admittedKey(uid));
}

const welcomingKey = (uid: string) => `welcoming.${uid}`;

/** Stores that a newcomer has answered but not yet chosen the hour of the reminder. */
export function rememberWelcoming(uid: string, isWelcoming: boolean): void {
  if (isWelcoming) storage.write(welcomingKey(uid), true);
  else storage.remove(welcomingKey(uid));
}

/** Follows whether a newcomer still has to choose the hour of the reminder. */
export const useWelcoming = (uid: string): boolean => useStoredText(welcomingKey(uid)) !== null;

/** Follows whether this device has recorded the person as admitted under the current consent texts, with no question left. */
export function useAdmitted(uid: string): boolean {
  const isWelcoming = useWelcoming(uid);
  return useStoredText(admittedKey(uid)) === String(CONSENT_VERSION) && !isWelcoming;
}
