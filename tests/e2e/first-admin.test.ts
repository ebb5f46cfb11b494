import { paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import { expect, test } from './support/test';
import { openPage, signIn } from './support/session';

test('a person who claims the church with the deployment’s link is its admin at once', async ({
  page,
  person,
}) => {
  // Answers as the server would in a church without admins, which this one has for the other tests. What the server refuses is tested
  // in tests/functions/claim-church.test.ts, and how the page says so in claim-page.test.tsx.
  await page.route('**/claim-church', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    expect(route.request().postDataJSON()).toEqual({ data: { secret: 'o-segredo' } });
    await db.doc(paths.userRole(person.uid, 'admin')).set({ user_id: person.uid, role: 'admin' });
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { result: { claimed: true } },
    });
  });
  await signIn(page, person, '/primeiro-administrador#o-segredo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Assumir a administração' }).click();
  await expect(alert(page, 'A administração é sua!')).toBeVisible();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { name: 'Primeiros passos' })).toBeVisible();
  await expectAccessible(page);
  await openPage(page, '/manage-users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerenciar Usuários');
});
