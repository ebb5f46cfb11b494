import { existsSync, readFileSync } from 'node:fs';
import { run } from './processes.mjs';
import { step } from './progress.mjs';
import { fromRoot } from './root.mjs';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry
 * @param {string} path
 * @returns {Record<string, LockEntry>}
 */
const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** Whether node_modules holds what the lock file asks for; npm notes there what it has installed. */
function isInstalled() {
  const noted = fromRoot('node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = packagesIn(noted);
  return Object.entries(packagesIn(fromRoot('package-lock.json'))).every(([path, wanted]) => {
    // Workspaces are links into the tree, and optional packages depend on the platform.
    const skipped =
      !path.includes('node_modules/') || wanted.link || wanted.optional || wanted.devOptional;
    return skipped || installed[path]?.version === wanted.version;
  });
}

export async function installIfNeeded() {
  if (isInstalled()) return;
  await step('Installing the packages (npm ci; the first time takes a minute or two)', () =>
    run('npm-ci', 'npm', ['ci', '--no-audit', '--no-fund'], {
      otherwise: '"npm ci" failed: check the connection to the npm registry and start again.',
    }),
  );
}
