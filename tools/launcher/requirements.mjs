import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { fromRoot } from './root.mjs';
import { UserError, step } from './terminal.mjs';

const OLDEST_JAVA = 11;

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new UserError(
      `Node ${process.versions.node} is too old: install Node 20.19 or later (https://nodejs.org).`,
    );
  }
}

/** The emulators call `java` from the PATH, so a Java that is only in JAVA_HOME is added to it. */
export function requireJava() {
  const home = process.env.JAVA_HOME;
  if (home && existsSync(join(home, 'bin'))) {
    process.env.PATH = [join(home, 'bin'), process.env.PATH].join(delimiter);
  }
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const found = /version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1];
  if (error || found === undefined) {
    throw new UserError(
      `Java is missing: the Firestore emulator needs a Java runtime, version ${OLDEST_JAVA} or later (for example "apt-get install default-jre-headless", or https://adoptium.net).`,
    );
  }
  if (Number(found) < OLDEST_JAVA) {
    throw new UserError(
      `Java ${found} is too old: install a Java runtime, version ${OLDEST_JAVA} or later (https://adoptium.net).`,
    );
  }
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockEntry
 * @param {string} path
 * @returns {Record<string, LockEntry>}
 */
const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** Whether node_modules matches the lock file, according to npm's own record of what it installed. */
function isInstalled() {
  const record = fromRoot('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
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
      failureMessage: '"npm ci" failed: check the connection to the npm registry and start again.',
    }),
  );
}
