import { alert } from './support/faults';
import { openPage, signIn } from './support/session';
import { card } from './support/dashboard';
import {
  completeReadingButton,
  readMark,
  readingTitle,
  storedReading,
  storedReadingDays,
  todayOn,
  todaysReading,
} from './support/content';
import { expect, testInstalled as test } from './support/test';

test('a reading is opened and completed without a network, and counted after the network returns', async ({
  page,
  context,
  person,
}) => {
  await signIn(page, person);
  const { id, title } = await todaysReading(page);
  const today = await todayOn(page);
  await expect(card(page, 'Leitura de hoje')).toContainText('Pendente');

  await context.setOffline(true);
  await page.goto('/daily-reading');
  await expect(readingTitle(page)).toHaveText(title);
  await completeReadingButton(page).click();
  await expect(alert(page, 'Leitura concluída!')).toContainText('Salvo neste aparelho.');
  await expect(readMark(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('salvo neste aparelho');

  await page.reload();
  await expect(readMark(page)).toBeVisible();
  await page.getByRole('link', { name: 'Hoje', exact: true }).click();
  await expect(card(page, 'Leitura de hoje')).toContainText('Concluída');
  await expect(card(page, 'Leitura de hoje')).toContainText('salvo neste aparelho');
  expect(await storedReading(person.uid, id)).toBeUndefined();

  await context.setOffline(false);
  await expect(card(page, 'Leitura de hoje')).not.toContainText('salvo neste aparelho');
  await expect(card(page, 'Leitura de hoje')).toContainText('Concluída');
  await expect.poll(() => storedReadingDays(person.uid, id)).toEqual([today]);

  await test.step('a reading that this device has never loaded needs the network', async () => {
    await context.setOffline(true);
    await openPage(page, '/daily-reading?id=2020-01-01-1');
    await expect(readingTitle(page)).toHaveText('Você está sem internet');
    await context.setOffline(false);
    await expect(readingTitle(page)).toHaveText('Leitura não encontrada');
  });
});
