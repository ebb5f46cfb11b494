import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './processes.mjs';
import { UserError, step } from './terminal.mjs';
import { fromRoot, inCache } from './root.mjs';

/** The path at which firebase-tools stores the downloaded emulator. */
function cachedJar() {
  const details = createRequire(fromRoot('package.json'))(
    'firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  );
  const folder =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  return join(folder, details.firestore.downloadPathRelativeToCacheDir);
}

/** The same emulator, as installed by the package google-cloud-cli-firestore-emulator. */
function gcloudJar() {
  try {
    const gcloud = execFileSync('sh', ['-c', 'command -v gcloud'], { encoding: 'utf8' }).trim();
    const platform = join(dirname(realpathSync(gcloud)), '../platform');
    const jar = join(platform, 'cloud-firestore-emulator/cloud-firestore-emulator.jar');
    return existsSync(jar) ? jar : undefined;
  } catch {
    return undefined;
  }
}

/** Lines of a manifest have at most 72 bytes; longer ones continue on lines that start with a space. @param {string} line */
function foldManifestLine(line) {
  const bytes = Buffer.from(line);
  const parts = [bytes.subarray(0, 72).toString('latin1')];
  for (let at = 72; at < bytes.length; at += 71) {
    parts.push(` ${bytes.subarray(at, at + 71).toString('latin1')}`);
  }
  return parts.join('\r\n');
}

/**
 * gcloud's jar has no main class, and firebase-tools runs `java -jar`, so this writes a jar with only a manifest. @param {string} jar
 */
async function runnableJar(jar) {
  const { zipSync } = await import('fflate');
  const manifest = [
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    foldManifestLine(`Class-Path: ${pathToFileURL(jar).href}`),
    '',
    '',
  ].join('\r\n');
  const path = inCache('firestore-emulator.jar');
  const content = zipSync(
    { 'META-INF/MANIFEST.MF': Buffer.from(manifest, 'latin1') },
    { mtime: '2020-01-01' },
  );
  if (!existsSync(path) || !readFileSync(path).equals(content)) writeFileSync(path, content);
  return path;
}

/** Finds or downloads the Firestore emulator; resolves to the path of its jar. */
export async function findFirestoreJar() {
  const given = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new UserError(`FIRESTORE_EMULATOR_BINARY_PATH names ${given}, which does not exist.`);
  }
  const cached = cachedJar();
  if (existsSync(cached)) return cached;
  const installed = gcloudJar();
  if (installed) return runnableJar(installed);
  await step('Downloading the Firestore emulator (once)', () =>
    run(
      'download',
      process.execPath,
      [fromRoot('node_modules/firebase-tools/lib/bin/firebase.js'), 'setup:emulators:firestore'],
      {
        failureMessage:
          'The Firestore emulator could not be downloaded: connect to the internet, install the package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_BINARY_PATH to its jar.',
      },
    ),
  );
  return cached;
}
