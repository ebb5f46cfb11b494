import { chromiumFlags, findChromium, findLightChromium } from '../../tools/launcher/chromium.mjs';

const whole = await findChromium();
const light = findLightChromium() ?? whole;
const launching = (executablePath: string | undefined) => ({
  args: chromiumFlags,
  ...(executablePath && { executablePath }),
});

/** How Playwright starts the Chromium that shows notifications and asks for permissions. */
export const wholeChromium = launching(whole);

const launchingLight = launching(light);

/** How it starts the one that is enough for all else: no page of a journey lives long enough to be worth optimizing. */
export const lightChromium = {
  ...launchingLight,
  args: [...launchingLight.args, '--js-flags=--no-opt --no-maglev'],
};
