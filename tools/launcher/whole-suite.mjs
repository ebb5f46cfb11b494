import { buildFunctions, buildWeb } from './build.mjs';
import { requireChromium } from './chromium.mjs';
import { PROJECT, startSuite, writeSuiteConfig } from './emulators.mjs';
import { findFirestoreJar } from './firestore-jar.mjs';
import { requireFreePorts, testPorts } from './ports.mjs';
import { run } from './processes.mjs';
import { fromRoot } from './root.mjs';
import { step } from './terminal.mjs';

/** The environment in which the Admin SDK and the tests find the emulators. @param {import('./ports.mjs').Ports} ports */
const emulatorEnvironment = (ports) => ({
  GCLOUD_PROJECT: PROJECT,
  // There is no metadata server to identify this machine, and looking for one only waits.
  METADATA_SERVER_DETECTION: 'none',
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
  FUNCTIONS_EMULATOR_ORIGIN: `http://127.0.0.1:${ports.functions}`,
  BASE_URL: `http://127.0.0.1:${ports.hosting}`,
});

/**
 * Fills empty emulators with sample accounts and content, and others with content for the coming days. @param
 * {import('./ports.mjs').Ports} ports
 */
export async function seed(ports) {
  await protectEmails(ports);
  await run('seed', process.execPath, ['--import', 'tsx', fromRoot('tools/seed/main.ts')], {
    env: emulatorEnvironment(ports),
    failureMessage: 'The sample accounts and content could not be written.',
  });
}

/** As in production, Auth never reveals whether an e-mail address has an account. @param {import('./ports.mjs').Ports} ports */
const protectEmails = (ports) =>
  fetch(`http://127.0.0.1:${ports.auth}/emulator/v1/projects/${PROJECT}/config`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });

const WEB_FOLDER = '.cache/web-test';
/** An empty folder, so that the tests use the sample Bible even if a developer has imported another. */
const withoutBible = { BIBLE_FOLDER: fromRoot('.cache/no-bible') };

/** Builds the product and starts all of it, seeded, on the tests' ports. */
export async function startWholeSuite() {
  await requireChromium();
  await step('Building the functions', () => buildFunctions(withoutBible));
  await step('Building the web app', () => buildWeb(testPorts, fromRoot(WEB_FOLDER), withoutBible));
  return startSeeded();
}

/** Starts the existing build with seeded emulators. */
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

/** Starts only an empty Firestore, which is enough for the rules. */
export async function startFirestore() {
  return { suite: await startEmulators(['firestore']), env: emulatorEnvironment(testPorts) };
}

/** @param {string[]} only */
async function startEmulators(only) {
  const firestoreJar = await findFirestoreJar();
  // Checked right before they are used, because the builds and tests before this take minutes.
  await requireFreePorts(testPorts);
  const config = writeSuiteConfig('test', testPorts, WEB_FOLDER);
  return step('Starting the emulators', () =>
    startSuite({ name: 'test', config, ports: testPorts, firestoreJar, only }),
  );
}
