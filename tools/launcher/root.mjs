import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the repository. @param {string[]} parts */
export const fromRoot = (...parts) => join(root, ...parts);
