import { run } from './processes.mjs';
import { fromRoot } from './root.mjs';
import { PROJECT } from './suite.mjs';

/** What the Admin SDK and the tests need in order to find the emulators. @param {import('./ports.mjs').Ports} ports */
export const emulatorEnvironment = (ports) => ({
  GCLOUD_PROJECT: PROJECT,
  // There is no metadata server to ask who we are: looking for one only waits.
  METADATA_SERVER_DETECTION: 'none',
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
  FUNCTIONS_EMULATOR_ORIGIN: `http://127.0.0.1:${ports.functions}`,
  BASE_URL: `http://127.0.0.1:${ports.hosting}`,
});

/** Fills empty emulators with the sample accounts and content, and others with the content of the coming days. @param {import('./ports.mjs').Ports} ports */
export const seed = (ports) =>
  run('seed', process.execPath, ['--import', 'tsx', fromRoot('tools/seed/main.ts')], {
    env: emulatorEnvironment(ports),
    otherwise: 'The sample accounts and content could not be written.',
  });
