import { collections, paths } from '@raizes/domain/paths';
import { TEST_CLAIM_SECRET } from '../../tools/launcher/emulators.mjs';
import { sampleAccounts } from '../../tools/sample-accounts.mjs';
import { auth, db } from '../support/admin';
import { createUser } from '../support/people';
import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import { expect, test } from './support/test';
import { followLink, openPage, signIn } from './support/session';

const admins = db.collection(collections.userRoles).where('role', '==', 'admin');
const sampleUids = new Set<string>(sampleAccounts.map(({ uid }) => uid));
const link = `/primeiro-administrador#${TEST_CLAIM_SECRET}`;

test('the first person with a confirmed e-mail and the link becomes the admin, and nobody else', async ({
  page,
}) => {
  const [first, second] = await Promise.all([createUser({ unconfirmed: true }), createUser()]);
  const before = (await admins.get()).docs;
  await Promise.all(before.map(({ ref }) => ref.delete()));
  const claim = () => page.getByRole('button', { name: 'Assumir a administração' }).click();
  const refusal = alert(page, 'Não foi possível assumir a administração');
  try {
    await test.step('a person without a confirmed e-mail is asked to confirm it', async () => {
      await signIn(page, first, link);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await claim();
      await expect(refusal).toContainText('Confirme primeiro o seu e-mail');
    });

    await test.step('a wrong link is refused', async () => {
      await auth.updateUser(first.uid, { emailVerified: true });
      await followLink(page, '/primeiro-administrador#um-segredo');
      await claim();
      await expect(refusal).toContainText('Este link não vale mais');
      expect((await admins.get()).size).toBe(0);
    });

    await test.step('the correct link makes the person an admin immediately', async () => {
      await followLink(page, link);
      await claim();
      await expect(alert(page, 'Tudo pronto!')).toContainText('Você é o administrador da igreja.');
      await expect(page).toHaveURL('/admin');
      expect((await admins.get()).docs.map(({ id }) => id)).toEqual([`${first.uid}_admin`]);
      await openPage(page, '/manage-users');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerenciar Usuários');
    });

    await test.step('the link works only once', async () => {
      await signIn(page, second, link);
      await claim();
      await expect(refusal).toContainText('A igreja já tem administrador');
    });
  } finally {
    // The sample admins are restored before the new one is removed, so the church always has an admin. Other tests' admins are not
    // restored.
    const sample = before.filter((row) => sampleUids.has(String(row.get('user_id'))));
    await Promise.all(sample.map((row) => row.ref.set(row.data())));
    await db.doc(paths.userRole(first.uid, 'admin')).delete();
  }
});
