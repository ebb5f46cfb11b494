import { buildFunctions, buildWeb, watchAll } from './launcher/build.mjs';
import { findFirestoreJar } from './launcher/firestore-jar.mjs';
import { installIfNeeded, requireJava, requireNode } from './launcher/requirements.mjs';
import { killAll, onInterrupt } from './launcher/processes.mjs';
import { requireFreePorts, startPorts, VITE_PORT } from './launcher/ports.mjs';
import { UserError, printFailure, step } from './launcher/terminal.mjs';
import { fromRoot } from './launcher/root.mjs';
import { runScheduledFunctions } from './launcher/triggers.mjs';
import { seed } from './launcher/whole-suite.mjs';
import { startSuite, writeSuiteConfig } from './launcher/emulators.mjs';
import { SAMPLE_PASSWORD, sampleAccounts, sampleEmail } from './sample-accounts.mjs';

const dev = process.argv.includes('--dev');
const data = fromRoot('.emulator-data');
/** @type {Awaited<ReturnType<typeof startSuite>> | undefined} */
let suite;
let stopping = false;

async function stop() {
  stopping = true;
  if (!suite) {
    killAll();
    process.exit(130);
  }
  console.log('\n  … Saving the state and stopping');
  const saved = await suite.stop();
  killAll();
  console.log(saved ? '  ✓ Saved in .emulator-data' : '  ✗ The state was not saved');
  process.exit(saved ? 0 : 1);
}

async function start() {
  requireNode();
  requireJava();
  const { hosting, ...others } = startPorts;
  await requireFreePorts(dev ? { ...others, web: VITE_PORT } : { ...others, hosting });
  await installIfNeeded();
  const firestoreJar = await findFirestoreJar();
  await step('Building the functions', buildFunctions);
  if (!dev) await step('Building the web app', () => buildWeb(startPorts, fromRoot('web/dist')));
  suite = await step('Starting the emulators', () =>
    startSuite({
      name: 'start',
      config: writeSuiteConfig('start', startPorts, 'web/dist'),
      ports: startPorts,
      firestoreJar,
      only: ['auth', 'firestore', 'functions', 'eventarc', 'tasks', ...(dev ? [] : ['hosting'])],
      data,
    }),
  );
  await step('Preparing the sample accounts and content', () => seed(startPorts));
  printWelcome();
  void runScheduledFunctions(startPorts);
  const exits = [suite.exit, ...(dev ? [watchAll(startPorts, VITE_PORT)] : [])];
  await Promise.race(exits);
  if (!stopping) throw new UserError(`The emulators ended unexpectedly: see ${suite.log}.`);
}

function printWelcome() {
  const widest = Math.max(...sampleAccounts.map((account) => sampleEmail(account).length));
  console.log(`
  Raízes is running at http://127.0.0.1:${dev ? VITE_PORT : startPorts.hosting}

  Sample accounts, password ${SAMPLE_PASSWORD}:
${sampleAccounts.map((account) => `    ${sampleEmail(account).padEnd(widest)}  ${account.note}`).join('\n')}

  Ctrl-C saves the state in .emulator-data and stops.
`);
}

onInterrupt({
  stop: () => void stop(),
  stopNow: () => {
    killAll();
    process.exit(1);
  },
});

try {
  await start();
} catch (error) {
  if (!stopping) {
    printFailure(error);
    await suite?.stop();
    killAll();
    process.exit(1);
  }
}
