import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';
import type { Firestore, FirestoreSettings } from 'firebase/firestore';
import { EMULATOR_HOST, app, emulators } from './firebase';

/** A Firestore of one app, on the emulator where there is one. */
export function firestoreOf(of: FirebaseApp, settings: FirestoreSettings): Firestore {
  const firestore = initializeFirestore(of, settings);
  if (emulators) connectFirestoreEmulator(firestore, EMULATOR_HOST, emulators.firestore);
  return firestore;
}

const ITS_KEYS = 'firestore_';

/**
 * Firestore tells the app's other tabs of a write through localStorage, and where that is full it ends its client with the write
 * unsent. Another tab that learns of it from the server alone is the lesser evil.
 */
function ignoreQuotaErrors(): void {
  // oxlint-disable-next-line typescript/unbound-method -- It is called on the store that it was asked of.
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function forgiving(key: string, value: string): void {
    try {
      setItem.call(this, key, value);
    } catch (error) {
      if (!key.startsWith(ITS_KEYS)) throw error;
    }
  };
}

ignoreQuotaErrors();

/** The app's database, kept on the device so that it reads and writes without a network. */
export const db = firestoreOf(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
