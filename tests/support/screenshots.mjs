import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumFlags, requireChromium } from './launcher/chromium.mjs';
import { startPorts } from './launcher/ports.mjs';
import { printFailure } from './launcher/refusal.mjs';
import { fromRoot } from './launcher/root.mjs';
import { SAMPLE_PASSWORD } from './sample-accounts.mjs';

const base = process.env.BASE_URL ?? `http://127.0.0.1:${startPorts.hosting}`;

/** Photographs the running product (`npm start`) for the README, as the sample disciple sees it. */
async function photograph() {
  const executablePath = await requireChromium();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  });
  mkdirSync(fromRoot('docs'), { recursive: true });
  /** @param {string} name */
  const shoot = (name) => page.screenshot({ path: fromRoot(`docs/${name}.png`) });

  await page.goto(`${base}/auth?mode=login`);
  await page.getByLabel('Email').fill('discipulo@raizes.test');
  await page.getByLabel('Senha').fill(SAMPLE_PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('link', { name: 'Começar devocional' }).waitFor();
  await page.getByText('Login realizado com sucesso!').waitFor({ state: 'detached' });
  await shoot('dashboard');
  await page.getByRole('link', { name: 'Começar devocional' }).click();
  await page.getByText('1/8').waitFor();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('2/8').waitFor();
  await shoot('devotional');
  await browser.close();
}

try {
  await photograph();
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}
