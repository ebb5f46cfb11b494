import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './processes.mjs';
import { UserError, step } from './terminal.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const LIGHT = 'chromium-headless-shell';
const GET = 'DEBIAN_FRONTEND=noninteractive apt-get install -y';
const INSTALL = `apt-get update && ${GET} chromium && (${GET} ${LIGHT} || true)`;

const isRoot = process.getuid?.() === 0;

/**
 * As root Chromium has no sandbox, on a closed network it must not look for updates, and without a screen it needs no GPU process.
 */
export const chromiumFlags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
];

/** @param {string} name */
function onPath(name) {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/** The path of an installed Chromium: CHROME_PATH, one on the PATH, or Playwright's own. */
export async function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new UserError(`CHROME_PATH names ${given}, which does not exist.`);
  }
  for (const name of NAMES) {
    const found = onPath(name);
    if (found) return found;
  }
  if (existsSync(MAC)) return MAC;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * A headless Chromium without windows, prompts and notifications, if installed; it uses a quarter less processor time. CHROME_PATH
 * overrides it.
 */
export const findLightChromium = () => (process.env.CHROME_PATH ? undefined : onPath(LIGHT));

/** Finds the full Chromium, or installs it if possible. */
export async function requireChromium() {
  const found = await findChromium();
  if (found) return found;
  const missing =
    'Chromium is missing: install chromium or google-chrome, run "npx playwright install chromium", or set CHROME_PATH.';
  if (!isRoot || !onPath('apt-get')) throw new UserError(missing);
  await step('Installing Chromium (apt-get)', () =>
    run('chromium', 'sh', ['-c', INSTALL], { failureMessage: missing }),
  );
  const installed = await findChromium();
  if (!installed) throw new UserError(missing);
  return installed;
}
