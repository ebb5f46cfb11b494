import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fromRoot, root } from './root.mjs';

/** Stops a command for a reason that the user can fix; the message says how, in one line. */
export class UserError extends Error {}

/** @param {unknown} error */
export const printFailure = (error) =>
  console.error(error instanceof UserError ? `\n✗ ${error.message}` : error);

/** A program of node_modules, as arguments of Node. @param {string} name @param {string[]} args */
export const tool = (name, ...args) => [fromRoot('node_modules/.bin', name), ...args];

/** A TypeScript program, as arguments of Node. @param {string} path @param {string[]} args */
export const typescript = (path, ...args) => ['--import', 'tsx', fromRoot(path), ...args];

/** Node with these arguments, as a shell command. @param {string[]} args */
export const shell = (args) => [process.execPath, ...args].map((arg) => `'${arg}'`).join(' ');

/**
 * Runs a program to its end; resolves to its exit code. Ctrl-C reaches it from the terminal, other signals from here.
 * @param {string[]} args of Node @param {NodeJS.ProcessEnv} [env] additional variables @returns {Promise<number>}
 */
export async function run(args, env) {
  const options = { cwd: root, env: { ...process.env, ...env } };
  const child = spawn(process.execPath, args, { ...options, stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => child.kill('SIGTERM'));
  const [code] = await once(child, 'close');
  return code ?? 1;
}

/** Runs one step of a command. @param {string} title @param {string[]} args of Node @param {NodeJS.ProcessEnv} [env] */
export async function step(title, args, env) {
  console.log(`  … ${title}`);
  if ((await run(args, env)) !== 0) throw new UserError(`${title} failed: see above.`);
}
