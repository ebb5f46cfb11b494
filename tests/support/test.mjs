import { buildFunctions, buildWeb } from './launcher/build.mjs';
import { requireChromium } from './launcher/chromium.mjs';
import { findFirestoreJar } from './launcher/firestore-jar.mjs';
import { installIfNeeded } from './launcher/install.mjs';
import { onInterrupt } from './launcher/on-interrupt.mjs';
import { requireFreePorts, testPorts } from './launcher/ports.mjs';
import { requireJava, requireNode } from './launcher/preconditions.mjs';
import { killAll } from './launcher/processes.mjs';
import { step } from './launcher/progress.mjs';
import { fromRoot } from './launcher/root.mjs';
import { emulatorEnvironment, seed } from './launcher/seed.mjs';
import { writeSuiteConfig } from './launcher/suite-config.mjs';
import { startSuite } from './launcher/suite.mjs';
import { warmFunctions } from './launcher/warm.mjs';
import { runPlaywright, runStatic, runVitest, staticChecks } from './testing/sections.mjs';
import { finish, section } from './testing/tally.mjs';

const MINUTES = 20;
const WEB_FOLDER = '.cache/web-test';
const fast = process.argv.includes('--fast');

/** @param {string} [why] */
function end(why) {
  killAll();
  finish(why);
}

async function startEverything() {
  const [firestoreJar, chromium] = [await findFirestoreJar(), await requireChromium()];
  await step('Building the functions', buildFunctions);
  await step('Building the web app', () => buildWeb(testPorts, fromRoot(WEB_FOLDER)));
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
  await step('Starting every function once', () => warmFunctions(testPorts));
  return { suite, env: { ...emulatorEnvironment(testPorts), CHROME_PATH: chromium } };
}

async function test() {
  const isReady = await section('preparation', async () => {
    requireNode();
    if (!fast) {
      requireJava();
      await requireFreePorts(testPorts);
    }
    await installIfNeeded();
  });
  if (!isReady) return;
  for (const name of Object.keys(staticChecks)) await section(name, () => runStatic(name));
  await section('unit', () => runVitest('unit'));
  if (fast) return;

  await section('emulators', async () => {
    const { suite, env } = await startEverything();
    await section('rules', () => runVitest('rules', env));
    await section('functions', () => runVitest('functions', env));
    await section('end to end', () => runPlaywright(env));
    await suite.stop();
  });
}

onInterrupt({ stop: () => end('Interrupted'), stopNow: () => end('Interrupted') });
setTimeout(() => end(`Not done after ${MINUTES} minutes`), MINUTES * 60_000).unref();
await test();
end();
