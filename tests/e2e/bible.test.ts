import { expectAccessible } from './support/accessible';
import { signIn } from './support/session';
import { expect, testInstalled as test } from './support/test';

test('an opened chapter of the Bible and its neighbours can be read without a network', async ({
  page,
  context,
  person,
}) => {
  await signIn(page, person, '/biblia/salmos/23?v=4');
  const title = page.getByRole('heading', { level: 1 });
  const verses = page.locator('[data-verse]');
  await expect(verses).toHaveCount(6);
  await expect(page.locator('[data-target]')).toBeInViewport();
  const about = page.getByRole('note');
  await page.getByRole('button', { name: 'Sobre este capítulo' }).click();
  await expect(about).toContainText('o Senhor como pastor');

  await context.setOffline(true);
  await page.reload();
  await expect(title).toHaveText('Salmo 23');
  await expect(verses).toHaveCount(6);
  await expect(about).toContainText('o Senhor como pastor');
  await verses.nth(1).click();
  await expect(page.getByRole('region', { name: 'Versículos selecionados' })).toContainText(
    'Salmos 23.2',
  );
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await expect(title).not.toHaveText('Salmo 23');
  await expect(title).toHaveText(/^Salmo /);
  await expect(verses.first()).toBeVisible();
  await expect(about).not.toContainText('o Senhor como pastor');
  const read = (await title.textContent()) ?? '';

  await page.goto('/biblia');
  await expect(title).toHaveText(read);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /escolher livro/ }).click();
  const picker = page.getByRole('dialog', { name: 'Livros' });
  await expect(picker.getByRole('button', { name: 'Salmos', exact: true })).toBeInViewport();
  for (const part of ['heading', 'textbox', 'button'] as const)
    await expect(picker.getByRole(part).first()).toBeInViewport({ ratio: 1 });
  await picker.getByRole('textbox').fill('sl 23');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Salmo 23');
});

test('a chapter is copied without help texts, and printed in ink on paper', async ({
  page,
  person,
}) => {
  await signIn(page, person, '/biblia/salmos/23?v=4');
  const verse = page.locator('[data-verse="4"]');
  await expect(verse).toBeInViewport();
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body);
    return getSelection()?.toString() ?? '';
  });
  expect(copied).toContain('O Senhor é o meu pastor');
  expect(copied).not.toMatch(/Selecionar versículos|Versículo 4:/);

  await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    document.documentElement.dataset['scheme'] = 'dark';
  });
  await page.locator('[data-verse="2"]').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sobre este capítulo' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Versículos selecionados' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(verse).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(verse).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
