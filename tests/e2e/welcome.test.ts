import type { Page } from '@playwright/test';
import { CONSENT_VERSION } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import {
  agreeButton,
  answerWelcome,
  beginButton,
  birthYearField,
  consentQuestion,
  followLink,
  noReminderButton,
  openPage,
  purpose,
  signIn,
  welcome,
} from './support/session';
import { card, expectFigures, startDevotional } from './support/dashboard';
import { expect, test } from './support/test';
import { todaysReading } from './support/content';

const stored = async (uid: string) => (await db.doc(paths.consents(uid)).get()).data();
const storedStamp = async (uid: string, name: string): Promise<unknown> =>
  (await db.doc(paths.userStats(uid)).get()).get(name);

const signedInAddresses = [
  '/devotional',
  '/daily-reading',
  '/devotional-history',
  '/my-messages',
  '/bible-videos',
  '/push-debug',
  '/pastor-panel',
  '/my-data',
  '/conta',
  '/admin',
  '/dashboard',
];

/** Until the year is given, the button only goes on. */
const continueButton = (page: Page) =>
  consentQuestion(page).getByRole('button', { name: 'Continuar', exact: true });

test('consent and birth year are asked for once, on the first visit, with one switch per purpose', async ({
  page,
}) => {
  const person = await createUser({ withoutConsents: true });
  await signIn(page, person);

  await test.step('the dialog covers the dashboard, which loads behind it', async () => {
    await expect(welcome(page)).toBeVisible();
    await expectFigures(page, { xp: '0', streak: '0 dias', level: '1', label: 'Iniciante' });
    await expect(card(page, 'Devocional de hoje').locator('blockquote')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(welcome(page)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it covers every other screen too', async () => {
    for (const address of signedInAddresses) {
      await followLink(page, address);
      await expect(welcome(page)).toBeVisible();
    }
  });

  await test.step('no purpose is consented to by default, and the year is required', async () => {
    await beginButton(page).click();
    await expect(consentQuestion(page).getByRole('switch')).toHaveCount(0);
    await continueButton(page).click();
    await expect(alert(page, 'Erro de validação')).toContainText('o ano em que você nasceu');
    await birthYearField(page).fill('1850');
    await continueButton(page).click();
    await expect(alert(page, 'Erro de validação')).toBeVisible();
    await birthYearField(page).fill('1990');
    await expect(consentQuestion(page).getByRole('switch')).toHaveCount(1);
    await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
    for (const [name, href] of [
      ['Privacidade', '/privacidade'],
      ['Termos de Uso', '/termos'],
    ] as const) {
      const link = consentQuestion(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
    }
    await expectAccessible(page);
    expect(await stored(person.uid)).toBeUndefined();
  });

  await test.step('an answer that is refused keeps the choices and says so', async () => {
    // The device's clock is far ahead, so the form accepts a year that the server refuses.
    const realYear = await page.evaluateHandle(() =>
      Object.getOwnPropertyDescriptor(Date.prototype, 'getFullYear'),
    );
    const setYear = (year: typeof realYear | null) =>
      page.evaluate((real) => {
        // oxlint-disable-next-line no-extend-native -- The page's clock itself would end the session.
        Object.defineProperty(Date.prototype, 'getFullYear', real ?? { value: () => 2070 });
      }, year);
    await setYear(null);
    await birthYearField(page).fill('2060');
    await purpose(page, 'Seu líder pode ver que você esteve aqui?').check();
    await agreeButton(page).click();
    await expect(alert(page, 'Erro ao salvar')).toContainText('não tem permissão');
    await expect(birthYearField(page)).toHaveValue('2060');
    await expect(purpose(page, 'Seu líder pode ver que você esteve aqui?')).toBeChecked();
    await setYear(realYear);
    await birthYearField(page).fill('1990');
  });

  await test.step('the answer is stored and takes effect', async () => {
    await agreeButton(page).click();
    await expect(noReminderButton(page)).toBeVisible();
    await expectAccessible(page);
    expect(await stored(person.uid)).toMatchObject({
      version: CONSENT_VERSION,
      account: true,
      leader_progress: true,
      ai: false,
      notifications: false,
      birth_year: 1990,
    });
    await expect
      .poll(() => storedStamp(person.uid, 'consents'))
      .toEqual({
        version: CONSENT_VERSION,
        leader_progress: true,
        ai: false,
        notifications: false,
      });
  });

  await test.step('it is not asked again', async () => {
    await noReminderButton(page).click();
    await expect(page).toHaveURL('/devotional');
    // A new page load, with the correct clock.
    await page.goto('/dashboard');
    await expectFigures(page, { xp: '0', streak: '0 dias', level: '1', label: 'Iniciante' });
    await startDevotional(page).click();
    await expect(page.getByText('1/8', { exact: true })).toBeVisible();
    await expect(welcome(page)).toBeHidden();
  });
});

test('consent is asked for before the server has any stats, and a minor cannot write privately until a guardian has consented', async ({
  page,
}) => {
  const leader = await createUser({ fullName: 'Lia Prado', position: 'lider' });
  const person = await createUser({
    withoutConsents: true,
    leader: { id: leader.uid, full_name: leader.fullName, position: 'lider' },
  });
  await db.doc(paths.userStats(person.uid)).delete();
  await signIn(page, person);
  await answerWelcome(page, String(new Date().getFullYear() - 14));
  await expect.poll(() => storedStamp(person.uid, 'profile')).toHaveProperty('adult_from_year');
  await expect
    .poll(() => storedStamp(person.uid, 'consents'))
    .toMatchObject({ version: CONSENT_VERSION });

  const { id } = await todaysReading(page);
  await openPage(page, `/daily-reading?id=${id}`);
  await page.getByRole('button', { name: 'Falar com Pastor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Falar com Pastor' });
  await expect(dialog).toContainText('Falta a autorização do seu responsável');
  await expect(dialog.getByLabel('Sua mensagem')).toBeHidden();
  await expectAccessible(page);
  const sent = await db
    .collection(collections.pastorMessages)
    .where('user_id', '==', person.uid)
    .get();
  expect(sent.size).toBe(0);
});

test('a child waits on a separate page until a guardian has consented, and can still see and erase their data', async ({
  page,
}) => {
  const person = await createUser({ withoutConsents: true });
  const childPage = page.getByRole('dialog', { name: 'Falta só um sim' });
  await signIn(page, person, '/devotional');
  await beginButton(page).click();
  await birthYearField(page).fill(String(new Date().getFullYear() - 10));
  await expect(consentQuestion(page)).toContainText('menos de 12 anos');
  await agreeButton(page).click();
  await expect(childPage).toContainText('secretaria da sua igreja');
  await expectAccessible(page);
  await expect.poll(() => storedStamp(person.uid, 'profile')).toHaveProperty('adult_from_year');

  for (const address of ['/my-messages', '/dashboard']) {
    await page.goto(address);
    await expect(childPage).toBeVisible();
  }
  await childPage.getByRole('link', { name: 'ver, copiar ou apagar os seus dados' }).click();
  await expect(page.getByRole('button', { name: 'Apagar minha conta' })).toBeVisible();
  await expect(childPage).toBeHidden();

  await db.doc(paths.profile(person.uid)).update({ guardianship: 'recorded' });
  await page.goto('/dashboard');
  await expect(childPage).toBeHidden();
  await startDevotional(page).click();
  await expect(page.getByText('1/8', { exact: true })).toBeVisible();
});
