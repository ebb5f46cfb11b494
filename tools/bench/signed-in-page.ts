import { testPorts } from '../launcher/ports.mjs';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { fullChromium } from '../../tests/support/browser';
import type { TestUser } from '../../tests/support/people';

/** Launches a separate Chromium. */
export const launchChromium = (): Promise<Browser> => chromium.launch(fullChromium);

/** Opens the dashboard on a phone, signed in, and waits for the server's figures. */
export async function openDashboard(
  browser: Browser,
  { email, password }: TestUser,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: `http://127.0.0.1:${testPorts.hosting}`,
    locale: 'pt-BR',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  await prepare(page);
  await page.goto('/auth?mode=login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page
    .getByRole('region', { name: 'XP total' })
    .getByText(/devocion/)
    .waitFor();
  return page;
}
