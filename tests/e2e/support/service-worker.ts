import type { Page } from '@playwright/test';

/** Waits until the service worker has cached the app, and lets it serve this page. */
export async function installServiceWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
