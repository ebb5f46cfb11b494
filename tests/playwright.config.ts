import { defineConfig, devices } from '@playwright/test';
import { lightChromium } from './support/browser';
import { fromRoot } from '../tools/launcher/root.mjs';

const onPhone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  ...(devices['Pixel 7'] && { userAgent: devices['Pixel 7'].userAgent }),
};
const others = { dependencies: ['first admin'], testIgnore: 'first-admin.test.ts' };

export default defineConfig({
  testDir: 'e2e',
  outputDir: fromRoot('test-results'),
  // A browser waits about half of the time, for the server, a second device or the network that is away: four keep two cores busy.
  workers: 4,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  // A busy machine holds everything up for seconds: what is late is not wrong.
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: fromRoot('.cache/e2e.json') }]],
  use: {
    browserName: 'chromium',
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:5100',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // As the system's setting asks of the app; where motion is what is tested, it is on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: lightChromium,
  },
  // Each test runs once, at the width that it is about. Files run in the order of the projects: the long journeys of `desktop`
  // come first, so that none is left for the end.
  projects: [
    // It takes the admins away for a moment: no other test runs beside it.
    { name: 'first admin', testMatch: 'first-admin.test.ts', use: onPhone },
    // What the width of the screen changes; the rest is the same code as on the phone.
    {
      ...others,
      name: 'desktop',
      grep: /@wide/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    { ...others, name: 'phone', grepInvert: /@wide/, use: onPhone },
  ],
});
