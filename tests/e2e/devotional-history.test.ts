import { formatDay } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { signIn } from './support/session';
import {
  entries,
  historyDays,
  historyTitle,
  loadMoreButton,
  searchField,
  writeHistory,
} from './support/devotional';
import { expect, test } from './support/test';

test('an empty history leads to the dashboard, and later shows what was written', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await test.step('nothing yet', async () => {
    await page.goto('/devotional-history');
    await expect(page.getByText('Você ainda não concluiu nenhum devocional.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ir para o início' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
  await test.step('an entry shows the verse, the date and all that the person wrote', async () => {
    const [day = '2026-01-01', older = '2026-01-01'] = historyDays(2);
    await writeHistory(person.uid, [day, older], (index) =>
      index === 0
        ? {
            reflection: 'Primeira linha.\n\nSegunda linha. <b>Deus</b>',
            application: 'Ligar para o meu irmão.',
            verse_memorization: 'O verso, como eu o lembro.',
            memorization_validated: true,
          }
        : {},
    );
    const stored = await db.doc(paths.devotional(day)).get();
    const { verse_reference, verse_text } = v.parse(devotionalSchema, stored.data());

    await page.goto('/devotional-history');
    await expect(historyTitle(page)).toBeVisible();
    await expect(entries(page)).toHaveCount(2);
    const newest = entries(page).first();
    await expect(newest).toContainText(verse_reference);
    await expect(newest).toContainText(formatDay(day));
    await expect(newest.getByRole('img', { name: 'Memorização validada' })).toBeVisible();
    await expect(newest).toHaveAttribute('aria-expanded', 'false');

    await newest.click();
    const region = page.getByRole('region', { name: formatDay(day) });
    await expect(region.locator('blockquote')).toHaveText(verse_text);
    await expect(region).toContainText('Segunda linha. <b>Deus</b>');
    await expect(region).toContainText('Ligar para o meu irmão.');
    await expect(region).toContainText('O verso, como eu o lembro.');
    await expect(region).toContainText('Memorização validada');
    await expect(region).toContainText(`Concluído em ${formatDay(day)}`);
    await expectAccessible(page);

    await entries(page).nth(1).click();
    await expect(
      page.getByText('Neste dia você não escreveu o versículo de memória.'),
    ).toBeVisible();
  });
  await test.step('a link leads to one day, whether it was completed or not', async () => {
    const [, day = '2026-01-01', other] = historyDays(3);
    await page.goto(`/devotional-history?day=${day}`);
    const related = page.getByRole('region', { name: 'Devocional relacionado' });
    await expect(related.getByText('Reflexão 2')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/devotional-history?day=${other}`);
    await expect(related).toContainText('Você não concluiu o devocional de');
  });
  await test.step('a devotional that was removed leaves the person’s words', async () => {
    await writeHistory(person.uid, historyDays(1, 400));
    await page.goto('/devotional-history');
    await expect(entries(page).last()).toContainText(/^Devocional de \d\d\/\d\d\/\d{4}/);
    await entries(page).last().click();
    await expect(
      page.getByText('O texto deste devocional não está mais disponível.'),
    ).toBeVisible();
    await expect(page.getByText('Reflexão 1', { exact: true }).last()).toBeVisible();
  });
});

test('the devotionals come newest first, ten at a time, and the search goes back to the first', async ({
  page,
  person,
}) => {
  const days = historyDays(65, 4000);
  await writeHistory(person.uid, days, (index) =>
    index === 62 ? { application: 'Pedir PERDÃO ao meu irmão, com coração leve.' } : {},
  );
  await signIn(page, person, '/devotional-history');
  for (const count of [10, 20]) {
    await expect(entries(page)).toHaveCount(count);
    for (const [index, day] of days.slice(0, count).entries()) {
      await expect(entries(page).nth(index)).toContainText(formatDay(day));
    }
    await loadMoreButton(page).click();
  }
  await test.step('whatever its accents', async () => {
    await searchField(page).fill('irmao perdao');
    await expect(page.getByText('1 encontrado em 65 devocionais.')).toBeVisible();
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText(formatDay(days[62] ?? '2026-01-01'));
    await expect(entries(page).locator('mark')).toHaveText(['PERDÃO', 'irmão']);
    await entries(page).click();
    await expectAccessible(page);
  });
  await test.step('what is nowhere is said, and the list comes back', async () => {
    await searchField(page).fill('nada disso');
    await expect(page.getByText('Nada encontrado em 65 devocionais.')).toBeVisible();
    await expect(entries(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Limpar a procura' }).click();
    await expect(entries(page)).toHaveCount(10);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what this device remembers is shown, and the rest when the network is back', async ({
    page,
    context,
    person,
  }) => {
    await writeHistory(person.uid, historyDays(12));
    await signIn(page, person);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('/devotional-history');
    await expect(entries(page)).toHaveCount(10);
    await expect(entries(page).last()).toContainText(/\d+:\d+/);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Você está sem internet: aqui está')).toBeVisible();
    await expect(entries(page)).toHaveCount(10);
    await expect(entries(page).last()).toContainText(/\d+:\d+/);
    await searchField(page).fill('reflexao 3');
    await expect(page.getByText('em 10 devocionais guardados neste aparelho.')).toBeVisible();
    await searchField(page).fill('');

    await context.setOffline(false);
    await expect(page.getByText('Você está sem internet: aqui está')).toBeHidden();
    await loadMoreButton(page).click();
    await expect(entries(page)).toHaveCount(12);
  });
});
