import { addDays, calendarDay, formatDay } from '@raizes/domain/day';
import { alert } from './support/faults';
import { expectAccessible } from './support/accessible';
import { signIn } from './support/session';
import { card } from './support/dashboard';
import {
  completeReadingButton,
  liveOn,
  ownDayFarAway,
  ownDaySoon,
  publishReadings,
  readMark,
  readingTitle,
  storedReading,
  todayOn,
  todaysReading,
} from './support/content';
import { expect, test } from './support/test';
import { createUser } from '../support/people';

test('the dashboard leads to today’s reading, and shows it completed afterwards', async ({
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
  expect(await storedReading(person.uid, id)).toEqual({
    user_id: person.uid,
    daily_reading_id: id,
    reading_time_seconds: expect.any(Number),
    completed_at: expect.anything(),
    completed_on: today,
  });

  await page.reload();
  await expect(readMark(page)).toBeVisible();
  await expect(completeReadingButton(page)).toBeHidden();
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await expect(card(page, 'Leitura de hoje')).toContainText('Concluída');
  await expect(page.getByRole('link', { name: 'Reler capítulo' })).toBeVisible();

  await test.step('the size of the text is chosen, and remembered on the device', async () => {
    await page.goto('/daily-reading');
    const verse = page.getByRole('main').locator('p:has(sup)').first();
    const sizeOf = () =>
      verse.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    await expect(verse).toBeVisible();
    const before = await sizeOf();
    await page.getByRole('button', { name: 'Aumentar o texto' }).click();
    await expect.poll(sizeOf).toBeGreaterThan(before);
    const after = await sizeOf();
    await page.reload();
    await expect(verse).toBeVisible();
    expect(await sizeOf()).toBe(after);
    await expectAccessible(page);
  });
});

test('several readings of one day are a list, and the next to be read opens first', async ({
  page,
}) => {
  const day = ownDayFarAway();
  const [first] = await publishReadings(day, { chapter: 1 }, { chapter: 2 }, { book: 'Salmos' });
  const readings = { [first?.id ?? '']: new Date() };
  const person = await createUser({
    stats: { days: { [day]: { xp: 0, memorized: false, devotional_at: null, readings } } },
  });
  await liveOn(page, day);
  await signIn(page, person);
  await expect(card(page, 'Leitura de hoje')).toContainText('Rute 1–2 · Salmos 3');
  await expect(card(page, 'Leitura de hoje')).toContainText('1 de 3 concluídas · a seguir: Rute 2');

  await page.getByRole('link', { name: 'Ler agora' }).click();
  await expect(readingTitle(page)).toHaveText('Rute 2');
  const list = page.getByRole('navigation', { name: 'Leituras do dia' });
  await expect(list.getByRole('link')).toHaveText(['Rute 1 (concluída)', 'Rute 2', 'Salmos 3']);
  await expect(list).toContainText('1 de 3 concluídas');

  await list.getByRole('link', { name: 'Rute 1' }).click();
  await expect(readingTitle(page)).toHaveText('Rute 1');
  await expect(readingTitle(page)).toBeFocused();
  await expect(readMark(page)).toBeVisible();
  await expect(completeReadingButton(page)).toBeHidden();
  await expectAccessible(page);
});

test('a completed reading leads on to the day’s next, from its beginning', async ({
  page,
  person,
}) => {
  const day = ownDaySoon();
  const long = Array.from({ length: 120 }, (_, verse) => `${verse + 1} Palavra fiel.`).join('\n');
  const [first, second] = await publishReadings(day, { chapter_text: long }, {});
  await signIn(page, person, `/daily-reading?id=${first?.id}`);
  await completeReadingButton(page).click();
  await page.getByRole('link', { name: 'Próxima leitura: Rute 2' }).click();
  await expect(readingTitle(page)).toHaveText('Rute 2');
  await expect(readingTitle(page)).toBeFocused();
  await expect(readingTitle(page)).toBeInViewport();
  await completeReadingButton(page).click();
  await expect(page.getByText('2 de 2 concluídas')).toBeVisible();
  await expect.poll(() => storedReading(person.uid, second?.id ?? '')).toBeTruthy();
});

test('a reading of another day is opened by its id, and its devotional looked up; what is none says so', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  const lastMonth = addDays(calendarDay(new Date()), -35);
  await page.goto(`/daily-reading?id=${lastMonth}-1`);
  await expect(page.getByRole('main')).toContainText(formatDay(lastMonth));
  await expect(completeReadingButton(page)).toBeVisible();
  await page.getByRole('link', { name: 'Devocional relacionado' }).click();
  await expect(page).toHaveURL(`/devotional-history?day=${lastMonth}`);

  await test.step('no reading with that id, whatever the id', async () => {
    for (const id of ['nada', 'a/b', '', '..', '__name__']) {
      await page.goto(`/daily-reading?id=${encodeURIComponent(id)}`);
      await expect(readingTitle(page)).toHaveText('Leitura não encontrada');
    }
    await expectAccessible(page);
  });
});

test('a day without a reading says so, and a completion that is refused leaves it to be completed', async ({
  page,
  person,
}) => {
  await liveOn(page, '2050-05-05');
  await signIn(page, person);
  await expect(card(page, 'Leitura de hoje')).toContainText('Não há leitura disponível para hoje');
  await page.goto('/daily-reading');
  await expect(readingTitle(page)).toHaveText('Não há leitura disponível para hoje');
  await expectAccessible(page);

  await test.step('a completion that is refused', async () => {
    const day = ownDayFarAway();
    await publishReadings(day, {});
    await liveOn(page, day);
    await page.goto('/daily-reading');
    await completeReadingButton(page).click();
    await expect(alert(page, 'Erro ao marcar leitura como concluída')).toBeVisible();
    await expect(completeReadingButton(page)).toBeEnabled();
    await expect(readMark(page)).toBeHidden();
  });
});
