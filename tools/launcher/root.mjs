import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A path inside the repository. @param {string[]} parts */
export const fromRoot = (...parts) => join(root, ...parts);

/** A path inside `.cache` (logs, generated files, the test build); creates its folder. @param {string[]} parts */
export function inCache(...parts) {
  const path = fromRoot('.cache', ...parts);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}
