import { paths } from '@raizes/domain/paths';
import type { Page } from '@playwright/test';
import { db } from '../support/admin';
import { reportFault } from '../support/report-fault';
import { storeSession } from './support/session';
import { completeButton, figure, openStep, storedXp } from './support/devotional';
import { expectFigures } from './support/dashboard';
import { expect, test } from './support/test';
import { todayOn } from './support/content';

/** Simulates a completion whose event was lost: the server has not counted it, and the device still waits for the count. */
async function loseEvent(page: Page, uid: string, before: object) {
  await db.doc(paths.userStats(uid)).set(before);
  // Otherwise the next page would read the counted completion from Firestore's cache.
  await expectFigures(page, { xp: '0', streak: '0 dias', level: '1', label: 'Iniciante' });
  const completion = {
    day: await todayOn(page),
    memorized: true,
    at: new Date(),
    offset: 0,
    digest: 0,
    state: 'sent',
  };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `raizes.completions.${uid}`,
    JSON.stringify([completion]),
  ] as const);
}

test('a devotional completed in two tabs counts once, and is resent if the server lost it', async ({
  page,
  context,
  person,
}) => {
  const before = (await db.doc(paths.userStats(person.uid)).get()).data() ?? {};
  await storeSession(page, person);
  await openStep(page, person.uid, 8);
  const other = await context.newPage();
  await other.goto('/devotional');
  await expect(completeButton(other)).toBeVisible();
  // Finds both buttons before clicking either, because the first tab's completion removes the other tab's button.
  const buttons = await Promise.all(
    [page, other].map((tab) => completeButton(tab).elementHandle()),
  );
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
  // The tab that comes second can find the day completed, but one of them shows the ending.
  const again = (tab: Page) => tab.getByRole('heading', { name: 'Já completou hoje' });
  for (const tab of [page, other])
    await expect(figure(tab, 'XP ganho').or(again(tab))).toHaveText(/^(?:\+75|Já completou hoje)$/);
  expect((await again(page).count()) + (await again(other).count())).toBeLessThan(2);
  await expect.poll(() => storedXp(person.uid)).toBe(75);
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expectFigures(page, { xp: '75', streak: '1 dia', level: '1', label: 'Iniciante' });
  const lost = Number((await storedXp(person.uid)) !== 75);
  reportFault({ fault: 'two tabs complete at once', tried: '2 completions', lost });

  await other.close();
  await loseEvent(page, person.uid, before);
  expect(await storedXp(person.uid)).toBe(0);
  await page.reload();
  await expectFigures(page, { xp: '75', streak: '1 dia', level: '1', label: 'Iniciante' });
  await expect.poll(() => storedXp(person.uid)).toBe(75);
  reportFault({ fault: 'the event of a completion is lost', tried: '1 completion', lost: 0 });
});
