import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { auth } from '../../support/admin';

export interface Credentials {
  email: string;
  password: string;
}

interface Newcomer extends Credentials {
  fullName: string;
  church: string;
}

/** The values that a new person types at sign-up. */
export const newcomer = (): Newcomer => ({
  fullName: 'Raquel Antunes',
  church: 'Igreja Batista',
  email: `${randomUUID()}@raizes.test`,
  password: 'segredo1',
});

/** An account whose sign-up stopped before the profile was written. */
export async function createAccountWithoutProfile() {
  const { email, password, fullName } = newcomer();
  const { uid } = await auth.createUser({ email, password, displayName: fullName });
  return { uid, email, password, fullName };
}

const API_KEY = 'demo';
const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';

/** Runs none of the app's code, and an installed service worker serves it as it is. */
export const OUTSIDE_APP = '/icons/icon.svg';

/** A page of the device outside the app: the one that a shared device has open, if `page` is still blank, otherwise `page` itself. */
export async function pageOutsideApp(page: Page): Promise<Page> {
  const pages = page.url() === 'about:blank' ? page.context().pages() : [];
  const open = pages.find((each) => each.url().endsWith(OUTSIDE_APP));
  if (!open) await page.goto(OUTSIDE_APP);
  return open ?? page;
}

/** Stores a session in the browser without the sign-in screen; the SDK restores it on the next page. */
export async function storeSession(page: Page, credentials: Credentials): Promise<void> {
  const user = await authRecordOf(credentials);
  // The form on /auth appears before the sign-out has finished.
  if (page.url().startsWith('http'))
    await page.waitForFunction(() => localStorage.getItem('raizes.signing-out') === null);
  const outside = await pageOutsideApp(page);
  await outside.evaluate(async (record) => {
    const request = indexedDB.open('firebaseLocalStorageDb', 1);
    await new Promise((resolve, reject) => {
      request.addEventListener('upgradeneeded', () => {
        request.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
      });
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
    const transaction = request.result.transaction('firebaseLocalStorage', 'readwrite');
    transaction.objectStore('firebaseLocalStorage').put(record);
    await new Promise((resolve, reject) => {
      transaction.addEventListener('complete', resolve);
      transaction.addEventListener('error', reject);
    });
    request.result.close();
  }, user);
}

const claimsIn = (idToken = '') =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
    email_verified?: boolean;
  };

/** The record that the SDK stores for a signed-in person. */
async function authRecordOf({ email, password }: Credentials) {
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`The sign-in failed: ${await response.text()}`);
  const { localId, displayName, idToken, refreshToken, expiresIn } =
    (await response.json()) as Record<string, string>;
  const name = displayName ?? null;
  return {
    fbase_key: `firebase:authUser:${API_KEY}:[DEFAULT]`,
    value: {
      uid: localId,
      email,
      emailVerified: claimsIn(idToken).email_verified === true,
      displayName: name,
      isAnonymous: false,
      providerData: [
        {
          providerId: 'password',
          uid: email,
          displayName: name,
          email,
          phoneNumber: null,
          photoURL: null,
        },
      ],
      stsTokenManager: {
        refreshToken,
        accessToken: idToken,
        expirationTime: Date.now() + Number(expiresIn) * 1000,
      },
      createdAt: String(Date.now()),
      lastLoginAt: String(Date.now()),
      apiKey: API_KEY,
      appName: '[DEFAULT]',
    },
  };
}

export async function fillSignUp(page: Page, { fullName, church, email, password }: Newcomer) {
  await page.getByLabel('Nome completo').fill(fullName);
  await page.getByLabel('Denominação da igreja').fill(church);
  await fillLogin(page, { email, password });
}

export async function fillLogin(page: Page, { email, password }: Credentials) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha').fill(password);
}

export const createAccountButton = (page: Page) =>
  page.locator('form').getByRole('button', { name: 'Criar Conta' });

export const enterButton = (page: Page) => page.getByRole('button', { name: 'Entrar' });

/** Signs in through the screen. */
export async function logIn(page: Page, credentials: Credentials) {
  await page.goto('/auth?mode=login');
  await fillLogin(page, credentials);
  await enterButton(page).click();
  await expect(page).toHaveURL('/dashboard');
}

/** Opens an address signed in; on the dashboard, waits for the server's figures. */
export async function signIn(page: Page, credentials: Credentials, address = '/dashboard') {
  await storeSession(page, credentials);
  await page.goto(address);
  if (address !== '/dashboard') return;
  await expect(page.getByRole('region', { name: 'Sequência' })).toContainText(/\d dias?/);
}

/** Navigates as a link within the app does, without reloading the page. */
export const followLink = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** Follows a link within the app to a page with another title, and waits for it. Faster than loading the app again. */
export async function openPage(page: Page, address: string) {
  const before = await page.title();
  await followLink(page, address);
  await expect(page).not.toHaveTitle(before);
}

/** Goes from the landing page to the sign-up through its link, which is in a menu on small screens. */
export async function openSignUp(page: Page) {
  await page.goto('/');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Criar Conta' });
  const isSmall = (page.viewportSize()?.width ?? 0) < 600;
  if (isSmall) await page.getByRole('button', { name: 'Menu' }).click();
  await link.click();
}

/** The first of the three welcome steps. */
export const welcome = (page: Page) => page.getByRole('dialog', { name: 'Que bom ter você aqui' });

export const beginButton = (page: Page) => welcome(page).getByRole('button', { name: 'Vamos lá' });

/** The second step: the birth year, and the consents once it is given. */
export const consentQuestion = (page: Page) =>
  page.getByRole('dialog', { name: 'Antes de começar' });

export const birthYearField = (page: Page) => consentQuestion(page).getByLabel('Ano de nascimento');

export const purpose = (page: Page, name: string) => page.getByRole('switch', { name });

export const agreeButton = (page: Page) =>
  consentQuestion(page).getByRole('button', { name: 'Concordo e quero começar', exact: true });

/** Part of the third step, which asks for the hour of a reminder. */
export const noReminderButton = (page: Page) =>
  page.getByRole('button', { name: 'Começar sem lembrete' });

/** Gives the birth year without optional consents, and arrives at the first devotional. */
export async function answerWelcome(page: Page, birthYear = '1990') {
  await beginButton(page).click();
  await birthYearField(page).fill(birthYear);
  await agreeButton(page).click();
  await noReminderButton(page).click();
  await expect(page).toHaveURL('/devotional');
}
