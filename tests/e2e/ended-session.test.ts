import { paths } from '@raizes/domain/paths';
import type { BrowserContext, Page } from '@playwright/test';
import { auth, db } from '../support/admin';
import { createUser } from '../support/people';
import type { TestUser } from '../support/people';
import { reportFault } from '../support/report-fault';
import { expectAccessible } from './support/accessible';
import { todayOn } from './support/content';
import { card, expectFigures } from './support/dashboard';
import { deviceTraces, firestoreDatabases, watchFor } from './support/device';
import { completeButton, openStep, storedXp, successHeading } from './support/devotional';
import { enterButton, fillLogin, signIn } from './support/session';
import { expect, test } from './support/test';

const unsentLine = (page: Page) => page.getByText('Há algo não enviado neste aparelho.');

async function expectNoTraces(page: Page, { uid, email, fullName }: TestUser) {
  const after = await deviceTraces(page);
  for (const secret of [uid, email, fullName, 'descansar mais em Deus'])
    expect(after).not.toContain(secret);
}

/** Completes the day's devotional without a network, and closes the app. */
async function completeOffline(context: BrowserContext, person: TestUser): Promise<string> {
  const page = await context.newPage();
  await signIn(page, person);
  const day = await todayOn(page);
  await openStep(page, person.uid, 8);
  await context.setOffline(true);
  await completeButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  return paths.userDevotional(person.uid, day);
}

/** Opens the app after the session has ended. */
async function openAfterEnd(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText('Sua sessão terminou')).toBeVisible();
  await expect(unsentLine(page)).toBeVisible();
}

async function enter(page: Page, person: TestUser): Promise<void> {
  await fillLogin(page, person);
  await enterButton(page).click();
  await expect(page).toHaveURL('/dashboard');
}

for (const [reason, end] of [
  [
    'the account was disabled',
    async (_: Page, { uid }: TestUser) => {
      await auth.updateUser(uid, { disabled: true });
      return async () => {
        await auth.updateUser(uid, { disabled: false });
      };
    },
  ],
  [
    'the server failed at a start',
    async (page: Page) => {
      await page.route('**/accounts:lookup*', (question) =>
        question.fulfill({
          status: 503,
          headers: { 'access-control-allow-origin': '*' },
          json: { error: { code: 503, message: 'The service is currently unavailable.' } },
        }),
      );
      return () => page.unrouteAll();
    },
  ],
] as const) {
  test(`when ${reason}, the session ends, nothing of the person is shown, and what they had not sent reaches the server after they sign in again`, async ({
    page,
    context,
    person,
  }) => {
    const completion = await completeOffline(context, person);
    const watch = await watchFor(page, person.email);
    const mend = await end(page, person);
    await openAfterEnd(page);
    await expectAccessible(page);
    await page.reload();
    await expect(unsentLine(page)).toBeVisible();
    await expect(page.getByText('Sua sessão terminou')).toBeHidden();
    expect(await page.content()).not.toContain(person.fullName);
    expect(watch.wasShown()).toBe(false);
    expect((await db.doc(completion).get()).exists).toBe(false);

    await mend();
    await enter(page, person);
    await expectFigures(page, { xp: '75', streak: '1 dia', level: '1', label: 'Iniciante' });
    await expect.poll(() => storedXp(person.uid)).toBe(75);
    await expect(card(page, 'Devocional de hoje')).not.toContainText('salvo neste aparelho');
    await page.waitForFunction(() => localStorage.getItem('raizes.unsent-writes') === null);
    reportFault({ fault: reason, tried: '1 completion', lost: 0 });
  });
}

test('the unsent data of a person whose session has ended is erased before another person’s first screen', async ({
  page,
  context,
  person,
}) => {
  const next = await createUser({ fullName: 'Benedito Xavier' });
  await completeOffline(context, person);
  await auth.deleteUser(person.uid);
  await openAfterEnd(page);
  const watch = await watchFor(page, person.fullName);
  await enter(page, next);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Benedito$/);
  await expectFigures(page, { xp: '0', streak: '0 dias', level: '1', label: 'Iniciante' });
  await expectNoTraces(page, person);
  expect(watch.wasShown()).toBe(false);
});

test('whoever has the device can erase the unsent data of a person whose session has ended', async ({
  page,
  context,
  person,
}) => {
  await completeOffline(context, person);
  await auth.deleteUser(person.uid);
  await openAfterEnd(page);
  await page.getByRole('button', { name: 'Apagar' }).click();
  await expect(unsentLine(page)).toBeHidden();
  await expectNoTraces(page, person);
  expect(await firestoreDatabases(page)).toEqual([]);
});
