const POLICY = 'Content-Security-Policy';

/**
 * firebase.json's Content-Security-Policy says what a deployed page may load, whatever the project. What only one place needs,
 * the emulators' ports or reCAPTCHA, is added here, so that no other has it.
 * @param {any} config firebase.json @param {Record<string, string[]>} sources those of each directive
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

/** What App Check asks who the visitor is. Not all of Google: some of its scripts run what they are told. */
export const recaptcha = {
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
