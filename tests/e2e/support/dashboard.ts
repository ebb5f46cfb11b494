import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A card of the dashboard by its name. */
export const card = (page: Page, name: string) => page.getByRole('region', { name });

interface Figures {
  xp: string;
  streak: string;
  level: string;
  label: string;
}

export async function expectFigures(page: Page, { xp, streak, level, label }: Figures) {
  await expect(card(page, 'XP total').getByText(xp, { exact: true })).toBeVisible();
  await expect(card(page, 'Sequência').getByText(streak, { exact: true })).toBeVisible();
  await expect(card(page, 'Nível').getByText(level, { exact: true })).toBeVisible();
  await expect(card(page, 'Nível').getByText(label, { exact: true })).toBeVisible();
}

/** Today in the week's row: its name says whether it is completed. */
export const todayInWeek = (page: Page) =>
  card(page, 'Sua semana').locator('[aria-current=date]').getByRole('img');

export const startDevotional = (page: Page) =>
  page.getByRole('link', { name: 'Começar devocional' });

export const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sair' });
