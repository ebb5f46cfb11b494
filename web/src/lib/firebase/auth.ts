import { getApps, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth';
import type { Auth, Persistence } from 'firebase/auth';
import { hasFields } from '../storage';
import { enableAppCheck } from './app-check';

interface Config {
  projectId: string;
  apiKey: string;
  appId: string;
  messagingSenderId?: string;
}

function parseConfig(json: string): Config {
  const config: unknown = JSON.parse(json);
  if (hasFields(config, ['projectId', 'apiKey', 'appId'], 'string')) return config;
  throw new Error('VITE_FIREBASE_CONFIG needs projectId, apiKey and appId');
}

function parsePorts(json: string): { auth: number; firestore: number; functions: number } {
  const ports: unknown = JSON.parse(json);
  if (hasFields(ports, ['auth', 'firestore', 'functions'], 'number')) return ports;
  throw new Error('VITE_EMULATORS needs the ports of auth, firestore and functions');
}

/** The web app's Firebase configuration; defaults to the emulators' demo project. */
export const messagingConfig = parseConfig(
  import.meta.env.VITE_FIREBASE_CONFIG ||
    '{"projectId":"demo-raizes","apiKey":"demo","appId":"demo"}',
);

/**
 * The configuration without the sender id. With it, the SDK requests an FCM token for every callable, and so subscribes the device
 * to pushes that its owner has turned off.
 */
const { messagingSenderId: _senderId, ...firebaseConfig } = messagingConfig;
export { firebaseConfig };

/** The emulators' ports; null on the real project. A production build replaces the full `import.meta.env` expression and drops this code. */
export const emulators = import.meta.env.VITE_EMULATORS
  ? parsePorts(import.meta.env.VITE_EMULATORS)
  : null;

export const EMULATOR_HOST = '127.0.0.1';
export const REGION = 'southamerica-east1';

/** Creates the Auth of a Firebase app without the code for pop-ups, which e-mail and password don't need. */
export function createAuth(app: FirebaseApp, persistence: Persistence): Auth {
  const auth = initializeAuth(app, { persistence });
  // The language of the e-mails that Firebase sends.
  auth.languageCode = 'pt-BR';
  if (emulators) {
    connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${emulators.auth}`, {
      disableWarnings: true,
    });
  }
  return auth;
}

export const app = getApps()[0] ?? initializeApp(firebaseConfig);
enableAppCheck(app);
export const auth = createAuth(app, indexedDBLocalPersistence);
