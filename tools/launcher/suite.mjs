import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { firebaseEnvironment } from './firebase-environment.mjs';
import { killTree, signalTo } from './kill-tree.mjs';
import { exitOf, launch, tailOf } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { fromRoot, inCache } from './root.mjs';

const START_TIMEOUT = 240_000;
const STOP_TIMEOUT = 45_000;
export const PROJECT = 'demo-raizes';

/**
 * @typedef {object} SuiteOptions
 * @property {string} name
 * @property {string} config the path of its firebase.json
 * @property {import('./ports.mjs').Ports} ports
 * @property {string} firestoreJar
 * @property {string[]} only the emulators to start
 * @property {string} [data] a folder whose state is loaded at the start and saved at the end
 */

/** Starts the emulator suite and resolves when every part of it answers. @param {SuiteOptions} options */
export async function startSuite({ name, config, ports, firestoreJar, only, data }) {
  const log = inCache(`emulators-${name}.log`);
  const output = openSync(log, 'w');
  const { env, cwd, clean } = firebaseEnvironment(name);
  const exportMetadata = data && `${data}/firebase-export-metadata.json`;
  const args = [
    '--import',
    fromRoot('tools/launcher/exit-with-parent.mjs'),
    fromRoot('node_modules/firebase-tools/lib/bin/firebase.js'),
    'emulators:start',
    `--project=${PROJECT}`,
    `--config=${config}`,
    `--only=${only.join(',')}`,
    ...(exportMetadata && existsSync(exportMetadata) ? ['--import', data] : []),
    ...(data ? ['--export-on-exit', data] : []),
  ];
  const child = launch(process.execPath, args, {
    cwd,
    env: { ...env, FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar },
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  let ended = false;
  const exit = exitOf(child).finally(() => {
    ended = true;
    clean();
  });

  /** Saves the state and stops everything; resolves with whether the state was saved. */
  async function stop() {
    if (ended || child.pid === undefined) return false;
    const before = performance.timeOrigin + performance.now();
    signalTo(child.pid, 'SIGINT');
    await Promise.race([exit, delay(STOP_TIMEOUT, undefined, { ref: false })]);
    killTree(child.pid);
    return exportMetadata !== undefined && existsSync(exportMetadata)
      ? statSync(exportMetadata).mtimeMs >= before - 1000
      : false;
  }

  const urls = Object.entries({ auth: '/', firestore: '/', hosting: '/', hub: '/emulators' })
    .filter(([part]) => part === 'hub' || only.includes(part))
    .map(
      ([part, path]) =>
        `http://127.0.0.1:${ports[/** @type {keyof typeof ports} */ (part)]}${path}`,
    );
  const deadline = performance.now() + START_TIMEOUT;
  for (;;) {
    const said = readFileSync(log, 'utf8');
    if (ended || /Failed to load function definition|It took longer than .* to load/.test(said)) {
      await stop();
      throw new Refusal(`The emulators did not start: see ${log}.`, tailOf(log));
    }
    if (
      said.includes('All emulators ready') &&
      (await Promise.all(urls.map(answers))).every(Boolean)
    ) {
      return { stop, log, exit };
    }
    if (performance.now() > deadline) {
      await stop();
      throw new Refusal(
        `The emulators did not start within ${START_TIMEOUT / 1000} s: see ${log}.`,
        tailOf(log),
      );
    }
    await delay(200);
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).status < 500;
  } catch {
    return false;
  }
}
