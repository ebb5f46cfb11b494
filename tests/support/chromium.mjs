import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UserError } from '../../tools/launcher/run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const INSTALL = 'apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y chromium';

/** @param {string} name */
export const onPath = (name) =>
  spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();

/** The path of an installed Chromium: CHROME_PATH, one on the PATH, or Playwright's own. */
export async function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given))
    throw new UserError(`CHROME_PATH names ${given}, which does not exist.`);
  const { chromium } = await import('@playwright/test');
  const paths = [given, ...NAMES.map(onPath), MAC, chromium.executablePath()];
  return paths.find((path) => path && existsSync(path));
}

/** Finds Chromium, or installs it if possible. */
export async function requireChromium() {
  if (await findChromium()) return;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('  … Installing Chromium (apt-get)');
    spawnSync('sh', ['-c', INSTALL]);
  }
  if (!(await findChromium()))
    throw new UserError(
      'Chromium is missing: install chromium or google-chrome, run "npx playwright install chromium", or set CHROME_PATH.',
    );
}
