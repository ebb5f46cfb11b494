import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { devotionalOn } from './today';

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
export const verseField = (page: Page) => page.getByLabel('O versículo, de memória');
export const validateButton = (page: Page) => page.getByRole('button', { name: /^Validar/ });

export const expectStep = (page: Page, step: number) =>
  expect(page.getByText(`${step}/8`, { exact: true })).toBeVisible();

export async function goOn(page: Page, to: number) {
  await continueButton(page).click();
  await expectStep(page, to);
}

/** Writes the verse from memory and has it validated; without a text, the verse itself. */
export async function memorize(page: Page, text?: string) {
  await verseField(page).fill(text ?? (await devotionalOn(page)).verse_text);
  await validateButton(page).click();
}

/** Opens today's devotional and goes on, writing what is asked for, until a step is reached. */
export async function walkTo(page: Page, target: number, { memorized = true } = {}) {
  await page.goto('/devotional');
  await expectStep(page, 1);
  for (let step = 1; step < target; step += 1) {
    if (step === 5) await reflectionField(page).fill(answers.reflection);
    if (step === 6) await applicationField(page).fill(answers.application);
    if (step === 7) await memorize(page, memorized ? undefined : 'não me lembro');
    await goOn(page, step + 1);
  }
}

export const successHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Devocional concluído!' });

/** One of the figures of the success screen. */
export const figure = (page: Page, label: string) =>
  page.locator('dl > *').filter({ hasText: label }).getByRole('definition');

/** Leaves the devotional; what was written stays on the device. */
export const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pausar devocional' });
