import type { FirebaseOptions } from 'firebase/app';

interface EmulatorPorts {
  auth: number;
  firestore: number;
  functions: number;
}

/** The web app's Firebase configuration; without one the app speaks to the emulators' demo project. */
export const firebaseConfig: FirebaseOptions = import.meta.env.VITE_FIREBASE_CONFIG
  ? (JSON.parse(import.meta.env.VITE_FIREBASE_CONFIG) as FirebaseOptions)
  : { projectId: 'demo-raizes', apiKey: 'demo', appId: 'demo' };

/** Where the emulators listen, or null when the app runs on the real project. */
export const emulators: EmulatorPorts | null = import.meta.env.VITE_EMULATORS
  ? (JSON.parse(import.meta.env.VITE_EMULATORS) as EmulatorPorts)
  : null;

export const EMULATOR_HOST = '127.0.0.1';
export const REGION = 'southamerica-east1';
