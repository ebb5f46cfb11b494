import { getApps, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import type { Auth, Persistence } from 'firebase/auth';
import { EMULATOR_HOST, emulators, firebaseConfig } from './firebase-config';

/** An Auth of one app; without the pop-up code, which e-mail and password don't need. */
export function authOf(app: FirebaseApp, persistence: Persistence): Auth {
  const auth = initializeAuth(app, { persistence });
  if (emulators) {
    connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${emulators.auth}`, {
      disableWarnings: true,
    });
  }
  return auth;
}

export const app = getApps()[0] ?? initializeApp(firebaseConfig);
export const auth = authOf(app, indexedDBLocalPersistence);
