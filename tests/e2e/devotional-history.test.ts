import { addDays, formatDay } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { tellOffline } from './support/device';
import { followLink, signIn } from './support/session';
import {
  entries,
  historyDays,
  historyTitle,
  loadMoreButton,
  searchField,
  writeHistory,
} from './support/devotional';
import { expect, test, testInstalled } from './support/test';

test('the history lists past answers, newest first, can be searched, and can be opened at one day', async ({
  page,
  person,
}) => {
  const days = historyDays(25);
  const [day = '2026-01-01', older = '2026-01-01'] = days;
  await writeHistory(person.uid, days, (index) => ({
    ...(index === 0 && {
      reflection: 'Segunda linha. <b>Deus</b>',
      verse_memorization: 'O verso.',
    }),
    ...(index === 3 && { verse_memorization: 'O verso.', memorization_validated: true }),
    ...(index === 22 && { application: 'Pedir PERDÃO ao meu irmão, com coração leve.' }),
  }));
  await signIn(page, person, '/devotional-history');
  await expect(historyTitle(page)).toBeVisible();
  for (const count of [10, 20]) {
    await expect(entries(page)).toHaveCount(count);
    await expect(entries(page).last()).toContainText(formatDay(days[count - 1] ?? day));
    await loadMoreButton(page).click();
  }
  await test.step('an entry shows the verse and the answers', async () => {
    const stored = await db.doc(paths.devotional(day)).get();
    const { verse_text } = v.parse(devotionalSchema, stored.data());
    await entries(page).first().click();
    const region = page.getByRole('region', { name: formatDay(day) });
    await expect(region.locator('blockquote')).toHaveText(verse_text);
    await expect(region).toContainText('Segunda linha. <b>Deus</b>');
    await expect(region).toContainText('O verso.');
    await entries(page).nth(1).click();
    await expect(
      page.getByText('Neste dia você não escreveu o versículo de memória.'),
    ).toBeVisible();
  });
  await test.step('the search ignores accents and case', async () => {
    await searchField(page).fill('irmao perdao');
    await expect(page.getByText('1 encontrado em 25 devocionais.')).toBeVisible();
    await expect(entries(page)).toContainText(formatDay(days[22] ?? day));
    await expect(entries(page).locator('mark')).toHaveText(['PERDÃO', 'irmão']);
    await entries(page).click();
    await expectAccessible(page);
  });
  await test.step('what was lived has tabs, each at its own address', async () => {
    const tabs = page.getByRole('navigation', { name: 'O que vivi' });
    await tabs.getByRole('link', { name: 'Versículos' }).click();
    await expect(page.getByRole('heading', { name: 'Versículos guardados' })).toBeVisible();
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText(formatDay(days[3] ?? day));
    await expectAccessible(page);
    await tabs.getByRole('link', { name: 'Histórico' }).click();
    await expect(historyTitle(page)).toBeVisible();
  });
  await test.step('a link opens one day, completed or not', async () => {
    const related = page.getByRole('region', { name: 'Devocional relacionado' });
    await followLink(page, `/devotional-history?day=${older}`);
    await expect(related.getByText('Reflexão 2')).toBeVisible();
    await followLink(page, `/devotional-history?day=${addDays(day, 1)}`);
    await expect(related).toContainText('Você não concluiu o devocional de');
  });
});

testInstalled(
  'without a network cached entries are shown, and the rest after the network returns',
  async ({ page, context, person }) => {
    await writeHistory(person.uid, historyDays(12));
    await signIn(page, person, '/devotional-history');
    await expect(entries(page)).toHaveCount(10);
    await expect(entries(page).last()).toContainText(/\d+\.\d+/);

    await context.setOffline(true);
    await page.reload();
    await tellOffline(page);
    await expect(page.getByText('Você está sem internet: aqui está')).toBeVisible();
    await expect(entries(page)).toHaveCount(10);
    await expect(entries(page).last()).toContainText(/\d+\.\d+/);
    await searchField(page).fill('reflexao 3');
    await expect(page.getByText('em 10 devocionais guardados neste aparelho.')).toBeVisible();
    await searchField(page).fill('');

    await context.setOffline(false);
    await expect(page.getByText('Você está sem internet: aqui está')).toBeHidden();
    await loadMoreButton(page).click();
    await expect(entries(page)).toHaveCount(12);
  },
);
