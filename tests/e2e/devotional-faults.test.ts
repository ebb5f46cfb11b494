import { paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import { signIn } from './support/session';
import { card } from './support/dashboard';
import {
  answers,
  applicationField,
  backButton,
  completeButton,
  expectStep,
  reflectionField,
  walkTo,
} from './support/devotional';
import { expect, test } from './support/test';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('a completion that the server refuses says so, and the texts stay', async ({
  page,
  person,
}) => {
  // A device whose clock is ten days slow: the rules take seven.
  await page.clock.setFixedTime(daysAgo(10));
  await signIn(page, person);
  await walkTo(page, 8);
  await completeButton(page).click();
  await expect(alert(page, 'Erro ao salvar')).toContainText(
    'Você não tem permissão para fazer isso.',
  );
  await expectStep(page, 8);
  await expect(completeButton(page)).toBeEnabled();
  await page.reload();
  await expect(card(page, 'Sua aplicação prática')).toContainText(answers.application);
  await page.getByRole('button', { name: 'Editar sua reflexão' }).click();
  await expect(reflectionField(page)).toHaveValue(answers.reflection);
});

test('a completion needs both texts, and a draft that can be read', async ({ page, person }) => {
  await signIn(page, person);
  await walkTo(page, 8);
  // The fields refuse to be left blank: only what the device keeps can come to lack one.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (!key.includes('.draft.')) continue;
      const draft = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, draft.replace(/"application":"[^"]*"/, '"application":"  "'));
    }
  });
  await page.reload();
  await completeButton(page).click();
  await expect(alert(page, 'Campos incompletos')).toContainText(
    'Por favor, preencha sua reflexão e aplicação prática.',
  );
  await backButton(page).click();
  await backButton(page).click();
  await expectStep(page, 6);
  await expect(applicationField(page)).toHaveValue('  ');

  await test.step('a damaged draft is a new one', async () => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.includes('.draft.')) localStorage.setItem(key, '{"step":"três"');
      }
    });
    await page.reload();
    await expectStep(page, 1);
  });
});

test('a day without a devotional, or with one that can’t be read, says so', async ({
  page,
  person,
}) => {
  await db.doc(paths.devotional('2031-06-06')).set({ id: '2031-06-06', verse_text: 5 });
  await page.clock.setFixedTime('2031-06-06T15:00:00Z');
  await signIn(page, person, '/devotional');
  await expect(page.getByRole('heading', { name: 'Devocional não encontrado.' })).toBeVisible();
  await expectAccessible(page);

  await page.clock.setFixedTime('2031-06-07T15:00:00Z');
  await page.goto('/dashboard');
  await expect(card(page, 'Devocional de hoje')).toContainText('Devocional Não Disponível');
  await page.goto('/devotional');
  await expect(page.getByRole('heading', { name: 'Devocional Não Disponível' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('what a person writes is shown as text, whatever it is', async ({ page, person }) => {
  const hostile = '<img src=x onerror="document.title=`tomado`"> **negrito** __s__ • {{1}} ${2}';
  await signIn(page, person);
  await walkTo(page, 5);
  await reflectionField(page).fill(hostile);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await applicationField(page).fill(`</section><script>document.title='tomado'</script>`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expectStep(page, 7);
  await page.getByLabel('O versículo, de memória').fill('não me lembro');
  await page.getByRole('button', { name: 'Validar' }).click();
  await page.getByRole('button', { name: /^Continuar/ }).click();
  await expect(card(page, 'Sua reflexão').getByText(hostile, { exact: true })).toBeVisible();
  await expect(card(page, 'Sua aplicação prática')).toContainText('</section><script>');
  await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
  await expect(page).toHaveTitle('Devocional · Raízes');
});
