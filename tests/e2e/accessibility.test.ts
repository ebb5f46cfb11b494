import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import { createAccountButton, enterButton, fillLogin, signIn } from './support/session';
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
} from './support/devotional';
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
