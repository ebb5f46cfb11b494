import { db } from '../support/admin';
import { paths } from '@raizes/domain/paths';
import { createAccountWithoutProfile } from './support/accounts';
import { expectAccessible } from './support/accessible';
import { alert } from './support/alert';
import { createAccountButton, enterButton, fillLogin, logIn, signIn } from './support/auth-screen';
import { card } from './support/dashboard';
import {
  answers,
  applicationField,
  completeButton,
  expectStep,
  goOn,
  memorize,
  reflectionField,
  successHeading,
  walkTo,
} from './support/devotional-screen';
import { expect, test } from './support/test';

test.describe('no violation that axe finds, in light and dark', { tag: '@desktop' }, () => {
  test('on what is open to everybody, and on a page that does not exist', async ({ page }) => {
    for (const path of ['/', '/privacidade', '/termos', '/nada']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });

  test('on /auth, with and without an error', async ({ page, person }) => {
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
  });

  test('on the dashboard and on each step of the devotional to its success', async ({
    page,
    person,
  }) => {
    await signIn(page, person);
    await expect(card(page, 'Devocional de hoje').locator('blockquote')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/devotional');
    for (const step of [1, 2, 3, 4, 5]) {
      await expectStep(page, step);
      await expectAccessible(page);
      if (step < 5) await goOn(page, step + 1);
    }
    await reflectionField(page).fill(answers.reflection);
    await goOn(page, 6);
    await expectAccessible(page);
    await applicationField(page).fill(answers.application);
    await goOn(page, 7);
    await expectAccessible(page);
    await memorize(page, 'não me lembro');
    await expect(alert(page, 'Quase lá! Continue praticando')).toBeVisible();
    await expectAccessible(page);
    await memorize(page);
    await expect(alert(page, 'Parabéns! Memorização validada!')).toBeVisible();
    await expectAccessible(page);
    await goOn(page, 8);
    await expectAccessible(page);
    await completeButton(page).click();
    await expect(successHeading(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await expect(page.getByRole('dialog', { name: 'Compartilhar' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Fechar' }).click();
    await expect(card(page, 'Devocional de hoje')).toContainText('Concluído hoje');
    await expectAccessible(page);
  });
});

test.describe('no violation that axe finds in what is rarely seen', () => {
  test('on a dashboard that asks for the rest of the sign-up', async ({ page }) => {
    await logIn(page, await createAccountWithoutProfile());
    const dialog = page.getByRole('dialog', { name: 'Complete seu cadastro' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });

  test('on a message over the screen', async ({ page, person }) => {
    await page.route('**/validate-memorization', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await signIn(page, person);
    await walkTo(page, 7);
    await memorize(page);
    await expect(alert(page, 'Erro ao validar')).toBeVisible();
    await expectAccessible(page);
  });

  test('where there is no devotional, or none that can be read', async ({ page, person }) => {
    await db.doc(paths.devotional('2031-07-07')).set({ id: '2031-07-07', verse_text: 5 });
    await page.clock.setFixedTime('2031-07-07T15:00:00Z');
    await signIn(page, person);
    await page.goto('/devotional');
    await expect(page.getByRole('heading', { name: 'Devocional não encontrado.' })).toBeVisible();
    await expectAccessible(page);
    await page.clock.setFixedTime('2031-07-08T15:00:00Z');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Devocional Não Disponível' })).toBeVisible();
    await expectAccessible(page);
  });
});
