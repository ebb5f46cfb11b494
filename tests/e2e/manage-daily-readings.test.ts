import { addDays, formatShortDay } from '@raizes/domain/day';
import { collections, paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/admin';
import { alert, failToSave, refuse } from './support/faults';
import { signIn } from './support/session';
import { clearContent, publishDevotional } from './support/content';

test('an admin creates two readings on one date, edits one together with another admin and deletes it, without losing what fails', async ({
  page,
  context,
  admin,
  otherPage,
}) => {
  // After all that others publish, so that they stand first in the list.
  const day = addDays('2095-01-01', 10 * test.info().parallelIndex);
  await clearContent(day, day);
  await publishDevotional(day, { verse_reference: 'Rute 1:16' });
  await signIn(page, admin, '/manage-daily-readings');
  // Others may publish the same chapter on a day of their own.
  const list = page.getByRole('listitem').filter({ hasText: formatShortDay(day) });
  const text = page.getByLabel('Texto do Capítulo');
  const create = page.getByRole('button', { name: 'Criar', exact: true });

  await page.getByLabel('Data').fill(day);
  await page.getByLabel('Livro').fill('Rute');
  await page
    .getByLabel('Devocional Relacionado')
    .selectOption({ label: `${formatShortDay(day)} - Rute 1:16` });
  await text.fill('1 E sucedeu que, nos dias em que os juízes julgavam.');
  await context.setOffline(true);
  await create.click();
  await expect(alert(page, 'Erro')).toContainText('Sem conexão com a internet');
  await expect(text).toHaveValue('1 E sucedeu que, nos dias em que os juízes julgavam.');
  await expectAccessible(page);
  await context.setOffline(false);
  await create.click();
  await expect(page.getByText('Leitura criada com sucesso!')).toBeVisible();
  const first = list.filter({ hasText: 'Rute - 1' });
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: /^Continuar com Rute 2/ }).click();
  await page.getByLabel('Data').fill(day);
  await text.fill('1 E tinha Noemi um parente de seu marido.');
  await create.click();
  const second = list.filter({ hasText: 'Rute - 2' });
  await expect(second).toBeVisible();
  const stored = await db.collection(collections.dailyReadings).where('date', '==', day).get();
  expect(stored.docs.map((found) => found.data())).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ book: 'Rute', chapter: 1, devotional_id: day }),
      expect.objectContaining({ book: 'Rute', chapter: 2, devotional_id: null }),
    ]),
  );

  await second.getByRole('button', { name: /^Editar/ }).click();
  await expect(page.getByLabel('Capítulo', { exact: true })).toHaveValue('2');

  // A second admin saves the same reading first.
  await signIn(otherPage, admin, page.url());
  const theirText = '1 Este era parente de Elimeleque.';
  await otherPage.getByLabel('Texto do Capítulo').fill(theirText);
  await otherPage.getByLabel('Livro').fill('Rute (NVI)');
  await otherPage.getByRole('button', { name: 'Atualizar' }).click();
  await expect(otherPage.getByText('Leitura atualizada com sucesso!')).toBeVisible();

  await page.getByLabel('Capítulo', { exact: true }).fill('3');
  await text.fill('1 Disse-lhe Noemi.');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  const both = page.getByRole('group', { name: 'Texto do Capítulo: dois textos' });
  await expect(both).toContainText(theirText);
  await expect(both).toContainText('1 Disse-lhe Noemi.');
  await expectAccessible(page);
  await both.getByRole('button', { name: 'Usar o salvo' }).click();
  await expect(text).toHaveValue(theirText);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Leitura atualizada com sucesso!')).toBeVisible();
  const merged = await db.collection(collections.dailyReadings).where('date', '==', day).get();
  expect(merged.docs.map((found) => found.data())).toContainEqual(
    expect.objectContaining({ book: 'Rute (NVI)', chapter: 3, chapter_text: theirText }),
  );
  const third = list.filter({ hasText: 'Rute (NVI) - 3' });
  await expect(third).toBeVisible();

  const question = page.getByRole('alertdialog');
  const mend = await failToSave(page);
  await third.getByRole('button', { name: /^Excluir/ }).click();
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(alert(page, 'Erro')).toContainText('Tente novamente.');
  await expect(third).toBeVisible();
  await mend();
  await third.getByRole('button', { name: /^Excluir/ }).click();
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Leitura excluída com sucesso!')).toBeVisible();
  await expect(third).toBeHidden();
  await expect(first).toBeVisible();

  await db.doc(paths.devotional(day)).delete();
  await first.getByRole('button', { name: /^Editar/ }).click();
  await expect(page.getByRole('main')).toContainText('Este devocional foi excluído');
  await page.getByLabel('Devocional Relacionado').selectOption('Nenhum');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByRole('heading', { name: 'Nova Leitura' })).toBeVisible();
  await clearContent(day, day);

  await refuse(page, 'daily_readings', 'devotionals');
  await page.reload();
  await expect(alert(page, 'Erro ao carregar leituras').first()).toBeVisible();
  await expect(alert(page, 'Erro ao carregar devocionais').first()).toBeVisible();
});
