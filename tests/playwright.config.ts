import { defineConfig, devices } from '@playwright/test';
import { fullChromium, lightChromium } from './support/browser';
import { testPorts } from '../tools/launcher/ports.mjs';
import { fromRoot } from '../tools/launcher/root.mjs';

const onPhone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  ...(devices['Pixel 7'] && { userAgent: devices['Pixel 7'].userAgent }),
};

const PUSH = '**/push.test.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: fromRoot('test-results'),
  // A journey waits a third of its time, so three keep two cores busy; a fourth gains no time.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  // On a busy machine everything can take seconds longer; a late answer is not a wrong one.
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: fromRoot('.cache/report.json') }]],
  use: {
    browserName: 'chromium',
    baseURL: process.env.BASE_URL ?? `http://127.0.0.1:${testPorts.hosting}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Matches the system setting for reduced motion; tests about motion turn it back on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: lightChromium,
  },
  // Each test runs once, at the width that it is about. Files run in the order of the projects, so the long journeys come first, and
  // neither they nor the one that needs a worker with another browser is left for the end.
  projects: [
    { name: 'notifications', testMatch: PUSH, use: { ...onPhone, launchOptions: fullChromium } },
    // Tests of what the screen's width changes; everything else is the same code as on the phone.
    { name: 'desktop', grep: /@wide/, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', testIgnore: PUSH, grepInvert: /@wide/, use: onPhone },
  ],
});
