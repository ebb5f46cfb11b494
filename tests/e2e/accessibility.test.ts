import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import {
  createAccountButton,
  enterButton,
  fillLogin,
  followLink,
  openPage,
  signIn,
} from './support/session';
import { card } from './support/dashboard';
import { setDay, readingTitle } from './support/content';
import { expect, testAlone as test } from './support/test';

test('the public pages, /auth and the page for unknown addresses are accessible', async ({
  page,
  person,
}) => {
  for (const path of ['/', '/privacidade', '/termos']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }

  await page.goto('/auth?mode=signup');
  await expect(createAccountButton(page)).toBeVisible();
  await expectAccessible(page);
  await createAccountButton(page).click();
  await expect(alert(page, 'Erro de validação')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/auth?mode=login');
  await fillLogin(page, { email: person.email, password: 'errada123' });
  await enterButton(page).click();
  await expect(alert(page, 'Erro ao fazer login')).toBeVisible();
  await expectAccessible(page);

  const logged = page.waitForEvent('console', (message) => message.text().includes('/nao/existe'));
  await page.goto('/nao/existe?por=que');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect((await logged).type()).toBe('error');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voltar para o início' }).click();
  await expect(page).toHaveURL('/');
});

test('a day without content is accessible', async ({ page, person }) => {
  await setDay(page, '2031-06-07');
  await signIn(page, person);
  await expect(card(page, 'Devocional de hoje')).toContainText('Devocional Não Disponível');
  await expect(card(page, 'Leitura de hoje')).toContainText('Não há leitura disponível para hoje');
  await openPage(page, '/devotional');
  await expect(page.getByRole('heading', { name: 'Devocional Não Disponível' })).toBeVisible();
  await expectAccessible(page);
  await openPage(page, '/daily-reading');
  await expect(readingTitle(page)).toHaveText('Não há leitura disponível para hoje');
  await expectAccessible(page);
  await followLink(page, '/daily-reading?id=__name__');
  await expect(readingTitle(page)).toHaveText('Leitura não encontrada');
  await expectAccessible(page);
});
