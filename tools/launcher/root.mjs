import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A path inside the repository. @param {string[]} parts */
export const fromRoot = (...parts) => join(root, ...parts);

/** A path inside `.cache`, whose folder then exists: logs, generated files, the test build. @param {string[]} parts */
export function inCache(...parts) {
  const path = fromRoot('.cache', ...parts);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}
