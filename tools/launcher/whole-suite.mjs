import { buildFunctions, buildWeb } from './build.mjs';
import { requireChromium } from './chromium.mjs';
import { PROJECT, startSuite, writeSuiteConfig } from './emulators.mjs';
import { findFirestoreJar } from './firestore-jar.mjs';
import { requireFreePorts, testPorts } from './ports.mjs';
import { run } from './processes.mjs';
import { fromRoot } from './root.mjs';
import { step } from './terminal.mjs';

/** What the Admin SDK and the tests need in order to find the emulators. @param {import('./ports.mjs').Ports} ports */
const emulatorEnvironment = (ports) => ({
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
export async function seed(ports) {
  await protectEmails(ports);
  await run('seed', process.execPath, ['--import', 'tsx', fromRoot('tools/seed/main.ts')], {
    env: emulatorEnvironment(ports),
    otherwise: 'The sample accounts and content could not be written.',
  });
}

/** As in production, no answer of Auth says whether an e-mail address has an account. @param {import('./ports.mjs').Ports} ports */
const protectEmails = (ports) =>
  fetch(`http://127.0.0.1:${ports.auth}/emulator/v1/projects/${PROJECT}/config`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });

const WEB_FOLDER = '.cache/web-test';
/** There is nothing in it: the tests have the sample Bible, whatever a developer has imported. */
const noBible = { BIBLE_FOLDER: fromRoot('.cache/no-bible') };

/** Builds the product and starts it whole and seeded on the tests' ports. */
export async function startWholeSuite() {
  await requireChromium();
  await step('Building the functions', () => buildFunctions(noBible));
  await step('Building the web app', () => buildWeb(testPorts, fromRoot(WEB_FOLDER), noBible));
  return startSeeded();
}

/** Starts the product as it is built. */
export async function startSeeded() {
  const suite = await startEmulators([
    'auth',
    'firestore',
    'functions',
    'hosting',
    'eventarc',
    'tasks',
  ]);
  await step('Preparing the sample accounts and content', () => seed(testPorts));
  return { suite, env: emulatorEnvironment(testPorts) };
}

/** Starts an empty Firestore alone, which is enough for its rules. */
export async function startFirestore() {
  return { suite: await startEmulators(['firestore']), env: emulatorEnvironment(testPorts) };
}

/** @param {string[]} only */
async function startEmulators(only) {
  const firestoreJar = await findFirestoreJar();
  // Right before they are taken: the tests and builds that run first take minutes.
  await requireFreePorts(testPorts);
  const config = writeSuiteConfig('test', testPorts, WEB_FOLDER);
  return step('Starting the emulators', () =>
    startSuite({ name: 'test', config, ports: testPorts, firestoreJar, only }),
  );
}
