import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { alert, holdRequests } from './support/faults';
import { createAccountButton, enterButton, fillSignUp, newcomer } from './support/session';
import { expect, testAlone as test } from './support/test';

const SCRIPTS = '**/assets/*.js';

const classesOfForm = (page: Page) =>
  page
    .locator('form')
    .evaluate((form) =>
      [form, ...form.querySelectorAll('*')].map((each) => each.getAttribute('class')),
    );

test('typing and clicking before the script has loaded loses nothing', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  const person = newcomer();
  await page.goto('/auth?mode=signup', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Comece sua jornada' })).toBeVisible();
  await expectAccessible(page);
  await fillSignUp(page, person);
  const prerendered = await page.getByLabel('E-mail').elementHandle();
  await createAccountButton(page).click();
  expect(page.url()).toMatch(/\/auth\?mode=signup$/);

  release();
  await expect(alert(page, 'Conta criada com sucesso!')).toBeVisible();
  await expect(enterButton(page)).toBeVisible();
  // The form was hydrated, not replaced.
  expect(await prerendered?.evaluate((input) => input.isConnected)).toBe(true);
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await page.getByLabel('Senha').press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('the prerendered form looks as the app renders it', async ({ page, otherPage }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(enterButton(page)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);

  await otherPage.goto('/goodbye');
  await otherPage.evaluate(() => {
    history.pushState(null, '', '/auth');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(enterButton(otherPage)).toBeVisible();
  expect(await classesOfForm(page)).toEqual(await classesOfForm(otherPage));
  release();
});
