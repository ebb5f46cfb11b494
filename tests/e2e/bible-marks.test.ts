import { expectAccessible } from './support/accessible';
import { signIn } from './support/session';
import { expect, test } from './support/test';

test('a verse keeps its highlight and note, is listed with them, and is found by its words', async ({
  page,
  person,
}) => {
  await signIn(page, person, '/biblia/salmos/23');
  const verse = page.locator('#versiculo-4');
  await verse.click();
  await page.getByRole('button', { name: 'Destacar em verde' }).click();
  await expect(verse.locator('[data-mark=green]')).toBeVisible();
  // A colour ends the selection.
  await expect(page.getByRole('region', { name: 'Versículos selecionados' })).toBeHidden();
  await verse.click();
  await page.getByRole('button', { name: 'Anotar' }).click();
  await page.getByLabel('Sua anotação').fill('Ele está comigo.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Anotação guardada')).toBeVisible();

  await page.reload();
  await expect(verse.locator('[data-mark=green]')).toBeVisible();
  await expect(verse.getByRole('img', { name: 'Com anotação' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Minhas marcações' }).click();
  const row = page.getByRole('link', { name: /^Salmos 23\.4/ });
  await expect(row).toContainText('Ele está comigo.');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Voltar à Bíblia' }).click();
  await page.getByRole('link', { name: 'Procurar na Bíblia' }).click();
  await page.getByLabel('Palavras, frase ou passagem').fill('"sombra da morte"');
  await expect(page.getByRole('status').first()).toContainText('versículo');
  await expectAccessible(page);
  await row.click();
  await expect(verse).toBeFocused();
});
