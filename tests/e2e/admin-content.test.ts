import { addDays, formatShortDay } from '@raizes/domain/day';
import { collections, paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';
import { alert, refuseReads } from './support/faults';
import { signIn } from './support/session';
import { clearContent, publishDevotional } from './support/content';

const stored = async (collection: string, field: string, value: string) =>
  (await db.collection(collection).where(field, '==', value).get()).docs.map((row) => row.data());

test('an admin creates a reading about a devotional, edits it at the same time as another admin and deletes it, and lists that the rules refuse say so', async ({
  page,
  admin,
  otherPage,
}) => {
  // Later than all other content, so that it is first in the list.
  const day = addDays('2095-01-01', 10 * test.info().parallelIndex);
  await clearContent(day, day);
  const { verse_reference } = await publishDevotional(day);
  await signIn(page, admin, '/manage-daily-readings');
  await page.getByLabel('Data').fill(day);
  await page.getByLabel('Livro').fill('Rute');
  const related = page.getByLabel('Devocional Relacionado');
  await related.selectOption({ label: `${formatShortDay(day)} - ${verse_reference}` });
  await page.getByLabel('Texto do Capítulo').fill('1 E sucedeu que julgavam os juízes.');
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  // Other tests can publish the same chapter on another day.
  const row = page.getByRole('listitem').filter({ hasText: formatShortDay(day) });
  await expect(row).toContainText('Rute - 1');
  const readings = () => stored(collections.dailyReadings, 'date', day);
  const created = { book: 'Rute', chapter: 1, devotional_id: day };
  // The number is random, because that of a deleted reading must not be used again.
  const id: unknown = expect.stringMatching(new RegExp(`^${day}-[1-9][0-9]?$`));
  await expect.poll(readings).toMatchObject([{ ...created, id }]);

  await row.getByRole('button', { name: /^Editar/ }).click();
  // Until the reading has loaded, the form is that of the new one, whose chapter is 1 too.
  await expect(page.getByRole('button', { name: 'Atualizar' })).toBeVisible();
  await expect(page.getByLabel('Capítulo', { exact: true })).toHaveValue('1');
  await page.getByLabel('Capítulo', { exact: true }).fill('3');
  await test.step('two admins edit at the same time, and the other saves first', async () => {
    const theirText = '1 Este era parente de Elimeleque.';
    await signIn(otherPage, admin, page.url());
    await otherPage.getByLabel('Texto do Capítulo').fill(theirText);
    await otherPage.getByLabel('Livro').fill('Rute (NVI)');
    await otherPage.getByRole('button', { name: 'Atualizar' }).click();
    await expect(otherPage.getByText('Leitura atualizada com sucesso!')).toBeVisible();

    const text = page.getByLabel('Texto do Capítulo');
    await text.fill('1 Disse-lhe Noemi.');
    await page.getByRole('button', { name: 'Atualizar' }).click();
    const both = page.getByRole('group', { name: 'Texto do Capítulo: dois textos' });
    await expect(both).toContainText(theirText);
    await expect(both).toContainText('1 Disse-lhe Noemi.');
    await expectAccessible(page);
    await both.getByRole('button', { name: 'Usar o salvo' }).click();
    await expect(text).toHaveValue(theirText);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(row).toContainText('Rute (NVI) - 3');
    const merged = { book: 'Rute (NVI)', chapter: 3, chapter_text: theirText };
    await expect.poll(readings).toMatchObject([merged]);
  });

  await db.doc(paths.devotional(day)).delete();
  await row.getByRole('button', { name: /^Editar/ }).click();
  await expect(page.getByRole('main')).toContainText('Este devocional foi excluído');
  await expectAccessible(page);
  await related.selectOption('Nenhum');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByRole('heading', { name: 'Nova Leitura' })).toBeVisible();
  await expect.poll(readings).toMatchObject([{ chapter: 3, devotional_id: null }]);

  await row.getByRole('button', { name: /^Excluir/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(row).toBeHidden();
  await expect.poll(readings).toEqual([]);

  await refuseReads(page, 'daily_readings', 'devotionals');
  await page.reload();
  await expect(alert(page, 'Erro ao carregar leituras').first()).toBeVisible();
  await expect(alert(page, 'Erro ao carregar devocionais').first()).toBeVisible();
});

test('an admin adds a video in the Bible’s order, edits it and removes it', async ({
  page,
  admin,
}) => {
  const book = `Obadias ${admin.uid.slice(1, 7)}`;
  await signIn(page, admin, '/manage-bible-videos');
  await page.getByRole('button', { name: 'Novo Vídeo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Vídeo' });
  await dialog.getByLabel('Nome do Livro').fill(book);
  await dialog.getByLabel('Ordem').fill('31');
  await dialog.getByLabel('URL do Vídeo').fill('https://youtu.be/dQw4w9WgXcQ?si=abc');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Adicionar' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: book });
  await expect(row).toBeVisible();
  const names = await page.getByRole('listitem').getByRole('heading').allTextContents();
  expect(names.indexOf(book)).toBeLessThan(names.indexOf('Jonas'));
  const videos = () => stored(collections.bibleVideos, 'book_name', book);
  const video_url = 'https://www.youtube.com/embed/dQw4w9WgXcQ';
  await expect.poll(videos).toMatchObject([{ book_order: 31, video_url }]);

  await row.getByRole('button', { name: `Editar ${book}` }).click();
  const editing = page.getByRole('dialog', { name: 'Editar Vídeo' });
  await editing.getByLabel('Testamento').selectOption('Novo');
  await editing.getByRole('button', { name: 'Atualizar' }).click();
  await expect(row).toContainText(/Novo Testamento.*Ordem 31/);
  await row.getByRole('button', { name: `Excluir ${book}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  // The open dialog hides the list from assistive technology, so the row's absence alone proves nothing.
  await expect.poll(videos).toEqual([]);
  await expect(row).toBeHidden();
});
