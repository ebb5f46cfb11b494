import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { collections } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';
import { alert } from './support/faults';
import { openPage, signIn } from './support/session';
import { challenge, openChallenges, startButton, startedChallenges } from './support/dashboard';

const storedAs = async (title: string) =>
  (await db.collection(collections.challenges).where('title', '==', title).get()).docs[0];

const managed = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ hasText: title });

test('an admin creates, edits and archives a challenge, and those who started it continue', async ({
  page,
  admin,
  person,
  otherPage: disciple,
}) => {
  const title = `Sete dias de gratidão ${randomUUID().slice(0, 8)}`;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const create = page.getByRole('button', { name: 'Criar Desafio' });
  await signIn(page, admin, '/manage-challenges');
  await expect(page.getByRole('heading', { name: 'Gerenciar Desafios' })).toBeVisible();

  await test.step('it is created', async () => {
    await field('Título').fill(title);
    await field('Descrição').fill('Agradeça por algo a cada dia.');
    await field('Categoria').selectOption('Vida Devocional');
    await field('Duração (dias)').fill('7');
    await field('Quantidade de XP').fill('100');
    await expectAccessible(page);
    await create.click();
    await expect(alert(page, 'Desafio criado com sucesso.')).toBeVisible();
    await expect(managed(page, title)).toContainText('7 dias · Vida Devocional');
    expect((await storedAs(title))?.data()).toMatchObject({
      title,
      category: 'Vida Devocional',
      duration_days: 7,
      reward_type: 'xp',
      reward_value: '100',
      created_by: admin.uid,
    });
  });

  await test.step('a disciple starts it', async () => {
    await signIn(disciple, person);
    await openChallenges(disciple);
    await startButton(challenge(disciple, title)).click();
    await expect(challenge(disciple, title)).toContainText('0 de 7 devocionais');
    await expect.poll(() => startedChallenges(person.uid)).toEqual([(await storedAs(title))?.id]);
  });

  await test.step('it is edited', async () => {
    await page.getByRole('button', { name: `Editar ${title}` }).click();
    // Until the challenge has loaded, the form is that of a new one.
    await expect(field('Título')).toHaveValue(title);
    await field('Duração (dias)').fill('30');
    await page.getByRole('button', { name: 'Salvar alterações' }).click();
    await expect(alert(page, 'Desafio atualizado com sucesso.')).toBeVisible();
    await expect(managed(page, title)).toContainText('30 dias');
    await expect(challenge(disciple, title)).toContainText('0 de 7 devocionais');
  });

  await test.step('it is archived after a confirmation, and stays with those who started it', async () => {
    const dialog = page.getByRole('alertdialog', { name: `Arquivar “${title}”?` });
    await page.getByRole('button', { name: `Arquivar ${title}` }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Arquivar' }).click();
    await expect(alert(page, 'Desafio arquivado com sucesso.')).toBeVisible();
    await expect(managed(page, title)).toContainText('Arquivado');
    await expect(challenge(disciple, title)).toContainText('0 de 7 devocionais');

    await openPage(page, '/dashboard');
    await openChallenges(page);
    await expect(challenge(page, title)).toBeHidden();
  });

  await test.step('Cancelar leads to the administration, and the typed text can be restored', async () => {
    await openPage(page, '/manage-challenges');
    await field('Título').fill('Não era isto');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page).toHaveURL('/admin');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(field('Título')).toHaveValue('Não era isto');
  });
  await (await storedAs(title))?.ref.delete();
});
