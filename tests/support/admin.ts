import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

// The SDK finds the emulators through FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST; without them it would
// call production.
if (!process.env.FIRESTORE_EMULATOR_HOST || !process.env.FIREBASE_AUTH_EMULATOR_HOST) {
  throw new Error('The emulator hosts are not set in the environment: run this through npm test.');
}

const app = getApps()[0] ?? initializeApp({ projectId: 'demo-raizes' });

/** The emulators' database, bypassing the rules, and their accounts. */
export const db = getFirestore(app);
export const auth = getAuth(app);

/** Runs `work` with background triggers disabled. Pending events are delivered first. */
export async function withoutTriggers(work: () => Promise<void>) {
  await setTriggers('disable');
  try {
    await work();
  } finally {
    await setTriggers('enable');
  }
}

async function setTriggers(verb: 'disable' | 'enable') {
  const hub = process.env.FIREBASE_EMULATOR_HUB;
  if (!hub) throw new Error('FIREBASE_EMULATOR_HUB is not set');
  const response = await fetch(`http://${hub}/functions/${verb}BackgroundTriggers`, {
    method: 'PUT',
  });
  if (!response.ok)
    throw new Error(`The emulator hub could not ${verb} the triggers: ${await response.text()}`);
}
