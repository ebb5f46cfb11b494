import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFunctions, buildWeb } from './build.mjs';
import { downloads, inDownloads, putFirestoreJar } from '../stand-ins/firestore-jar.mjs';
import { TEST_SHIFT, UI_PORT, isFree, requireFreePorts, testPorts } from './ports.mjs';
import { fromRoot } from './root.mjs';
import { run, shell, tool, typescript } from './run.mjs';

export const PROJECT = 'demo-raizes';
const TEST_WEB = '.cache/web-test';

const NO_PROXY = [process.env.NO_PROXY ?? process.env.no_proxy, '127.0.0.1,localhost'].join();
/** No proxy between the emulators, and no wait for the credentials of a machine of Google's. */
export const direct = { NO_PROXY, no_proxy: NO_PROXY, METADATA_SERVER_DETECTION: 'none' };

/**
 * The options of firebase-tools for a variant of firebase.json, which is written beside it because its paths are relative.
 * @param {string} name @param {string[]} only the emulators to start @param {(text: string) => string} change
 */
export function optionsFor(name, only, change) {
  const path = fromRoot(`.firebase.${name}.json`);
  writeFileSync(path, change(readFileSync(fromRoot('firebase.json'), 'utf8')));
  return ['--project', PROJECT, '--config', path, '--only', only.join()];
}

/** Whether the Emulator UI can run: firebase-tools has it or can download it now, and its port is free. */
export async function hasEmulatorUi() {
  const { binaryPathRelativeToCacheDir, remoteUrl } = downloads().ui.main;
  const path = inDownloads(binaryPathRelativeToCacheDir);
  const question = { method: 'HEAD', signal: AbortSignal.timeout(2000) };
  if (!existsSync(path) && (await fetch(remoteUrl, question).catch(() => null))?.ok)
    await run(tool('firebase', 'setup:emulators:ui'));
  return existsSync(path) && isFree(UI_PORT);
}

/** Other ports, also in the policy, and no warning for each request to a test's own project. @param {string} text */
const forTests = (text) =>
  text
    .replace(/(?<=[pP]ort": |127\.0\.0\.1:)\d+/g, (port) => String(Number(port) + TEST_SHIFT))
    .replace('"web/dist"', JSON.stringify(TEST_WEB))
    .replace('"singleProjectMode": true', '"singleProjectMode": false');

/** Runs a shell command with emulators on the tests' ports; resolves to its exit code. @param {string[]} only @param {string} command */
export async function runWithEmulators(only, command) {
  await putFirestoreJar();
  await requireFreePorts(testPorts);
  const options = ['--log-verbosity', 'QUIET', ...optionsFor('test', only, forTests)];
  // The emulators of `npm start` are found through a file in the temporary folder that is named after the project.
  const TMPDIR = mkdtempSync(join(tmpdir(), 'raizes-'));
  // No outside model is called, and a function's process may start late on a busy machine.
  const env = { ...direct, TMPDIR, GEMINI_API_KEY: '', FUNCTIONS_DISCOVERY_TIMEOUT: '120' };
  const code = await run(tool('firebase', 'emulators:exec', ...options, command), env);
  rmSync(TMPDIR, { recursive: true, force: true });
  return code;
}

/** Builds the product and runs a shell command on all of it, with the sample content. @param {string} command */
export async function runOnProduct(command) {
  // An empty folder, so that the tests use the sample Bible even if a developer has imported another.
  const withoutBible = { BIBLE_FOLDER: fromRoot('.cache/no-bible') };
  await buildFunctions(withoutBible);
  await buildWeb(TEST_WEB, testPorts, withoutBible);
  const everything = ['auth', 'firestore', 'functions', 'hosting', 'eventarc', 'tasks'];
  return runWithEmulators(everything, `${shell(typescript('tools/seed/main.ts'))} && ${command}`);
}
