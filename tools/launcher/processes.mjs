import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { inCache, root } from './root.mjs';
import { UserError } from './terminal.mjs';

/** @returns {{ pid: number, parent: number }[]} */
function allProcesses() {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
          // The second field is a name in parentheses that may hold spaces; the parent's id is the second after it.
          const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
          return [{ pid: Number(name), parent: Number(parent) }];
        } catch {
          return [];
        }
      });
  }
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]) => ({ pid, parent }));
}

/** The process and all that descend from it. @param {number} pid */
function familyOf(pid) {
  const processes = allProcesses();
  const family = [pid];
  for (const member of family) {
    family.push(...processes.filter(({ parent }) => parent === member).map((child) => child.pid));
  }
  return family;
}

/** @param {number} pid @param {NodeJS.Signals} signal */
export function signalTo(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already ended.
  }
}

/** Ends a process and all that descend from it, at once. @param {number} pid */
export function killTree(pid) {
  for (const member of familyOf(pid)) signalTo(member, 'SIGKILL');
}

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();

/** @param {number} pid */
function giveWay(pid) {
  const { PRIORITY_BELOW_NORMAL: below } = constants.priority;
  try {
    setPriority(pid, below);
    // Linux weighs sessions before processes, and a program in a group of its own has a session of its own.
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, String(below));
  } catch {
    // It shares the processor with the others.
  }
}

/**
 * Starts a program in a group of its own, so that Ctrl-C in the terminal reaches only the launcher, which then stops it.
 * @param {string} command @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { aside?: boolean }} options `aside`: it has what others leave of the processor
 */
export function launch(command, args, { aside = false, ...options }) {
  const child = spawn(command, args, { cwd: root, detached: true, ...options });
  if (aside && child.pid !== undefined) giveWay(child.pid);
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
 * @param {{ env?: NodeJS.ProcessEnv, aside?: boolean, otherwise: string }} options `otherwise`: what to say when it fails; `aside`: see `launch`
 */
export async function run(log, command, args, { env, aside = false, otherwise }) {
  const path = inCache(`${log}.log`);
  const output = openSync(path, 'w');
  try {
    const child = launch(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      aside,
    });
    if ((await exitOf(child)) !== 0) throw new UserError(otherwise, tailOf(path));
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

/**
 * Calls `stop` once for Ctrl-C, a hang-up or a polite kill. npm and the terminal may both deliver the same Ctrl-C, so only
 * one that comes seconds later counts as impatience and calls `stopNow`.
 * @param {{ stop: () => void, stopNow: () => void }} handlers
 */
export function onInterrupt({ stop, stopNow }) {
  /** @type {number | undefined} */
  let first;
  const handle = () => {
    if (first === undefined) {
      first = performance.now();
      stop();
    } else if (performance.now() - first > 3000) {
      stopNow();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, handle);
}
