import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { killTree } from './kill-tree.mjs';
import { Refusal } from './refusal.mjs';
import { inCache, root } from './root.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Starts a program in a group of its own, so that Ctrl-C in the terminal reaches only the launcher, which then stops it.
 * @param {string} command @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function launch(command, args, options) {
  const child = spawn(command, args, { cwd: root, detached: true, ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Resolves with the exit code, 1 when a signal ended it. @param {ChildProcess} child @returns {Promise<number>} */
export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program to its end with its output in `.cache/<log>.log`; when it fails, the end of that log is the error's detail.
 * @param {string} log @param {string} command @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, otherwise: string }} options `otherwise`: what to say when it fails
 */
export async function run(log, command, args, { env, otherwise }) {
  const path = inCache(`${log}.log`);
  const output = openSync(path, 'w');
  try {
    const child = launch(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
    });
    if ((await exitOf(child)) !== 0) throw new Refusal(otherwise, tailOf(path));
  } finally {
    closeSync(output);
  }
}

/** @param {string} path */
export function tailOf(path, lines = 30) {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/** Ends whatever still runs, with everything it started. */
export function killAll() {
  for (const child of running) if (child.pid !== undefined) killTree(child.pid);
}
