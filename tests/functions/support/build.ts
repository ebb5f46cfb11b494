import { execFileSync } from 'node:child_process';
import { fromRoot } from '../../../tools/launcher/root.mjs';

/** Builds the functions, whose copy of the Bible the tests read: the sample, even if a developer has imported another. */
export function setup(): void {
  const env = { ...process.env, BIBLE_FOLDER: fromRoot('.cache/no-bible') };
  execFileSync(process.execPath, [fromRoot('functions/build.mjs')], { env, stdio: 'inherit' });
}
