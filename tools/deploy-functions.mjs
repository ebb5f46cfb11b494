import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './launcher/root.mjs';
import { UserError } from './launcher/run.mjs';

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(fromRoot(path), 'utf8'));

/**
 * Fills a folder with what is uploaded as functions: the build, and a lock file that gives the cloud exactly the tested versions of
 * the packages they import. The workspace's lock file can't serve: `npm ci` wants one of the folder's own `dependencies` alone.
 * @param {string} folder absolute; emptied first
 */
export function stageFunctions(folder) {
  const { name, version, type, main, dependencies } = readJson('functions/package.json');
  const manifest = { name, version, private: true, type, main, dependencies };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(fromRoot('functions/lib'), join(folder, 'lib'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const packages = { '': manifest, ...installed(readJson('package-lock.json').packages) };
  const lock = { name, version, lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2));
  // npm removes from the lock file what these dependencies don't need.
  const prune = ['install', '--package-lock-only', '--offline', '--ignore-scripts'];
  const { status, stderr } = spawnSync('npm', prune, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new UserError(`The functions' lock file can't be written: ${stderr}`);
}

/** The packages as the functions see them, in one node_modules. @param {Record<string, { dev?: boolean, link?: boolean }>} packages */
function installed(packages) {
  const entries = Object.entries(packages);
  const shared = entries.filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
  const own = entries
    .filter(([path, { dev }]) => path.startsWith('functions/node_modules/') && !dev)
    .map(([path, entry]) => [path.slice('functions/'.length), entry]);
  return Object.fromEntries([...shared, ...own]);
}
