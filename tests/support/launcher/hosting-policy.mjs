const POLICY = 'Content-Security-Policy';

/**
 * firebase.json's Content-Security-Policy says what a deployed page may load, whatever the project. What only one place needs,
 * the emulators' ports or a project's own functions, is added here, so that nothing else has it.
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
