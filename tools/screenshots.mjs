import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { fullChromium } from '../tests/support/browser';
import { requireChromium } from '../tests/support/chromium.mjs';
import { startPorts } from './launcher/ports.mjs';
import { printFailure } from './launcher/run.mjs';
import { fromRoot } from './launcher/root.mjs';
import { SAMPLE_PASSWORD } from './sample-accounts.mjs';

const base = process.env.BASE_URL ?? `http://127.0.0.1:${startPorts.hosting}`;

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(page: Page, name: string) => Promise<unknown>} Shoot */

/**
 * Takes screenshots of the running product (`npm start`) as the sample disciple sees it, for the README, the landing page and the
 * installation sheet.
 */
async function takeScreenshots() {
  for (const folder of ['docs', 'web/public/screenshots', 'web/public/product']) {
    mkdirSync(fromRoot(folder), { recursive: true });
  }
  await requireChromium();
  const browser = await chromium.launch(fullChromium);
  try {
    await visitScreens(browser, { width: 390, height: 844, scale: 2 }, async (page, name) => {
      if (name !== 'reading') await page.screenshot({ path: fromRoot(`docs/${name}.png`) });
      await shootForInstallation(page, `${name}-narrow`);
    });
    await visitScreens(browser, { width: 1280, height: 800, scale: 1 }, async (page, name) => {
      if (name !== 'devotional') await shootForInstallation(page, `${name}-wide`);
    });
    for (const scheme of /** @type {const} */ (['light', 'dark'])) {
      await visitScreens(browser, { ...landing, scheme }, async (page, name) => {
        if (name !== 'reading') await shootForLanding(page, `${name}-${scheme}`);
      });
    }
  } finally {
    await browser.close();
  }
}

/** @param {Page} page @param {string} name */
const shootForInstallation = (page, name) =>
  page.screenshot({ path: fromRoot(`web/public/screenshots/${name}.jpg`), quality: 85 });

/** As narrow as a small phone, so that the text in the picture stays readable. */
const landing = { width: 360, height: 720, scale: 1.5 };

/** @param {Page} page @param {string} name */
async function shootForLanding(page, name) {
  const session = await page.context().newCDPSession(page);
  const picture = { format: /** @type {const} */ ('webp'), quality: 80 };
  const { data } = await session.send('Page.captureScreenshot', picture);
  writeFileSync(fromRoot(`web/public/product/${name}.webp`), data, 'base64');
}

/** @typedef {{ width: number, height: number, scale: number, scheme?: 'light' | 'dark' }} Screen */

/**
 * Signs in and takes a screenshot of each screen.
 * @param {Browser} browser @param {Screen} screen @param {Shoot} shoot
 */
async function visitScreens(browser, { width, height, scale, scheme = 'light' }, shoot) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: scheme,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  });
  await page.goto(`${base}/auth?mode=login`);
  await page.getByLabel('E-mail').fill('discipulo@raizes.test');
  await page.getByLabel('Senha').fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('link', { name: 'Começar devocional' }).waitFor();
  await page.getByText('Login realizado com sucesso!').waitFor({ state: 'detached' });
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  await page.getByRole('heading', { name: 'Desafios' }).waitFor();
  await shoot(page, 'dashboard');
  await page.getByRole('link', { name: 'Começar devocional' }).click();
  await page.getByText('1/8').waitFor();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('2/8').waitFor();
  await shoot(page, 'devotional');
  await page.goto(`${base}/daily-reading`);
  await page.getByRole('button', { name: 'Marcar como concluída' }).waitFor();
  await shoot(page, 'reading');
  await page.close();
}

try {
  await takeScreenshots();
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
