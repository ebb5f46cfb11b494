import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { buildFunctions, buildWeb, watchAll } from './launcher/build.mjs';
import { PROJECT, direct, hasEmulatorUi, optionsFor } from './launcher/emulators.mjs';
import { putFirestoreJar } from './stand-ins/firestore-jar.mjs';
import { UI_PORT, VITE_PORT, requireFreePorts, startPorts } from './launcher/ports.mjs';
import { installIfNeeded, requireJava, requireNode } from './launcher/requirements.mjs';
import { fromRoot, root } from './launcher/root.mjs';
import { UserError, printFailure, step, tool, typescript } from './launcher/run.mjs';
import { accountList } from './sample-accounts.mjs';
import { runScheduledFunctions } from './stand-ins/scheduler.mjs';

const dev = process.argv.includes('--dev');
const { hosting, ...otherPorts } = startPorts;
const DATA = '.emulator-data/1';
const LOG = 'emulators.log';
/** @type {import('node:child_process').ChildProcess | undefined} */
let emulators;
let stoppedAt = 0;

/** The terminal and npm both deliver a Ctrl-C, and firebase-tools gets it once. A second one, seconds later, ends it immediately. */
function stop() {
  if (!emulators) process.exit(130);
  if (stoppedAt && Date.now() - stoppedAt < 3000) return;
  if (!stoppedAt) console.log('\n  … Saving the state and stopping');
  stoppedAt ||= Date.now();
  emulators.kill('SIGINT');
}

/** @param {boolean} hasUi */
async function startEmulators(hasUi) {
  const only = ['auth', 'firestore', 'functions', 'eventarc', 'tasks', ...(dev ? [] : ['hosting'])];
  const options = optionsFor('start', only, (text) =>
    text.replace('"ui": { "enabled": false', `"ui": { "enabled": ${hasUi}`),
  );
  const args = ['emulators:start', `--import=${DATA}`, '--export-on-exit', ...options];
  const env = { ...process.env, ...direct };
  // Detached, because the terminal's Ctrl-C must not reach it a second time.
  const settings = /** @type {const} */ ({ cwd: root, env, stdio: 'pipe', detached: true });
  const child = spawn(process.execPath, tool('firebase', ...args), settings);
  emulators = child;
  const log = createWriteStream(fromRoot(LOG));
  for (const output of [child.stdout, child.stderr]) output.pipe(log, { end: false });
  const ended = once(child, 'exit');
  const isReady = new Promise((resolve) => {
    child.stdout.on('data', (text) => String(text).includes('All emulators ready') && resolve(0));
  });
  await Promise.race([isReady, ended]);
  if (child.exitCode !== null) throw new UserError(`The emulators did not start: see ${LOG}.`);
  return { ended };
}

async function start() {
  requireNode();
  requireJava();
  await requireFreePorts(dev ? { ...otherPorts, web: VITE_PORT } : startPorts);
  installIfNeeded();
  await putFirestoreJar();
  await step('Preparing the Bible', typescript('tools/bible/main.ts', '--for-start'));
  await buildFunctions();
  if (!dev) await buildWeb('web/dist', startPorts);
  if (existsSync(fromRoot('.emulator-data/auth_export')) && !existsSync(fromRoot(DATA)))
    console.log('  The state of before 1.0 stays in .emulator-data: this is a fresh start.');
  const hasUi = await hasEmulatorUi();
  console.log('  … Starting the emulators');
  const { ended } = await startEmulators(hasUi);
  await step('Preparing the sample accounts and content', typescript('tools/seed/main.ts'), {
    GCLOUD_PROJECT: PROJECT,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${startPorts.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${startPorts.auth}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${startPorts.hub}`,
  });
  console.log(`
  Raízes is running at http://127.0.0.1:${dev ? VITE_PORT : hosting}

${accountList}

  Emulator UI: ${hasUi ? `http://127.0.0.1:${UI_PORT}` : `not here, because it could not be downloaded or port ${UI_PORT} is in use`}
  Log: ${LOG}. Ctrl-C saves the state in ${DATA} and stops.
`);
  void runScheduledFunctions();
  if (dev) watchAll(startPorts, VITE_PORT);
  await ended;
  const savedAt = statSync(fromRoot(DATA), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (!stoppedAt || savedAt < stoppedAt)
    throw new UserError(`The state was not saved: see ${LOG}.`);
  console.log(`  ✓ Saved in ${DATA}`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
await start().catch((error) => {
  printFailure(error);
  emulators?.kill('SIGINT');
  process.exitCode = 1;
});
process.exit();
