import * as v from 'valibot';

const configSchema = v.looseObject({
  projectId: v.string(),
  apiKey: v.string(),
  appId: v.string(),
});
const portsSchema = v.object({ auth: v.number(), firestore: v.number(), functions: v.number() });

const { VITE_FIREBASE_CONFIG, VITE_EMULATORS } = import.meta.env;

/** The web app's Firebase configuration; without one the app speaks to the emulators' demo project. */
export const firebaseConfig = VITE_FIREBASE_CONFIG
  ? v.parse(configSchema, JSON.parse(VITE_FIREBASE_CONFIG))
  : { projectId: 'demo-raizes', apiKey: 'demo', appId: 'demo' };

/** Where the emulators listen, or null when the app runs on the real project. */
export const emulators = VITE_EMULATORS ? v.parse(portsSchema, JSON.parse(VITE_EMULATORS)) : null;

export const EMULATOR_HOST = '127.0.0.1';
export const REGION = 'southamerica-east1';
