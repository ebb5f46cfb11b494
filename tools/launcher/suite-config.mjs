import { readFileSync, writeFileSync } from 'node:fs';
import { allowInPolicy } from './hosting-policy.mjs';
import { fromRoot } from './root.mjs';

/**
 * firebase.json with other ports and another folder of the web app, whose pages may speak to the emulators. It lies at the repository's root, because firebase-tools
 * resolves every path from there.
 * @param {string} name @param {import('./ports.mjs').Ports} ports @param {string} webFolder
 */
export function writeSuiteConfig(name, ports, webFolder) {
  const config = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8'));
  config.hosting.public = webFolder;
  for (const [emulator, settings] of Object.entries(config.emulators)) {
    if (emulator in ports) settings.port = ports[/** @type {keyof typeof ports} */ (emulator)];
  }
  config.emulators.firestore.websocketPort = ports.websocket;
  const { auth, firestore, functions } = ports;
  allowInPolicy(config, {
    'connect-src': [auth, firestore, functions].map((port) => `http://127.0.0.1:${port}`),
  });
  const path = fromRoot(`.firebase.${name}.json`);
  writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
  return path;
}
