import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';
import { alert } from './support/faults';
import { followLink, signIn } from './support/session';

/** A surname that no other test uses. */
const uniqueName = () =>
  `Gonçalves${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 10)}`;

const profileOf = async (uid: string) => (await db.doc(paths.profile(uid)).get()).data();
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function searchFor(page: Page, query: string) {
  await page.getByLabel('Procurar por nome').fill(query);
}

async function expectToast(page: Page, title: string, text: string) {
  const shown = alert(page, title).filter({ hasText: text });
  await expect(shown.first()).toBeVisible();
  for (const each of await shown.all())
    await each.getByRole('button', { name: 'Dispensar' }).click();
  await expect(shown).toHaveCount(0);
}

test('an admin finds people, gives them a position and a leader, and makes one of them an admin', async ({
  page,
  admin,
}) => {
  const surname = uniqueName();
  // Sorts first, so that it is among the first pastors and leaders however many other tests create.
  const leader = { id: '', full_name: `Aarão ${surname}`, position: 'lider' as const };
  leader.id = (await createUser({ fullName: leader.full_name, position: 'lider' })).uid;
  // By code points this name would sort last.
  const early = `ábaco ${surname}`;
  await createUser({ fullName: early });
  const zilda = `Zilda da Conceição ${surname}`;
  const { uid, email } = await createUser({ fullName: zilda });

  await test.step('an admin opens the page from the dashboard', async () => {
    await signIn(page, admin);
    await page.getByRole('link', { name: 'Admin' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administração');
    await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /Gerenciar Usuários/ }).click();
    await expect(page.getByRole('heading', { name: 'Gerenciar Usuários' })).toBeVisible();
    await page.getByLabel('Mostrar').selectOption('unlinked');
    await expect(row(page, early)).toBeVisible();
    await page.getByLabel('Mostrar').selectOption('everybody');
  });

  await test.step('people are found by the beginnings of their names', async () => {
    await searchFor(page, `concei ${surname.toUpperCase().slice(0, 12)}`);
    await expect(row(page, zilda)).toContainText('Igreja Raízes');
    await expect(row(page, leader.full_name)).toBeHidden();
    await searchFor(page, `${surname} ninguém`);
    await expect(page.getByText(`Ninguém encontrado com “${surname} ninguém”.`)).toBeVisible();
    await searchFor(page, surname);
    await expect(row(page, leader.full_name)).toBeVisible();
    await expect(page.getByText('3 pessoas encontradas')).toBeVisible();
  });

  await test.step('one is found by e-mail address, and has a page behind the name', async () => {
    await searchFor(page, email);
    await expect(row(page, leader.full_name)).toBeHidden();
    await row(page, zilda).getByRole('link', { name: zilda }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zilda);
    await expect(page.getByText('Nenhuma', { exact: true })).toBeVisible();
    await expect(page.getByText('Nada registrado sobre esta pessoa.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Voltar às pessoas' }).click();
    await searchFor(page, surname);
  });

  const [position, link] = ['Cargo', 'Pastor/Líder'].map((label) =>
    row(page, zilda).getByLabel(label, { exact: true }),
  );
  if (!position || !link) throw new Error('Two fields are needed');

  await test.step('a leader has no leader, and a disciple gets the church’s default leader', async () => {
    await expect(link).toHaveValue('');
    await expect(row(page, leader.full_name).getByLabel('Pastor/Líder')).toBeHidden();
    await position.selectOption('Líder');
    await expectToast(page, 'Sucesso!', 'Cargo atualizado com sucesso.');
    expect(await profileOf(uid)).toMatchObject({ position: 'lider', pastor_id: null });
    await expect(link).toBeHidden();
    await position.selectOption('Discípulo');
    await expectToast(page, 'Sucesso!', 'Cargo atualizado com sucesso.');
    expect(await profileOf(uid)).toMatchObject({ position: 'discipulo', pastor_id: 'pastor' });
    await expect(link.locator('option:checked')).toHaveText('Paulo Ribeiro (Pastor)');
  });

  await test.step('a disciple is linked to a leader, and unlinked', async () => {
    await link.selectOption('Nenhum');
    await expectToast(page, 'Sucesso!', 'Vínculo removido com sucesso.');
    expect(await profileOf(uid)).toMatchObject({ pastor_id: null });
    // Linked together with another person, and undone.
    await page.getByRole('button', { name: 'Escolher várias pessoas' }).click();
    for (const name of [early, zilda]) {
      await row(page, name).getByRole('checkbox', { name: 'Escolher' }).check();
    }
    const bar = page.getByRole('region', { name: 'Pessoas escolhidas' });
    await bar.getByRole('button', { name: 'Vincular' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vincular 2 pessoas' });
    await dialog.getByLabel('Pastor/Líder').selectOption(`${leader.full_name} (Líder)`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Vincular' }).click();
    await expect(bar).toContainText('2 pessoas mudaram.');
    expect(await profileOf(uid)).toMatchObject({ pastor_id: leader.id });
    await bar.getByRole('button', { name: 'Desfazer' }).click();
    await expect(bar).toContainText('Desfeito: tudo voltou a ser como antes.');
    expect(await profileOf(uid)).toMatchObject({ pastor_id: null });
    await bar.getByRole('button', { name: 'Fechar' }).click();

    await page.getByRole('button', { name: 'Parar de escolher' }).click();
    await link.selectOption(`${leader.full_name} (Líder)`);
    await expectToast(page, 'Sucesso!', 'Pastor vinculado com sucesso.');
    expect(await profileOf(uid)).toMatchObject({ pastor_id: leader.id });
  });
  await expectAccessible(page);

  await test.step('another admin’s change is shown live', async () => {
    await db.doc(paths.profile(uid)).update({ position: 'pastor', pastor_id: null });
    await expect(position).toHaveValue('pastor');
  });

  await test.step('the admin role is granted and revoked after a confirmation', async () => {
    await row(page, zilda).getByRole('link', { name: zilda }).click();
    const toggle = page.getByRole('switch', { name: 'Administrador' });
    for (const [action, text, isAdmin] of [
      ['Tornar administrador', 'Administrador adicionado.', true],
      ['Remover', 'Administrador removido.', false],
    ] as const) {
      await toggle.click();
      await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
      await expectToast(page, 'Sucesso!', text);
      await expect(toggle).toBeChecked({ checked: isAdmin });
      expect((await db.doc(paths.userRole(uid, 'admin')).get()).exists).toBe(isAdmin);
    }
  });

  await test.step('the history shows who did what with one of them', async () => {
    await followLink(page, '/admin/historico');
    await page.getByRole('button', { name: 'Filtrar por pessoa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filtrar por pessoa' });
    await dialog.getByLabel('Procurar por nome').fill(early);
    await dialog.getByRole('button', { name: early }).click();
    await expect(page.getByText('Só o que envolve')).toContainText(early);
    // The link in the batch and its undo, below the day; nothing about the other people of the batch.
    await expect(page.getByRole('listitem').getByRole('listitem')).toHaveText([
      new RegExp(`^${admin.fullName} desfez o vínculo de ${early} com ${leader.full_name}`),
      new RegExp(`^${admin.fullName} vinculou ${early} a ${leader.full_name}`),
    ]);
    await expectAccessible(page);
  });
});
