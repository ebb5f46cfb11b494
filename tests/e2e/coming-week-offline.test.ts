import { addDays, calendarDay } from '@raizes/domain/day';
import { collections } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { openPage, signIn } from './support/session';
import { card } from './support/dashboard';
import {
  answers,
  completeButton,
  expectStep,
  continueTo,
  openStep,
  successHeading,
} from './support/devotional';
import {
  completeReadingButton,
  devotionalOn,
  setDay,
  readingTitle,
  todayOn,
} from './support/content';
import { installServiceWorker } from './support/push';
import { expect, testAlone as test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('the coming week can be read without a network, and a completion that the server refuses later is reported and restored', async ({
  page,
  context,
  person,
}) => {
  await signIn(page, person);
  const day = addDays(await todayOn(page), 6);
  await installServiceWorker(page);

  await test.step('six days later, without a network', async () => {
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.endsWith('week-ahead')),
    );
    await context.setOffline(true);
    await setDay(page, day);
    await page.goto('/dashboard');
    const devotional = await devotionalOn(page);
    const { docs } = await db.collection(collections.dailyReadings).where('date', '==', day).get();
    await expect(card(page, 'Devocional de hoje')).toContainText(devotional.verse_reference);
    await expect(card(page, 'Leitura de hoje')).toContainText('Pendente');
    await openPage(page, '/daily-reading');
    await expect(completeReadingButton(page)).toBeVisible();
    const titles = docs.map((each) => `${each.get('book')} ${each.get('chapter')}`);
    expect(titles).toContain(await readingTitle(page).textContent());
    await expect(page.getByText('Sobre este capítulo')).toBeVisible();
    await openPage(page, '/devotional');
    await expectStep(page, 1);
    await continueTo(page, 2);
    await expect(page.locator('blockquote')).toContainText(devotional.verse_text);
    await context.setOffline(false);
  });

  await test.step('completed while the device’s clock is ten days slow; the rules accept seven', async () => {
    await setDay(page, addDays(calendarDay(new Date()), -10));
    await page.goto('/dashboard');
    await openStep(page, person.uid, 8);
    await context.setOffline(true);
    await completeButton(page).click();
    await expect(successHeading(page)).toBeVisible();
    await page.goto('/dashboard');
    await expect(card(page, 'Devocional de hoje')).toContainText('salvo neste aparelho');
    await context.setOffline(false);
    const notice = page.getByRole('dialog', { name: 'Um devocional não pôde ser contado' });
    await expect(notice).toContainText(answers.application);
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Entendi' }).click();
    await expect(notice).toBeHidden();
    await expect(card(page, 'Devocional de hoje')).not.toContainText('salvo neste aparelho');
    await openPage(page, '/devotional');
    await expectStep(page, 8);
    await expect(card(page, 'Sua aplicação prática')).toContainText(answers.application);
  });
});
