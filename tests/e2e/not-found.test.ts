import { expect, test } from './support/test';

test('any other path shows "Oops! Page not found" with a link home, and is logged', async ({
  page,
}) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/nao/existe'));
  await page.goto('/nao/existe?por=que');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect((await logged).type()).toBe('error');
  await page.getByRole('link', { name: 'Voltar para o início' }).click();
  await expect(page).toHaveURL('/');
});
