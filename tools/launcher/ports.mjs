import { createServer } from 'node:net';
import { UserError } from './terminal.mjs';

/** The port of each emulator under `npm start`, as in firebase.json. */
export const startPorts = {
  auth: 9099,
  firestore: 8080,
  websocket: 9150,
  functions: 5001,
  hosting: 5000,
  eventarc: 9299,
  tasks: 9499,
  hub: 4400,
  logging: 4500,
};

/** @typedef {typeof startPorts} Ports */

/** Separate ports for the tests, so that they can run while `npm start` does. @type {Ports} */
export const testPorts = {
  auth: 9199,
  firestore: 8180,
  websocket: 9250,
  functions: 5101,
  hosting: 5100,
  eventarc: 9399,
  tasks: 9599,
  hub: 4410,
  logging: 4510,
};

export const VITE_PORT = 5173;

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** @param {Record<string, number>} ports */
export async function requireFreePorts(ports) {
  for (const [name, port] of Object.entries(ports)) {
    if (await isFree(port)) continue;
    throw new UserError(
      `Port ${port} (${name}) is in use: stop the program that uses it, perhaps another copy of this program ("lsof -i :${port}" shows it).`,
    );
  }
}
