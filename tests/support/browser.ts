import { findChromium, onPath } from './chromium.mjs';

/**
 * As root Chromium has no sandbox, on a closed network it must not look for updates, and without a screen it needs no GPU process.
 */
const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
];

const full = await findChromium();
/** Without windows, prompts and notifications. CHROME_PATH overrides it. */
const headless = process.env.CHROME_PATH ? '' : onPath('chromium-headless-shell');
const light = headless || full;
const launchOptionsFor = (executablePath: string | undefined) => ({
  args: flags,
  ...(executablePath && { executablePath }),
});

/** Launch options of the Chromium that can show notifications and ask for permissions. */
export const fullChromium = launchOptionsFor(full);

const lightOptions = launchOptionsFor(light);

/**
 * Launch options for all other tests, which save processor time: journeys are too short for V8's optimizing compilers to pay off, and
 * drawing, the network, embedded pages and the pages of one device need no processes of their own.
 */
export const lightChromium = {
  ...lightOptions,
  args: [
    ...lightOptions.args,
    '--js-flags=--no-opt --no-maglev',
    '--in-process-gpu',
    '--enable-features=NetworkServiceInProcess2',
    '--disable-site-isolation-trials',
    '--process-per-site',
  ],
};
