import { chromiumFlags, findChromium, findLightChromium } from '../../tools/launcher/chromium.mjs';

const full = await findChromium();
const light = findLightChromium() ?? full;
const launchOptionsFor = (executablePath: string | undefined) => ({
  args: chromiumFlags,
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
