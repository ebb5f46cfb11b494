import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fromRoot, root } from './root.mjs';
import { UserError } from './run.mjs';

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new UserError(`Node ${process.version} is too old: install 20.19 or later (nodejs.org).`);
}

/** The emulators call `java` from the PATH, so a Java that is only in JAVA_HOME is added to it. */
export function requireJava() {
  const home = process.env.JAVA_HOME;
  if (home) process.env.PATH = [join(home, 'bin'), process.env.PATH].join(delimiter);
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const found = /version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1];
  if (Number(found) >= 11) return;
  const fault = found ? `Java ${found} is too old` : 'Java is missing';
  const advice = '"apt-get install default-jre-headless", or https://adoptium.net';
  throw new UserError(`${fault}: the Firestore emulator needs Java 11 or later (${advice}).`);
}

/** @param {string} path @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>} */
const packagesIn = (path) => JSON.parse(readFileSync(fromRoot(path), 'utf8')).packages;

/** Whether node_modules matches the lock file, according to npm's own record of what it installed. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(fromRoot(record))) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn('package-lock.json')).every(([path, wanted]) => {
    // Workspaces are links into the tree, and optional packages depend on the platform.
    const { version, link, optional = link, devOptional = optional } = wanted;
    return devOptional || !path.includes('node_modules/') || installed[path]?.version === version;
  });
}

export function installIfNeeded() {
  if (isInstalled()) return;
  console.log('  … Installing the packages (the first time takes a minute or two)');
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
  if (spawnSync('npm', ['ci', '--no-audit', '--no-fund'], options).status === 0) return;
  throw new UserError('"npm ci" failed: check the connection to the npm registry, and try again.');
}
