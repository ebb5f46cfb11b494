import { addDays } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';
import { alert } from './support/faults';
import { signIn } from './support/session';
import { clearContent, ownMonth } from './support/content';

test('an admin writes a devotional with keyboard shortcuts; it survives a reload and a lost network, and leaving it unsaved asks first', async ({
  page,
  context,
  admin,
}) => {
  const day = addDays(ownMonth(), 5);
  await clearContent(day, day);
  await signIn(page, admin, `/create-devotional?date=${day}`);
  await page.getByLabel('Referência do Versículo').fill('João 15.5');
  await page.getByLabel('Texto do Versículo').fill('Eu sou a videira, vós, as varas.');
  await page.getByLabel('Pergunta de Reflexão').fill('Onde está a sua raiz?');

  const opening = page.getByLabel('Texto de Abertura');
  await opening.fill('Deus é amor');
  for (const [keys, text] of [
    ['ab', '**Deus é amor**'],
    ['i', '***Deus é amor***'],
    ['bu', '*__Deus é amor__*'],
    ['z', '*Deus é amor*'],
  ] as const) {
    for (const key of keys) await opening.press(`ControlOrMeta+${key}`);
    await expect(opening).toHaveValue(text);
  }
  const text = page.getByLabel('Contexto');
  await text.fill('• Na última noite');
  await text.press('End');
  await text.press('Enter');
  await page.keyboard.type('No caminho');
  await expect(text).toHaveValue('• Na última noite\n• No caminho');
  const preview = page.getByRole('region', { name: 'Pré-visualização' });
  await preview.getByRole('button', { name: 'Ver como o discípulo verá' }).click();
  await expect(preview.locator('em', { hasText: 'Deus é amor' })).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveCount(2);
  await expect(preview.getByRole('heading', { name: 'Onde está a sua raiz?' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Voltar à administração' }).click();
  const question = page.getByRole('alertdialog', { name: 'Deixar sem salvar?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Continuar escrevendo' }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Continuamos de onde você parou')).toBeVisible();
  await expect(opening).toHaveValue('*Deus é amor*');
  await page.getByLabel('Pergunta de Aplicação').fill('O que você fará hoje?');

  const save = page.getByRole('button', { name: 'Criar Devocional' });
  await context.setOffline(true);
  await save.click();
  await expect(alert(page, 'Erro ao criar devocional')).toContainText('Sem conexão com a internet');
  await expect(opening).toHaveValue('*Deus é amor*');
  await context.setOffline(false);
  const stored = () => db.doc(paths.devotional(day)).get();
  expect((await stored()).exists).toBe(false);
  await save.click();
  await expect(page.getByText('Devocional criado com sucesso!')).toBeVisible();
  expect((await stored()).data()).toMatchObject({
    id: day,
    verse_reference: 'João 15.5',
    opening_text: '*Deus é amor*',
    context: '• Na última noite\n• No caminho',
    created_by: admin.uid,
  });
  // The form is now empty for the next day.
  await expect(opening).toHaveValue('');
});
