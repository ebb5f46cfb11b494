import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal.mjs';

const OLDEST_JAVA = 11;

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Refusal(
      `Node ${process.versions.node} is too old: install Node 20.19 or later (https://nodejs.org).`,
    );
  }
}

/** The emulators call `java` from the PATH: one that only JAVA_HOME knows is put there. */
export function requireJava() {
  const home = process.env.JAVA_HOME;
  if (home && existsSync(join(home, 'bin'))) {
    process.env.PATH = [join(home, 'bin'), process.env.PATH].join(delimiter);
  }
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const found = /version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1];
  if (error || found === undefined) {
    throw new Refusal(
      `Java is missing: the Firestore emulator needs a Java runtime, version ${OLDEST_JAVA} or later (for example "apt-get install default-jre-headless", or https://adoptium.net).`,
    );
  }
  if (Number(found) < OLDEST_JAVA) {
    throw new Refusal(
      `Java ${found} is too old: install a Java runtime, version ${OLDEST_JAVA} or later (https://adoptium.net).`,
    );
  }
}
