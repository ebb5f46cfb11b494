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

/** The app's database, cached on the device so that reads and writes work offline. */
export const db = createFirestore(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
