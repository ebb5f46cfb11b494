import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Credentials, Newcomer } from './accounts';
import { leaveSession } from './session';

export async function fillSignUp(page: Page, { fullName, church, email, password }: Newcomer) {
  await page.getByLabel('Nome completo').fill(fullName);
  await page.getByLabel('Denominação da igreja').fill(church);
  await fillLogin(page, { email, password });
}

export async function fillLogin(page: Page, { email, password }: Credentials) {
  await page.getByLabel('Email').fill(email);
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

/** Opens the dashboard as somebody who is signed in, and waits for the server's answer to reach it; or another address. */
export async function signIn(page: Page, credentials: Credentials, address = '/dashboard') {
  await leaveSession(page, credentials);
  await page.goto(address);
  if (address !== '/dashboard') return;
  await expect(page.getByRole('region', { name: 'Sequência' })).toContainText(/\d dias?/);
}
