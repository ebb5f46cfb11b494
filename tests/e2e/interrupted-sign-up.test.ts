import { paths } from '@raizes/domain/paths';
import type { Page } from '@playwright/test';
import { auth, db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import {
  answerWelcome,
  createAccountButton,
  createAccountWithoutProfile,
  fillSignUp,
  logIn,
  newcomer,
} from './support/session';
import { alert } from './support/faults';
import { expect, test } from './support/test';

async function storedProfile(email: string) {
  const { uid } = await auth.getUserByEmail(email);
  return (await db.doc(paths.profile(uid)).get()).data();
}

test.describe('an interrupted sign-up is completed at the next sign-in', () => {
  // The update is never answered, so the account exists but its profile is not written.
  const closed = (page: Page) => page.route('**/accounts:update*', () => undefined);
  const unanswered = (page: Page) =>
    page.route('**/accounts:signUp*', async (route) => {
      await route.fetch();
      await route.abort();
    });
  for (const [fault, cutOff, reached] of [
    ['the page was closed before the profile was written', closed, 'accounts:update'],
    ['the answer to the account’s creation was lost', unanswered, 'accounts:signUp'],
  ] as const) {
    test(`from the typed values, when ${fault}`, async ({ page }) => {
      const person = newcomer();
      const requested = page.waitForRequest(`**/${reached}*`);
      await cutOff(page);
      await page.goto('/auth?mode=signup');
      await fillSignUp(page, person);
      await createAccountButton(page).click();
      await requested;
      if (cutOff === unanswered) await expect(alert(page, 'Erro ao criar conta')).toBeVisible();

      await logIn(page, person);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Raquel$/);
      await expect
        .poll(() => storedProfile(person.email))
        .toMatchObject({ full_name: person.fullName, church_denomination: person.church });
      await answerWelcome(page);
    });
  }

  test('by asking, on a device that does not have the typed values', async ({ page }) => {
    const person = await createAccountWithoutProfile();
    await logIn(page, person);
    const dialog = page.getByRole('dialog', { name: 'Complete seu cadastro' });
    await expect(dialog.getByLabel('Nome completo')).toHaveValue(person.fullName);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByLabel('Denominação da igreja')).toHaveAccessibleDescription(
      'Denominação é obrigatória',
    );
    await expectAccessible(page);
    await dialog.getByLabel('Denominação da igreja').fill('Igreja Batista');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Raquel$/);
    expect(await storedProfile(person.email)).toMatchObject({
      full_name: person.fullName,
      church_denomination: 'Igreja Batista',
      position: 'discipulo',
      pastor_id: null,
    });
  });
});
