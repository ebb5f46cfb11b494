import { expectAccessible } from './support/accessible';
import { signIn } from './support/session';
import { expect, test } from './support/test';

test('a verse that is highlighted and noted on stays so', async ({ page, person }) => {
  await signIn(page, person, '/biblia/salmos/23');
  const verse = page.locator('#versiculo-4');
  await verse.click();
  await page.getByRole('button', { name: 'Destacar em verde' }).click();
  await expect(verse.locator('[data-mark=green]')).toBeVisible();
  await page.getByRole('button', { name: 'Anotar' }).click();
  await page.getByLabel('Sua anotação').fill('Ele está comigo.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Anotação guardada')).toBeVisible();

  await page.reload();
  await expect(verse.locator('[data-mark=green]')).toBeVisible();
  await expect(verse.getByRole('img', { name: 'Com anotação' })).toBeVisible();
  await expectAccessible(page);
});
