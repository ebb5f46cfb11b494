import { collections } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/admin';
import { alert } from './support/faults';
import { signIn } from './support/session';

test('an admin adds a video from any YouTube address, edits it in the dialog and removes it after being asked', async ({
  page,
  context,
  admin,
}) => {
  const book = `Obadias ${admin.uid.slice(1, 7)}`;
  const stored = async () => {
    const name = ['book_name', '==', book] as const;
    const found = await db
      .collection(collections.bibleVideos)
      .where(...name)
      .get();
    return found.docs.map((each) => each.data());
  };
  await signIn(page, admin, '/manage-bible-videos');
  const row = page.getByRole('listitem').filter({ hasText: book });
  await page.getByRole('button', { name: 'Novo Vídeo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Vídeo' });
  await dialog.getByLabel('Nome do Livro').fill(book);
  await dialog.getByLabel('Ordem').fill('31');
  await dialog.getByLabel('URL do Vídeo').fill('https://youtu.be/dQw4w9WgXcQ?si=abc');
  await dialog.getByLabel('Descrição').fill('A queda do orgulho.');
  await expectAccessible(page);

  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await expect(alert(page, 'O vídeo não foi salvo')).toContainText('Sem conexão');
  await expect(dialog.getByLabel('Descrição')).toHaveValue('A queda do orgulho.');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByText('Vídeo adicionado com sucesso!')).toBeVisible();
  await expect(dialog).toBeHidden();
  const names = await page.getByRole('listitem').getByRole('heading').allTextContents();
  expect(names.indexOf(book)).toBeLessThan(names.indexOf('Jonas'));
  expect(await stored()).toMatchObject([
    {
      book_order: 31,
      video_url: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
      thumbnail_url: null,
      duration_minutes: 5,
    },
  ]);

  await row.getByRole('button', { name: `Editar ${book}` }).click();
  const editing = page.getByRole('dialog', { name: 'Editar Vídeo' });
  await editing.getByLabel('Testamento').selectOption('Novo');
  await editing.getByLabel('Duração').fill('12');
  await editing.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Vídeo atualizado com sucesso!')).toBeVisible();
  await expect(row).toContainText('Novo Testamento · Ordem 31 · 12 minutos');

  await row.getByRole('button', { name: `Excluir ${book}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Vídeo removido com sucesso!')).toBeVisible();
  await expect(row).toBeHidden();
  expect(await stored()).toEqual([]);
  await expectAccessible(page);
});
