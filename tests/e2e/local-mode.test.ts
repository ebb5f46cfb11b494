import { collections, paths } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import { aPastorMessage } from '../factories';
import { auth, db } from '../support/admin';
import { createUser } from '../support/people';
import { expectAccessible } from './support/accessible';
import { publishVideo } from './support/content';
import { alert } from './support/faults';
import { expect, test } from './support/test';

const sampleData = db.doc(paths.sampleData);

test('one click signs in as a sample person, and the sample admin can erase the sample data and stay', async ({
  page,
}) => {
  const written = (await sampleData.get()).data() ?? {};
  expect(written.people).toContain('discipulo');
  expect(written.documents).toContain(paths.pastorMessage('exemplo-perdao'));

  // Replaces the real sample data, whose people and content other tests need.
  const [leaving, staying] = await Promise.all([
    createUser({ fullName: 'Silas Exemplo', position: 'lider' }),
    createUser({ fullName: 'Joana Real' }),
  ]);
  const video = await publishVideo();
  const message = paths.pastorMessage(randomUUID());
  await db.doc(message).set(aPastorMessage({ user_id: staying.uid, pastor_id: leaving.uid }));
  await sampleData.set({
    people: ['admin', leaving.uid],
    documents: [paths.bibleVideo(video.id)],
  });
  try {
    await page.goto('/auth');
    const offer = page.getByRole('region', { name: 'Modo local: entrar como' });
    await expect(offer.getByRole('button')).toHaveText([
      'discípulo',
      'pastor',
      'líder',
      'administrador',
    ]);
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'administrador' }).click();
    await expect(page).toHaveURL('/dashboard');

    await page.goto('/admin');
    await page.getByRole('button', { name: 'Apagar os dados de exemplo' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Apagar os dados de exemplo?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Apagar' }).click();
    // The server erases one collection after another.
    await expect(alert(page, 'Dados de exemplo apagados')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('region', { name: 'Dados de exemplo' })).toBeHidden();

    expect((await db.doc(paths.profile(leaving.uid)).get()).exists).toBe(false);
    await expect
      .poll(() =>
        auth.getUser(leaving.uid).then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone');
    expect((await db.doc(paths.bibleVideo(video.id)).get()).exists).toBe(false);
    const remaining = [paths.profile(staying.uid), paths.profile('admin'), message];
    for (const path of remaining) expect((await db.doc(path).get()).exists).toBe(true);
    const leads = db.collection(collections.profiles).where('position', '==', 'pastor');
    expect((await leads.get()).empty).toBe(false);
  } finally {
    await sampleData.set(written);
  }
});
