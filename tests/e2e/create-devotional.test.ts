import { addDays, formatShortDay } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/admin';
import { alert } from './support/faults';
import { signIn } from './support/session';
import { clearContent, ownMonth, publishDevotional } from './support/content';

test('an admin writes a devotional with the shortcuts, sees it as the disciple will, and a second one on its day is refused', async ({
  page,
  admin,
}) => {
  const day = addDays(ownMonth(), 5);
  await clearContent(day, addDays(day, 3));
  await signIn(page, admin, '/create-devotional');
  const save = page.getByRole('button', { name: 'Criar Devocional' });
  await page.getByLabel('Data').fill(day);
  await page.getByLabel('Referência do Versículo').fill('João 15:5');
  await page.getByLabel('Texto do Versículo').fill('Eu sou a videira, vós, as varas.');
  await page.getByLabel('Pergunta de Reflexão').fill('Onde está a sua raiz?');
  await page.getByLabel('Pergunta de Aplicação').fill('O que você fará hoje?');

  const opening = page.getByLabel('Texto de Abertura');
  await opening.fill('Deus é amor');
  await opening.press('ControlOrMeta+a');
  await opening.press('ControlOrMeta+b');
  await expect(opening).toHaveValue('**Deus é amor**');
  await opening.press('ControlOrMeta+i');
  await expect(opening).toHaveValue('***Deus é amor***');
  await opening.press('ControlOrMeta+b');
  await opening.press('ControlOrMeta+u');
  await expect(opening).toHaveValue('*__Deus é amor__*');
  await opening.press('ControlOrMeta+z');
  await expect(opening).toHaveValue('*Deus é amor*');

  const context = page.getByLabel('Contexto');
  await context.fill('Na última noite');
  const toolbar = page.getByRole('toolbar').nth(1);
  await toolbar.getByRole('button', { name: 'Marcador' }).click();
  await expect(context).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('No caminho');
  await expect(context).toHaveValue('• Na última noite\n• No caminho');
  await page.keyboard.press('Shift+Home');
  await toolbar.getByRole('button', { name: 'Negrito' }).click();
  await expect(context).toHaveValue('• Na última noite\n• **No caminho**');

  const preview = page.getByRole('region', { name: 'Pré-visualização' });
  await preview.getByRole('button', { name: 'Ver como o discípulo verá' }).click();
  await expect(preview.locator('em', { hasText: 'Deus é amor' })).toBeVisible();
  await expect(preview.getByRole('listitem')).toHaveCount(2);
  await expect(preview.locator('strong')).toHaveText('No caminho');
  await expect(preview.getByRole('heading', { name: 'Onde está a sua raiz?' })).toBeVisible();
  await expectAccessible(page);

  await save.click();
  await expect(page.getByText('Devocional criado com sucesso!')).toBeVisible();
  const stored = (await db.doc(paths.devotional(day)).get()).data();
  expect(stored).toMatchObject({
    id: day,
    verse_reference: 'João 15:5',
    opening_text: '*Deus é amor*',
    context: '• Na última noite\n• **No caminho**',
    created_by: admin.uid,
  });

  await page.getByLabel('Data').fill(day);
  await page.getByLabel('Referência do Versículo').fill('Outro 1:1');
  await page.getByLabel('Texto do Versículo').fill('Outro texto.');
  await page.getByLabel('Pergunta de Reflexão').fill('Outra?');
  await page.getByLabel('Pergunta de Aplicação').fill('E outra?');
  await save.click();
  await expect(alert(page, 'Erro ao criar devocional')).toContainText(
    `Já existe um devocional em ${formatShortDay(day)}.`,
  );
  expect((await db.doc(paths.devotional(day)).get()).data()).toEqual(stored);
});

test('what is being written survives a reload and a dead network, and is not left without asking', async ({
  page,
  context,
  admin,
}) => {
  const day = addDays(ownMonth(), 12);
  await clearContent(day, day);
  await signIn(page, admin, `/create-devotional?date=${day}`);
  await page.getByLabel('Referência do Versículo').fill('Salmos 1:3');
  await page.getByLabel('Texto do Versículo').fill('Será como a árvore plantada.');
  await page.getByLabel('Pergunta de Reflexão').fill('Onde você bebe?');
  await page.getByRole('link', { name: 'Voltar à administração' }).click();
  const question = page.getByRole('alertdialog', { name: 'Deixar sem salvar?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Continuar escrevendo' }).click();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Continuamos de onde você parou')).toBeVisible();
  await expect(page.getByLabel('Texto do Versículo')).toHaveValue('Será como a árvore plantada.');
  await page.getByLabel('Pergunta de Aplicação').fill('O que você fará?');

  const save = page.getByRole('button', { name: 'Criar Devocional' });
  await context.setOffline(true);
  await save.click();
  await expect(alert(page, 'Erro ao criar devocional')).toContainText('Sem conexão com a internet');
  await expect(page.getByLabel('Texto do Versículo')).toHaveValue('Será como a árvore plantada.');
  await context.setOffline(false);
  expect((await db.doc(paths.devotional(day)).get()).exists).toBe(false);
  await save.click();
  await expect(page.getByText('Devocional criado com sucesso!')).toBeVisible();
  await page.goto(`/create-devotional?date=${day}`);
  await expect(page.getByText('já existe um devocional')).toBeVisible();
  await expect(page.getByLabel('Texto do Versículo')).toHaveValue('');
});

test('a devotional is edited, and deleted only while nobody has completed it', async ({
  page,
  admin,
}) => {
  // After all that others publish, so that it stands first in the list.
  const day = addDays('2090-01-01', 10 * test.info().parallelIndex);
  await clearContent(day, addDays(day, 5));
  await publishDevotional(day);
  await publishDevotional(addDays(day, 1), { verse_reference: 'Rute 2:12' });
  await db.doc(paths.devotionalCompletions(day)).set({ first_completed_at: new Date() });
  await signIn(page, admin, '/create-devotional');
  const of = `devocional de ${formatShortDay(day)}`;

  await page.getByRole('link', { name: `Editar ${of}` }).click();
  await page.getByLabel('Insight Central').fill('Fidelidade.');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Devocional atualizado com sucesso!')).toBeVisible();
  const stored = await db.doc(paths.devotional(day)).get();
  expect(stored.data()).toMatchObject({ central_insight: 'Fidelidade.', created_by: 'admin' });

  const remove = async (name: string) => {
    await page.getByRole('button', { name: `Excluir ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: 'Excluir devocional' });
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(question).toBeHidden();
  };
  await remove(of);
  await expect(alert(page, 'Erro ao excluir devocional')).toContainText(
    'Alguém já concluiu este devocional',
  );
  expect((await db.doc(paths.devotional(day)).get()).exists).toBe(true);
  await remove(`devocional de ${formatShortDay(addDays(day, 1))}`);
  await expect(page.getByText('Devocional excluído com sucesso!')).toBeVisible();
  await expect(page.getByText(formatShortDay(addDays(day, 1)))).toBeHidden();
  await clearContent(day, addDays(day, 5));
});
