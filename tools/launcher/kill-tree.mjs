import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

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
