import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '../../../tools/sample-accounts.mjs';
import { openPage, storeSession } from './session';

/**
 * Opens each of the screens and checks it once nothing on it loads any more.
 * @param who a sample account, or `visitor`
 */
export async function walkScreens(
  page: Page,
  { who, paths }: { who: string; paths: readonly string[] },
  check: (path: string) => Promise<void>,
): Promise<void> {
  if (who !== 'visitor')
    await storeSession(page, { email: `${who}@raizes.test`, password: SAMPLE_PASSWORD });
  for (const [index, path] of paths.entries())
    await test.step(path, async () => {
      if (index === 0 || who === 'visitor') await page.goto(path);
      else await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Carregando' })).toBeHidden();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await check(path);
    });
}
