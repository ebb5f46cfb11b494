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
          // The second field is a name in parentheses that can contain spaces; the parent's id is the second field after it.
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

/** The process and all its descendants. @param {number} pid */
function processTree(pid) {
  const processes = allProcesses();
  const tree = [pid];
  for (const member of tree) {
    tree.push(...processes.filter(({ parent }) => parent === member).map((child) => child.pid));
  }
  return tree;
}

/** @param {number} pid @param {NodeJS.Signals} signal */
export function signalTo(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already ended.
  }
}

/** Kills a process and all its descendants immediately. @param {number} pid */
export function killTree(pid) {
  for (const member of processTree(pid)) signalTo(member, 'SIGKILL');
}

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();

/** @param {number} pid */
function lowerPriority(pid) {
  const { PRIORITY_BELOW_NORMAL: below } = constants.priority;
  try {
    setPriority(pid, below);
    // Linux schedules sessions before processes, and a detached program has a session of its own.
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/autogroup`, String(below));
  } catch {
    // The program runs at normal priority.
  }
}

/**
 * Starts a program in its own process group, so that Ctrl-C in the terminal reaches only the launcher, which then stops it.
 * @param {string} command @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { lowPriority?: boolean }} options `lowPriority`: yields the processor to other
 * programs
 */
export function launch(command, args, { lowPriority = false, ...options }) {
  const child = spawn(command, args, { cwd: root, detached: true, ...options });
  if (lowPriority && child.pid !== undefined) lowerPriority(child.pid);
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Resolves to the exit code, or 1 if a signal ended the process. @param {ChildProcess} child @returns {Promise<number>} */
export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program to its end with its output in `.cache/<log>.log`. If it fails, the end of that log becomes the error's details.
 * @param {string} log @param {string} command @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, lowPriority?: boolean, failureMessage: string }} options `lowPriority`: see `launch`
 */
export async function run(log, command, args, { env, lowPriority = false, failureMessage }) {
  const path = inCache(`${log}.log`);
  const output = openSync(path, 'w');
  try {
    const child = launch(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      lowPriority,
    });
    if ((await exitOf(child)) !== 0) throw new UserError(failureMessage, tailOf(path));
  } finally {
    closeSync(output);
  }
}

/** @param {string} path */
export function tailOf(path, lines = 30) {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}

/** Kills all running programs and everything they started. */
export function killAll() {
  for (const child of running) if (child.pid !== undefined) killTree(child.pid);
}

/**
 * Calls `stop` once for SIGINT (Ctrl-C), SIGHUP or SIGTERM. npm and the terminal can both deliver the same Ctrl-C, so only one
 * that arrives seconds later counts as a second request and calls `stopNow`.
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
