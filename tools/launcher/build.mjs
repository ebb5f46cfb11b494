import { offeredAccounts } from '../sample-accounts.mjs';
import { exitOf, launch, run } from './processes.mjs';
import { fromRoot, root } from './root.mjs';

const VITE = fromRoot('node_modules/vite/bin/vite.js');

/** Tells the web app where the emulators are and which sample accounts to offer. @param {import('./ports.mjs').Ports} ports */
const webEnvironment = ({ auth, firestore, functions }) => ({
  VITE_EMULATORS: JSON.stringify({ auth, firestore, functions }),
  VITE_SAMPLE_ACCOUNTS: JSON.stringify(offeredAccounts),
  // Set here, it overrides the real project's value in an .env file.
  VITE_FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-raizes', apiKey: 'demo', appId: 'demo' }),
  VITE_ADULTS_ONLY_CHURCH: process.env['GEMINI_ADULTS_ONLY_CHURCH'] ?? '',
});

/** Whether this is an adults-only church. @param {string} text the functions' .env files; the last value wins */
export function isAdultsOnly(text) {
  const lines = text.matchAll(/^GEMINI_ADULTS_ONLY_CHURCH *= *["']?([^"'\r\n]*)["']? *\r?$/gm);
  return [...lines].at(-1)?.[1]?.trim() === 'true';
}

/** What a deployment prints about the mentor. @param {boolean} adultsOnly */
export const mentorNotice = (adultsOnly) =>
  adultsOnly
    ? `Mentor: Gemini answers adults who consented, if GEMINI_API_KEY is set. Its terms bar apps that people under 18 are likely to
use, so with GEMINI_ADULTS_ONLY_CHURCH=true nobody under 18 gets in. Use only a paid key: with a free one Google may read what
people write and train on it.`
    : `Mentor: the local model answers. GEMINI_API_KEY is used only with GEMINI_ADULTS_ONLY_CHURCH=true (docs/operations.md).`;

/** @param {NodeJS.ProcessEnv} [env] */
export const buildFunctions = (env = {}) =>
  run('build-functions', process.execPath, [fromRoot('functions/build.mjs')], {
    env,
    failureMessage: 'The functions did not build.',
  });

/** @param {import('./ports.mjs').Ports} ports @param {string} folder @param {NodeJS.ProcessEnv} [env] */
export const buildWeb = (ports, folder, env = {}) =>
  run('build-web', process.execPath, [VITE, 'build', fromRoot('web')], {
    env: { ...webEnvironment(ports), WEB_OUT_DIR: folder, ...env },
    failureMessage: 'The web app did not build.',
  });

/** Builds the web app as it is deployed, without the emulators. @param {string} folder */
export const buildWebForProduction = (folder) =>
  run('build-web', process.execPath, [VITE, 'build', fromRoot('web')], {
    env: { VITE_EMULATORS: '', WEB_OUT_DIR: folder },
    failureMessage: 'The web app did not build.',
  });

/**
 * Rebuilds the functions when their source changes, and serves the web app with hot reload. @param {import('./ports.mjs').Ports}
 * ports @param {number} vitePort
 */
export function watchAll(ports, vitePort) {
  /** @type {import('node:child_process').SpawnOptions} */
  const options = {
    cwd: root,
    env: { ...process.env, ...webEnvironment(ports) },
    stdio: ['ignore', 'inherit', 'inherit'],
  };
  const serve = ['--host', '127.0.0.1', '--port', String(vitePort), '--strictPort'];
  const children = [
    launch(process.execPath, [fromRoot('functions/build.mjs'), '--watch'], options),
    launch(process.execPath, [VITE, fromRoot('web'), ...serve], options),
  ];
  return Promise.race(children.map(exitOf));
}

const POLICY = 'Content-Security-Policy';

/**
 * Adds sources to firebase.json's Content-Security-Policy, which covers what a deployed page of any project loads. Sources that
 * only one environment needs, such as the emulators' ports or reCAPTCHA, are added here so that no other environment allows
 * them.
 * @param {any} config firebase.json
 * @param {Record<string, string[]>} sources the additional sources of each directive
 */
export function allowInPolicy(config, sources) {
  const header = config.hosting.headers
    .flatMap((/** @type {any} */ rule) => rule.headers)
    .find((/** @type {any} */ each) => each.key === POLICY);
  header.value = header.value
    .split('; ')
    .map((/** @type {string} */ directive) => {
      const added = sources[directive.split(' ', 1)[0] ?? ''] ?? [];
      return [directive, ...added].join(' ');
    })
    .join('; ');
}

/**
 * Completes the policy for a deployment: the project's own functions and, with App Check, reCAPTCHA.
 * @param {any} config firebase.json @param {string} project @param {boolean} hasAppCheck
 */
export function allowDeployed(config, project, hasAppCheck) {
  allowInPolicy(config, {
    'connect-src': [`https://southamerica-east1-${project}.cloudfunctions.net`],
  });
  if (hasAppCheck) allowInPolicy(config, recaptcha);
}

/** The sources of App Check's reCAPTCHA. Not all of Google, because some of its scripts run code from their parameters. */
const recaptcha = {
  'script-src': [
    'https://www.google.com/recaptcha/enterprise.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/enterprise/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
