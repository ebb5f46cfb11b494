import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fromRoot } from './root.mjs';
import { UserError } from './run.mjs';

const { ui, ...emulators } = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')).emulators;
emulators.websocket = { port: emulators.firestore.websocketPort };

/** @param {number} shift @returns {Record<string, number>} */
const portsFrom = (shift) =>
  Object.fromEntries(
    Object.entries(emulators).flatMap(([name, { port }]) => (port ? [[name, port + shift]] : [])),
  );

/** The tests have ports of their own, so that they run beside `npm start`. */
export const TEST_SHIFT = 10;
export const startPorts = portsFrom(0);
export const testPorts = portsFrom(TEST_SHIFT);
export const UI_PORT = ui.port;
export const VITE_PORT = 5173;

/** @param {number} port @returns {Promise<boolean>} */
export const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** @param {Record<string, number>} ports */
export async function requireFreePorts(ports) {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    const hint = `stop the program that uses it ("lsof -i :${port}" shows it)`;
    throw new UserError(`Port ${port} (${name}) is in use: ${hint}.`);
  }
}
