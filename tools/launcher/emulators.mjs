import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { allowInPolicy } from './build.mjs';
import { exitOf, killTree, launch, signalTo, tailOf } from './processes.mjs';
import { fromRoot, inCache } from './root.mjs';
import { UserError } from './terminal.mjs';

const LOOPBACK = '127.0.0.1,localhost,::1';

/** The machine's proxies must not be used between the emulators. */
function withoutProxyForLoopback() {
  const others = process.env.NO_PROXY ?? process.env.no_proxy;
  const list = others ? `${others},${LOOPBACK}` : LOOPBACK;
  return { NO_PROXY: list, no_proxy: list };
}

/**
 * The environment that keeps firebase-tools offline. A separate configuration contains today's "message of the day", which
 * would otherwise be fetched. A separate temporary folder keeps concurrent suites apart, because firebase-tools finds the hub
 * that exports the data through a file there that is named only after the project.
 * @param {string} name
 */
function firebaseEnvironment(name) {
  const config = inCache('firebase-config', 'configstore', 'firebase-tools.json');
  writeFileSync(config, JSON.stringify({ motd: { fetched: Date.now() }, usage: false }));
  // Sockets are created in it, and their paths have a short maximum length, so it is not inside the repository.
  const temporary = mkdtempSync(join(tmpdir(), `raizes-${name}-`));
  const folder = inCache(`emulators-${name}`, '.keep');
  mkdirSync(join(folder, '..'), { recursive: true });
  const clean = () => rmSync(temporary, { recursive: true, force: true });
  process.once('exit', clean);
  return {
    env: {
      ...process.env,
      ...withoutProxyForLoopback(),
      XDG_CONFIG_HOME: inCache('firebase-config'),
      TMPDIR: temporary,
      NO_UPDATE_NOTIFIER: '1',
      // When firebase-tools loads the functions, it asks npm for the newest version of the functions SDK and waits.
      npm_config_offline: 'true',
      // Hosting looks for the credentials of a Google Cloud machine, which elsewhere takes ten seconds to time out.
      METADATA_SERVER_DETECTION: 'none',
      // Tests never call an outside model; `npm start` does, given a key.
      ...(name !== 'start' && { GEMINI_API_KEY: '' }),
      HOSTING_COMPRESSION: name === 'start' ? 'on' : 'off',
      JAVA_TOOL_OPTIONS: [...javaOptions(name), process.env.JAVA_TOOL_OPTIONS].join(' '),
      // The functions are discovered through a file instead of a port, whose process would linger for seconds.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    },
    /** The folder of firebase-tools' own logs. */
    cwd: join(folder, '..'),
    clean,
  };
}

/**
 * The emulators run only for minutes, of which optimizing code and parallel garbage collection would take half the processor time. The
 * tests also write no log, because each request that the rules refuse would be logged with its stack trace, 60 MB in all.
 * @param {string} name
 */
function javaOptions(name) {
  const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  if (name === 'start') return options;
  const logging = inCache('java-logging.properties');
  writeFileSync(logging, '.level=OFF\n');
  return [...options, '-XX:-StackTraceInThrowable', `-Djava.util.logging.config.file='${logging}'`];
}

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

/** Starts the emulator suite and resolves when every part of it responds. @param {SuiteOptions} options */
export async function startSuite({ name, config, ports, firestoreJar, only, data }) {
  const log = inCache(`emulators-${name}.log`);
  const logFile = openSync(log, 'w');
  const { env, cwd, clean } = firebaseEnvironment(name);
  const exportMetadata = data && `${data}/firebase-export-metadata.json`;
  const args = [
    '--import',
    fromRoot('tools/launcher/emulators-process.mjs'),
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
    stdio: ['ignore', logFile, logFile, 'ipc'],
  });
  closeSync(logFile);
  let ended = false;
  const exit = exitOf(child).finally(() => {
    ended = true;
    clean();
  });

  /** Saves the state and stops everything; resolves to whether the state was saved. */
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
    const output = readFileSync(log, 'utf8');
    if (ended || /Failed to load function definition|It took longer than .* to load/.test(output)) {
      await stop();
      throw new UserError(`The emulators did not start: see ${log}.`, tailOf(log));
    }
    if (
      output.includes('All emulators ready') &&
      (await Promise.all(urls.map(isReachable))).every(Boolean)
    ) {
      return { stop, log, exit };
    }
    if (performance.now() > deadline) {
      await stop();
      throw new UserError(
        `The emulators did not start within ${START_TIMEOUT / 1000} s: see ${log}.`,
        tailOf(log),
      );
    }
    await delay(200);
  }
}

/** @param {string} url */
async function isReachable(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).status < 500;
  } catch {
    return false;
  }
}

/**
 * Writes a copy of firebase.json with other ports, another folder for the web app and a policy that allows the emulators. It is
 * in the repository's root, because firebase-tools resolves every path from there.
 * @param {string} name @param {import('./ports.mjs').Ports} ports @param {string} webFolder
 */
export function writeSuiteConfig(name, ports, webFolder) {
  const config = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8'));
  config.hosting.public = webFolder;
  for (const [emulator, settings] of Object.entries(config.emulators)) {
    if (emulator in ports) settings.port = ports[/** @type {keyof typeof ports} */ (emulator)];
  }
  config.emulators.firestore.websocketPort = ports.websocket;
  // Tests have projects of their own, and each request to one would print a warning.
  if (name === 'test') config.emulators.singleProjectMode = false;
  const { auth, firestore, functions } = ports;
  allowInPolicy(config, {
    'connect-src': [auth, firestore, functions].map((port) => `http://127.0.0.1:${port}`),
  });
  const path = fromRoot(`.firebase.${name}.json`);
  writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
  return path;
}
