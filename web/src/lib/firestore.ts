import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import type { Firestore, FirestoreSettings } from 'firebase/firestore';
import { EMULATOR_HOST, app, emulators } from './firebase/auth';

/** Creates the Firestore of a Firebase app. */
export function createFirestore(firebaseApp: FirebaseApp, settings: FirestoreSettings): Firestore {
  const firestore = initializeFirestore(firebaseApp, settings);
  if (emulators) connectFirestoreEmulator(firestore, EMULATOR_HOST, emulators.firestore);
  return firestore;
}

const FIRESTORE_KEYS = 'firestore_';

/**
 * Ignores a full localStorage for Firestore's own keys. Firestore notifies the app's other tabs of a write through localStorage, and
 * shuts down with the write unsent when that fails. Without the notification, the other tabs get the write from the server.
 */
function ignoreQuotaErrors(): void {
  // oxlint-disable-next-line typescript/unbound-method -- It is called with its own `this`.
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function setItemIgnoringQuota(key: string, value: string): void {
    try {
      setItem.call(this, key, value);
    } catch (error) {
      if (!key.startsWith(FIRESTORE_KEYS)) throw error;
    }
  };
}

ignoreQuotaErrors();

/** The app's database, cached on the device so that reads and writes work offline. */
export const db = createFirestore(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
