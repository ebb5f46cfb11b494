import { paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { expectAccessible } from './support/accessible';
import { signIn } from './support/session';
import { expect, test } from './support/test';

test('an admin records a guardian’s consent for a minor and revokes it', async ({ page }) => {
  const admin = await createUser({ admin: true, fullName: 'Ada Prado' });
  const minor = await createUser({
    withoutConsents: true,
    fullName: `Tito ${admin.uid.slice(1, 9)}`,
  });
  const profile = db.doc(paths.profile(minor.uid));
  const adult_from_year = new Date().getFullYear() + 3;
  await profile.update({ guardianship: 'needed', adult_from_year });
  const guardianship = async (): Promise<unknown> => (await profile.get()).get('guardianship');

  await signIn(page, admin, '/manage-users');
  await page.getByRole('button', { name: 'Outras ações da lista' }).click();
  await page.getByRole('menuitem', { name: 'Menores de 18 anos' }).click();
  const minors = page.getByRole('dialog', { name: 'Menores de 18 anos' });
  const inSection = (name: string) =>
    minors.getByRole('region', { name }).getByRole('listitem').filter({ hasText: minor.fullName });
  const row = minors.getByRole('listitem').filter({ hasText: minor.fullName });
  await expect(inSection('Falta a autorização')).toBeVisible();
  await row.getByRole('button', { name: 'Registrar consentimento do responsável' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar consentimento' });
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Informe o nome do responsável');
  await expectAccessible(page);
  await dialog.getByLabel('Nome do responsável').fill('Marta Reis');
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(inSection('Com autorização')).toBeVisible();
  expect(await guardianship()).toBe('recorded');
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Retirar autorização' }).click();
  const question = page.getByRole('alertdialog', { name: 'Retirar autorização?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(inSection('Falta a autorização')).toBeVisible();
  expect(await guardianship()).toBe('needed');
});
