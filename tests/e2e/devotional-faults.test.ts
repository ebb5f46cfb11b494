import { paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import { signIn } from './support/session';
import { card } from './support/dashboard';
import { answers, completeButton, expectStep, reflectionField, walkTo } from './support/devotional';
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
