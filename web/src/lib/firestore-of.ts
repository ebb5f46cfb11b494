import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import type { Firestore, FirestoreSettings } from 'firebase/firestore';
import { EMULATOR_HOST, emulators } from './firebase-config';

/** A Firestore of one app, on the emulator where there is one. */
export function firestoreOf(app: FirebaseApp, settings: FirestoreSettings): Firestore {
  const firestore = initializeFirestore(app, settings);
  if (emulators) connectFirestoreEmulator(firestore, EMULATOR_HOST, emulators.firestore);
  return firestore;
}
