import type { Page } from '@playwright/test';

/** From the landing page to the sign-up by its link, which small screens keep behind the menu. */
export async function openSignUp(page: Page) {
  await page.goto('/');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Criar Conta' });
  const isSmall = (page.viewportSize()?.width ?? 0) < 600;
  if (isSmall) await page.getByRole('button', { name: 'Menu' }).click();
  await link.click();
}
