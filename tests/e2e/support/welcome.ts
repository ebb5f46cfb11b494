import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What somebody who has just signed up is asked before all else. */
export const welcome = (page: Page) => page.getByRole('dialog', { name: 'Que bom ter você aqui' });

export const birthYearField = (page: Page) => welcome(page).getByLabel('Ano de nascimento');

export const purpose = (page: Page, name: string) => page.getByRole('switch', { name });

export const agreeButton = (page: Page) =>
  welcome(page).getByRole('button', { name: 'Concordo e quero começar' });

/** Gives the birth year and allows nothing beyond the account. */
export async function answerWelcome(page: Page, birthYear = '1990') {
  await birthYearField(page).fill(birthYear);
  await agreeButton(page).click();
  await expect(welcome(page)).toBeHidden();
}
