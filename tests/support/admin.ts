import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

// The SDK finds the emulators by FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST; without them it would call the cloud.
if (!process.env.FIRESTORE_EMULATOR_HOST || !process.env.FIREBASE_AUTH_EMULATOR_HOST) {
  throw new Error('The emulators are not named in the environment: run this through npm test.');
}

const app = getApps()[0] ?? initializeApp({ projectId: 'demo-raizes' });

/** The database and the accounts of the emulators, past the rules. */
export const db = getFirestore(app);
export const auth = getAuth(app);
