import { addDays, calendarDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserDevotional } from '@raizes/domain/documents/completions';
import { paths } from '@raizes/domain/paths';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { aUserDevotional } from '../../factories';
import { db } from '../../support/admin';
import { devotionalOn, todayOn } from './content';
import { openPage, pageOutsideApp } from './session';

export const answers = {
  reflection: 'Hoje percebi que preciso descansar mais em Deus.\nEle cuida de mim.',
  application: 'Vou orar antes de sair de casa.',
};

export const continueButton = (page: Page) => page.getByRole('button', { name: /^Continuar/ });
export const backButton = (page: Page) => page.getByRole('button', { name: 'Voltar' });
export const completeButton = (page: Page) =>
  page.getByRole('button', { name: 'Completar Devocional' });
export const reflectionField = (page: Page) => page.getByLabel('Sua reflexão');
export const applicationField = (page: Page) => page.getByLabel('Sua aplicação prática');
export const verseField = (page: Page) => page.getByLabel('Seu versículo');
export const validateButton = (page: Page) => page.getByRole('button', { name: /^Validar/ });

export const expectStep = (page: Page, step: number) =>
  expect(page.getByText(`${step}/8`, { exact: true })).toBeVisible();

export async function continueTo(page: Page, to: number) {
  await continueButton(page).click();
  await expectStep(page, to);
}

/** Fills in the verse and validates it; by default with the correct text. */
export async function memorize(page: Page, text?: string) {
  await verseField(page).fill(text ?? (await devotionalOn(page)).verse_text);
  // Leaving the field moves the button, so a single click that also leaves the field would miss it.
  await verseField(page).blur();
  await validateButton(page).click();
}

/**
 * Opens today's devotional at a step, with the draft that the previous steps would have left on the device. If the app is already
 * open, follows a link instead of loading it again.
 */
export async function openStep(page: Page, uid: string, step: number) {
  const draft = {
    step,
    reflection: step > 5 ? answers.reflection : '',
    application: step > 6 ? answers.application : '',
    verse_memorization: step > 7 ? (await devotionalOn(page)).verse_text : '',
    memorization: step > 7 ? { score: 100, isValid: true, feedback: '' } : null,
    skipped: false,
  };
  const key = `raizes.draft.${uid}.${await todayOn(page)}`;
  const opened = page.url() === 'about:blank' ? await pageOutsideApp(page) : page;
  await opened.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(draft),
  ] as const);
  const isInApp = (await page.title()) !== '';
  await (isInApp ? openPage(page, '/devotional') : page.goto('/devotional'));
  await expectStep(page, step);
}

/** Goes from the first step to the last and fills in everything. */
export async function completeSteps(page: Page) {
  await expectStep(page, 1);
  for (const step of [2, 3, 4, 5]) await continueTo(page, step);
  await reflectionField(page).fill(answers.reflection);
  await continueTo(page, 6);
  await applicationField(page).fill(answers.application);
  await continueTo(page, 7);
  await memorize(page);
  await continueTo(page, 8);
}

export const successHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Devocional concluído!' });

/** One of the figures on the success screen. */
export const figure = (page: Page, label: string) =>
  page.locator('dl > *').filter({ hasText: label }).getByRole('definition');

/** Leaves the devotional; the draft stays on the device. */
export const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pausar devocional' });

/** Writes a completion as the app does. */
export async function complete(uid: string, day: Day) {
  const completion = aUserDevotional({
    user_id: uid,
    ...answers,
    completed_at: new Date(),
    completed_on: day,
  });
  await db.doc(paths.userDevotional(uid, day)).set(completion);
}

/** Writes a completion and resolves as soon as the trigger has credited it. */
export async function completeAndCredit(uid: string, day: Day) {
  await complete(uid, day);
  await expect.poll(() => storedXp(uid)).toBe(50);
}

/** The XP that the server has credited. */
export async function storedXp(uid: string): Promise<unknown> {
  return (await db.doc(paths.userStats(uid)).get()).get('total_xp');
}

/** The days of a history, newest first, all too old for the triggers to credit. */
export const historyDays = (count: number, newest = 9): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(calendarDay(new Date()), -newest - index));

/** Writes completed devotionals, bypassing the rules, which refuse old ones. */
export async function writeHistory(
  uid: string,
  days: Day[],
  textsOf: (index: number) => Partial<UserDevotional> = () => ({}),
) {
  const batch = db.batch();
  for (const [index, day] of days.entries()) {
    const completion = aUserDevotional({
      user_id: uid,
      reflection: `Reflexão ${index + 1}`,
      application: `Aplicação ${index + 1}`,
      completed_at: new Date(`${day}T10:30:00Z`),
      completed_on: day,
      ...textsOf(index),
    });
    batch.set(db.doc(paths.userDevotional(uid, day)), completion);
  }
  await batch.commit();
}

export const historyTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Histórico de devocionais' });

/** The entries on the screen in order: the headers of the accordion. */
export const entries = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');

export const loadMoreButton = (page: Page) => page.getByRole('button', { name: 'Carregar mais' });

export const searchField = (page: Page) => page.getByLabel('Procurar no que você escreveu');
