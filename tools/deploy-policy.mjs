const POLICY = 'Content-Security-Policy';

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

/**
 * Makes firebase.json, which is for the emulators, a deployment's: the pages may connect to no emulator, but to the project's own
 * functions and, with App Check, to reCAPTCHA.
 * @param {any} config @param {string} project @param {boolean} hasAppCheck
 */
export function allowOnlyDeployed(config, project, hasAppCheck) {
  const header = config.hosting.headers
    .flatMap((/** @type {any} */ rule) => rule.headers)
    .find((/** @type {any} */ each) => each.key === POLICY);
  const functions = `https://southamerica-east1-${project}.cloudfunctions.net`;
  header.value = header.value.replaceAll(/ http:\/\/127\.0\.0\.1:\d+/g, '');
  allow(header, { 'connect-src': [functions] });
  if (hasAppCheck) allow(header, recaptcha);
}

/** @param {{ value: string }} header @param {Record<string, string[]>} sources the additional sources of each directive */
function allow(header, sources) {
  header.value = header.value
    .split('; ')
    .map((directive) => [directive, ...(sources[directive.split(' ', 1)[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}
