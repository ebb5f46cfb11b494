// Where firebase-tools can't download the Firestore emulator, the gcloud package brings the same one, whose jar `java -jar` can't run.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError, run, tool } from '../launcher/run.mjs';

/** What firebase-tools downloads. */
export const downloads = () =>
  createRequire(import.meta.url)('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');

/** A path in the folder of those downloads. @param {string} path */
export const inDownloads = (path) =>
  join(process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators'), path);

/** The emulator of the package google-cloud-cli-firestore-emulator, if it is installed. */
function gcloudJar() {
  const { stdout } = spawnSync('sh', ['-c', 'command -v gcloud'], { encoding: 'utf8' });
  if (!stdout) return '';
  const platform = join(dirname(realpathSync(stdout.trim())), '../platform');
  return join(platform, 'cloud-firestore-emulator/cloud-firestore-emulator.jar');
}

/** A jar with only a manifest, which names the main class of another. @param {string} jar */
async function runnable(jar) {
  const { zipSync } = await import('fflate');
  // A line has at most 72 bytes; the next one, which continues it, starts with a space.
  const classPath = `Class-Path: ${pathToFileURL(jar).href}`.match(/^.{1,72}|.{1,71}/g);
  const main = 'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const manifest = ['Manifest-Version: 1.0', main, classPath?.join('\r\n '), '', ''].join('\r\n');
  return zipSync({ 'META-INF/MANIFEST.MF': Buffer.from(manifest) });
}

/** Puts the Firestore emulator where firebase-tools looks for its download. */
export async function putFirestoreJar() {
  const path = inDownloads(downloads().firestore.downloadPathRelativeToCacheDir);
  const isDownload = existsSync(path) && statSync(path).size > 1_000_000;
  if (isDownload || process.env.FIRESTORE_EMULATOR_BINARY_PATH) return;
  const jar = gcloudJar();
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(jar)) return writeFileSync(path, await runnable(jar));
  if ((await run(tool('firebase', 'setup:emulators:firestore'))) === 0) return;
  throw new UserError(
    'The Firestore emulator could not be downloaded: connect to the internet, install the package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_BINARY_PATH to its jar.',
  );
}
