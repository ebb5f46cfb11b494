import { addDays, formatShortDay } from '@raizes/domain/day';
import { expectAccessible } from './support/accessible';
import { expect, testAlone as test } from './support/test';
import { signIn } from './support/session';
import {
  clearContent,
  setDay,
  ownMonth,
  publishDevotional,
  publishReadings,
} from './support/content';

test(
  'the calendar shows a month’s content and gaps, links to each of them, works by keyboard, and lets a day be dragged',
  { tag: '@wide' },
  async ({ page, admin }) => {
    const month = addDays(ownMonth(), 31);
    const day = (count: number) => addDays(month, count - 1);
    const date = (count: number) => formatShortDay(day(count));
    await clearContent(month, day(30));
    for (const count of [10, 11, 12]) {
      await publishDevotional(day(count), { verse_reference: `Rute 1:${count}` });
    }
    await publishReadings(day(10), {});
    await publishReadings(day(11), {}, {}, { book: 'Lucas' });
    await setDay(page, day(10));
    await signIn(page, admin, '/content-calendar');
    await expect(page.getByRole('heading', { level: 2, name: /^abril de/ })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('Devocional em 3 de 30 dias · leitura em 2 de 30 dias');
    await expectAccessible(page);

    const todaysLink = page.getByRole('link', {
      name: `Editar devocional de ${date(10)}: Rute 1.10`,
    });
    await expect(page.getByRole('grid').locator('a[tabindex="0"]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Completar' }).focus();
    await page.keyboard.press('Tab');
    await expect(todaysLink).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^3 leituras/ })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(
      page.getByRole('link', { name: `Editar leitura de ${date(10)}: Rute 1` }),
    ).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(todaysLink).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editar Devocional');
    await expect(page.getByLabel('Referência do Versículo')).toHaveValue('Rute 1.10');

    await page.goBack();
    await page.getByRole('link', { name: `Criar devocional de ${date(13)}` }).click();
    await expect(page.getByLabel('Data')).toHaveValue(formatShortDay(day(13)));
    await expect(page.getByRole('link', { name: 'Calendário' })).toHaveAttribute(
      'href',
      `/content-calendar?month=${month.slice(0, 7)}`,
    );
    await page.goBack();
    await page.getByRole('button', { name: 'Mês anterior' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^março de/ })).toBeVisible();
    await page.getByRole('button', { name: 'Hoje' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^abril de/ })).toBeVisible();

    const devotionalOn = (count: number) =>
      page.getByRole('link', { name: `Editar devocional de ${date(count)}: Rute 1.12` });
    const handle = page.getByRole('button', { name: /^Mover .*, 12 de abril/ });
    await handle.dragTo(page.locator(`td[data-day="${day(20)}"]`), { steps: 5 });
    await expect(devotionalOn(20)).toBeVisible();
    await expect(devotionalOn(12)).toHaveCount(0);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(devotionalOn(12)).toBeVisible();
    await clearContent(month, day(30));
  },
);
