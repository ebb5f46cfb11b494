import { addDays, calendarDay, formatDay } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import type { Page } from '@playwright/test';
import { db } from '../support/admin';
import { setClocks } from './support/clock';
import { signIn } from './support/session';
import { completeButton, storedXp, successHeading, openStep } from './support/devotional';
import { expectFigures, todayInWeek } from './support/dashboard';
import { expect, testAlone as test } from './support/test';

test.use({ timezoneId: 'America/Sao_Paulo' });

// Long enough ago that its midnight in Brasília is past, recent enough that the server still accepts it.
const day = addDays(calendarDay(new Date()), -2);
const next = addDays(day, 1);

/** Sets the clocks to a time in Brasília and makes the page visible, so that it updates. */
async function setClock(page: Page, on: string, time: string) {
  await setClocks(page, new Date(`${on}T${time}:00-03:00`));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

const header = (page: Page) => page.getByText(/, \d+ de \w+ de \d{4}$/).first();

test('the day changes at the device’s midnight, not at 21:00 when it changes in UTC, and a devotional counts for the day on which it was begun', async ({
  page,
  person,
}) => {
  await setClock(page, day, '20:30');
  await signIn(page, person);
  await expect(header(page)).toHaveText(formatDay(day));
  await setClock(page, day, '21:30');
  await expect(todayInWeek(page)).toHaveAccessibleName(new RegExp(`^${formatDay(day)}`));
  await page.reload();
  await expect(header(page)).toHaveText(formatDay(day));
  await setClock(page, next, '00:01');
  await expect(header(page)).toHaveText(formatDay(next));
  await expect(todayInWeek(page)).toHaveAccessibleName(new RegExp(`^${formatDay(next)}`));

  await test.step('begun before midnight and completed after it', async () => {
    await setClock(page, day, '23:50');
    await openStep(page, person.uid, 8);
    await setClock(page, next, '00:10');
    await completeButton(page).click();
    await expect(successHeading(page)).toBeVisible();
    await expect.poll(() => storedXp(person.uid)).toBe(75);
    const stored = await db.doc(paths.userDevotional(person.uid, day)).get();
    expect(stored.get('completed_on')).toBe(day);

    await page.getByRole('button', { name: 'Fechar' }).click();
    await expectFigures(page, { xp: '75', streak: '1 dia', level: '1', label: 'Iniciante' });
    await expect(todayInWeek(page)).toHaveAccessibleName(/: não concluído$/);
  });
});
