import type { ActiveChallenge } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { anActiveChallenge } from '../../factories';
import { db } from '../../support/admin';

/** A card of the dashboard, by name. */
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

/** Today in the row of the week; its name says whether it is completed. */
export const todayInWeek = (page: Page) =>
  card(page, 'Sua semana').locator('[aria-current=date]').getByRole('img');

export const startDevotional = (page: Page) =>
  page.getByRole('link', { name: 'Começar devocional' });

export const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sair' });

const list = (page: Page) => card(page, 'Desafios');

/** A challenge on the dashboard, by title. */
export const challenge = (page: Page, title: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

export const startButton = (of: Locator) => of.getByRole('button', { name: 'Iniciar' });

/** Scrolls to the challenges and expands the list, because other tests add some too. */
export async function openChallenges(page: Page) {
  await list(page).scrollIntoViewIfNeeded();
  await expect(list(page).getByRole('listitem')).not.toHaveCount(0);
  const all = page.getByRole('button', { name: 'Ver todos os desafios' });
  if (await all.isVisible()) await all.click();
}

/** The stored document of a started challenge. */
export async function storedStart(uid: string, id: string) {
  return (await db.doc(paths.userChallenge(uid, id)).get()).data();
}

/** The challenges that the server has counted as started. */
export async function startedChallenges(uid: string): Promise<unknown> {
  return (await db.doc(paths.userStats(uid)).get()).get('started_challenge_ids');
}

/** An active challenge that was started today. */
export const aStartedChallenge = (changes: Partial<ActiveChallenge>) =>
  anActiveChallenge({
    challenge_id: 'qualquer',
    title: 'Qualquer desafio',
    category: 'devotionals',
    started_at: new Date(),
    counts_from: '2026-01-01',
    ...changes,
  });
