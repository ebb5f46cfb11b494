import { buildFunctions, buildWeb } from './build.mjs';
import { requireChromium } from './chromium.mjs';
import { findFirestoreJar } from './firestore-jar.mjs';
import { requireFreePorts, testPorts } from './ports.mjs';
import { step } from './progress.mjs';
import { fromRoot } from './root.mjs';
import { emulatorEnvironment, seed } from './seed.mjs';
import { writeSuiteConfig } from './suite-config.mjs';
import { startSuite } from './suite.mjs';
import { warmFunctions } from './warm.mjs';

const WEB_FOLDER = '.cache/web-test';

/** Builds the product and starts it whole and seeded on the tests' ports; `warm` spares the first call of each function its wait. */
export async function startWholeSuite() {
  const firestoreJar = await findFirestoreJar();
  await requireChromium();
  await step('Building the functions', buildFunctions);
  await step('Building the web app', () => buildWeb(testPorts, fromRoot(WEB_FOLDER)));
  // Right before they are taken: the tests and builds that run first take minutes.
  await requireFreePorts(testPorts);
  const suite = await step('Starting the emulators', () =>
    startSuite({
      name: 'test',
      config: writeSuiteConfig('test', testPorts, WEB_FOLDER),
      ports: testPorts,
      firestoreJar,
      only: ['auth', 'firestore', 'functions', 'hosting', 'eventarc', 'tasks'],
    }),
  );
  await step('Preparing the sample accounts and content', () => seed(testPorts));
  const warm = () => step('Starting every function once', () => warmFunctions(testPorts));
  return { suite, warm, env: emulatorEnvironment(testPorts) };
}
