import { formatDay } from '@raizes/domain/day';
import { alert } from './support/faults';
import { expectAccessible } from './support/accessible';
import { openPage, signIn } from './support/session';
import { card } from './support/dashboard';
import {
  completeReadingButton,
  ownDaySoon,
  publishReadings,
  readMark,
  readingTitle,
  storedReading,
  todayOn,
  todaysReading,
} from './support/content';
import { expect, test } from './support/test';

test('the dashboard links to today’s reading and shows it completed afterwards, and a completed reading leads to the next of its day', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  const { id, title } = await todaysReading(page);
  const today = await todayOn(page);
  await expect(card(page, 'Leitura de hoje')).toContainText(title);
  await expect(card(page, 'Leitura de hoje')).toContainText('Pendente');
  await page.getByRole('link', { name: 'Ler agora' }).click();

  await expect(readingTitle(page)).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · Raízes`);
  await expect(page.getByRole('main')).toContainText(formatDay(today));
  await expect(page.locator('sup').first()).toHaveText('1');
  await expect(page.getByRole('link', { name: 'Devocional relacionado' })).toHaveAttribute(
    'href',
    '/devotional',
  );

  await completeReadingButton(page).click();
  await expect(alert(page, 'Leitura concluída!')).toBeVisible();
  await expect(completeReadingButton(page)).toBeHidden();
  await expect(readMark(page)).toBeVisible();
  await expect
    .poll(() => storedReading(person.uid, id))
    .toEqual({
      user_id: person.uid,
      daily_reading_id: id,
      reading_time_seconds: expect.any(Number),
      completed_at: expect.anything(),
      completed_on: today,
    });

  await page.reload();
  await expect(readMark(page)).toBeVisible();
  await expect(completeReadingButton(page)).toBeHidden();
  await page.getByRole('link', { name: 'Hoje', exact: true }).click();
  await expect(card(page, 'Leitura de hoje')).toContainText('Concluída');
  await expect(page.getByRole('link', { name: 'Reler capítulo' })).toBeVisible();

  await test.step('the text size can be chosen, and is remembered on the device', async () => {
    await openPage(page, '/daily-reading');
    const verse = page.getByRole('main').locator('p:has(sup)').first();
    const sizeOf = () =>
      verse.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    await expect(verse).toBeVisible();
    const before = await sizeOf();
    await page.getByRole('button', { name: 'Conforto da leitura' }).click();
    await page.getByRole('button', { name: 'Aumentar o texto' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(sizeOf).toBeGreaterThan(before);
    const after = await sizeOf();
    await page.reload();
    await expect(verse).toBeVisible();
    expect(await sizeOf()).toBe(after);
    await expectAccessible(page);
  });

  const day = ownDaySoon();
  const long = Array.from({ length: 120 }, (_, verse) => `${verse + 1} Palavra fiel.`).join('\n');
  const [first, second] = await publishReadings(day, { chapter_text: long }, {});
  await openPage(page, `/daily-reading?id=${first?.id}`);
  await expect(readingTitle(page)).toHaveText('Rute 1');
  await completeReadingButton(page).click();
  await page.getByRole('link', { name: 'Próxima leitura: Rute 2' }).click();
  await expect(readingTitle(page)).toHaveText('Rute 2');
  await expect(readingTitle(page)).toBeFocused();
  await expect(readingTitle(page)).toBeInViewport();
  await completeReadingButton(page).click();
  await expect(page.getByText('2 de 2 concluídas')).toBeVisible();
  await expect.poll(() => storedReading(person.uid, second?.id ?? '')).toBeTruthy();
  await page
    .getByRole('navigation', { name: 'Leituras do dia' })
    .getByRole('link', { name: 'Rute 1 (concluída)' })
    .click();
  await expect(readingTitle(page)).toHaveText('Rute 1');
  await expect(readingTitle(page)).toBeFocused();
  await expect(readMark(page)).toBeVisible();
  await expectAccessible(page);
});
