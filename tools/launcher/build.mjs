import { offeredAccounts } from '../sample-accounts.mjs';
import { fromRoot } from './root.mjs';
import { run, step, tool } from './run.mjs';

const FUNCTIONS = fromRoot('functions/build.mjs');

/** Tells the web app where the emulators are and which sample accounts to offer. @param {Record<string, number>} ports */
const forEmulators = ({ auth, firestore, functions }) => ({
  VITE_EMULATORS: JSON.stringify({ auth, firestore, functions }),
  VITE_SAMPLE_ACCOUNTS: JSON.stringify(offeredAccounts),
  // Set here, it overrides the real project's value in an .env file.
  VITE_FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-raizes', apiKey: 'demo', appId: 'demo' }),
  VITE_ADULTS_ONLY_CHURCH: process.env['GEMINI_ADULTS_ONLY_CHURCH'] ?? '',
});

/** @param {NodeJS.ProcessEnv} [env] */
export const buildFunctions = (env) => step('Building the functions', [FUNCTIONS], env);

/** Without ports, builds it as it is deployed. @param {string} folder @param {Record<string, number>} [ports] @param {NodeJS.ProcessEnv} [env] */
export const buildWeb = (folder, ports, env) =>
  step('Building the web app', tool('vite', 'build', fromRoot('web'), '--logLevel', 'error'), {
    ...(ports ? forEmulators(ports) : { VITE_EMULATORS: '' }),
    WEB_OUT_DIR: fromRoot(folder),
    ...env,
  });

/** Rebuilds the functions when they change, and serves the web app with hot reload. @param {Record<string, number>} ports @param {number} port */
export function watchAll(ports, port) {
  const options = ['--host', '127.0.0.1', '--port', String(port), '--strictPort'];
  void run([FUNCTIONS, '--watch']);
  void run(tool('vite', fromRoot('web'), ...options), forEmulators(ports));
}
