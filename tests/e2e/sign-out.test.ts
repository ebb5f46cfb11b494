import type { Page } from '@playwright/test';
import { createUser } from '../support/people';
import type { TestUser } from '../support/people';
import { enterButton, signIn } from './support/session';
import {
  answers,
  completeAndCredit,
  expectStep,
  continueTo,
  historyTitle,
  openStep,
  pauseButton,
  reflectionField,
} from './support/devotional';
import { card, expectFigures, signOutButton, startDevotional } from './support/dashboard';
import { cachedAddresses, deviceTraces, firestoreDatabases, watchFor } from './support/device';
import { expect, test, testInstalled } from './support/test';
import { todayOn } from './support/content';

const zeros = { xp: '0', streak: '0 dias', level: '1', label: 'Iniciante' };
const oneDay = { xp: '50', streak: '1 dia', level: '1', label: 'Iniciante' };

testInstalled(
  'signing out leaves no data of the person on the device',
  async ({ page, person }) => {
    await signIn(page, person);
    await openStep(page, person.uid, 6);
    const before = await deviceTraces(page);
    expect(before).toContain(person.uid);
    expect(before).toContain('descansar mais em Deus');

    await pauseButton(page).click();
    await signOutButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Sair agora?' });
    await expect(dialog).toContainText('1 devocional não terminado');
    await dialog.getByRole('button', { name: 'Sair mesmo assim' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(enterButton(page)).toBeVisible();

    await expectNoTraces(page, person);
    const cached = await cachedAddresses(page);
    expect(cached).not.toEqual([]);
    for (const address of cached) {
      const { origin, pathname } = new URL(address);
      expect(origin).toBe(new URL(page.url()).origin);
      expect(pathname).toMatch(/\.(html|js|css|woff2|svg|png|ico|webmanifest)$/);
    }
  },
);

async function expectNoTraces(page: Page, { uid, email, fullName }: TestUser) {
  const after = await deviceTraces(page);
  for (const secret of [uid, email, fullName, 'descansar mais em Deus']) {
    expect(after).not.toContain(secret);
  }
  expect(await firestoreDatabases(page)).toEqual([]);
}

test('signing out in one tab signs out the other, and the next person sees nothing of the previous one, who finds everything again later', async ({
  page,
  context,
}) => {
  const first = await createUser({ fullName: 'Zuleica Quaresma' });
  const second = await createUser({ fullName: 'Benedito Xavier' });

  await test.step('the first has completed today', async () => {
    await signIn(page, first);
    await completeAndCredit(first.uid, await todayOn(page));
    await expectFigures(page, oneDay);
  });

  await test.step('the first signs out, in two tabs', async () => {
    const other = await context.newPage();
    await other.goto('/devotional-history');
    await expect(historyTitle(other)).toBeVisible();
    await signOutButton(page).click();
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL('/auth');
      await expect(enterButton(tab)).toBeVisible();
    }
    expect(await deviceTraces(page)).not.toContain(first.uid);
    await expect.poll(() => firestoreDatabases(page)).toEqual([]);
    await other.close();
  });

  const watch = await watchFor(page, 'Zuleica');
  await test.step('the second starts at zero', async () => {
    await signIn(page, second);
    await expectFigures(page, zeros);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Benedito$/);
    await startDevotional(page).click();
    await expectStep(page, 1);
    for (const step of [2, 3, 4, 5]) await continueTo(page, step);
    await expect(reflectionField(page)).toHaveValue('');
    await reflectionField(page).fill(answers.reflection);
    await pauseButton(page).click();
    await signOutButton(page).click();
    await page.getByRole('button', { name: 'Sair mesmo assim' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(enterButton(page)).toBeVisible();
    expect(watch.wasShown()).toBe(false);
  });

  await test.step('the first finds everything as it was', async () => {
    await signIn(page, first);
    await expectFigures(page, oneDay);
    await expect(card(page, 'Devocional de hoje')).toContainText('Concluído hoje · +50 XP');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Zuleica$/);
    expect(watch.wasShown()).toBe(true);
  });
});
