import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import { card, startDevotional } from './support/dashboard';
import {
  answers,
  applicationField,
  completeButton,
  continueButton,
  expectStep,
  reflectionField,
  successHeading,
  validateButton,
  verseField,
} from './support/devotional';
import { expect, test } from './support/test';
import { devotionalOn } from './support/content';

const MOST_STOPS = 40;

/** Presses Tab until the element is focused. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to the field and replaces its value. */
async function write(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test(
  'a devotional can be done by keyboard alone, from signing in to sharing, and every screen is accessible',
  { tag: '@wide' },
  async ({ page, person }) => {
    await page.goto('/auth');
    await write(page, page.getByLabel('E-mail'), person.email);
    await write(page, page.getByLabel('Senha'), person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(card(page, 'Devocional de hoje').locator('blockquote')).toBeVisible();
    await expectAccessible(page);

    const { verse_text } = await devotionalOn(page);
    await press(page, startDevotional(page));
    for (const step of [1, 2, 3, 4]) {
      await expectStep(page, step);
      await expectAccessible(page);
      await press(page, continueButton(page));
      await expectStep(page, step + 1);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await expectAccessible(page);
    await write(page, reflectionField(page), answers.reflection);
    await press(page, continueButton(page));
    await expectStep(page, 6);
    await expectAccessible(page);
    await write(page, applicationField(page), answers.application);
    await press(page, continueButton(page));
    await expectStep(page, 7);
    await expectAccessible(page);
    await write(page, verseField(page), 'não me lembro');
    await press(page, validateButton(page));
    await expect(alert(page, 'Quase lá! Continue praticando')).toBeVisible();
    await expectAccessible(page);
    await write(page, verseField(page), verse_text);
    await press(page, validateButton(page));
    await expect(alert(page, 'Parabéns! Memorização validada!')).toBeVisible();
    await expectAccessible(page);
    await press(page, continueButton(page));
    await expectStep(page, 8);
    await expectAccessible(page);
    await press(page, completeButton(page));
    await expect(successHeading(page)).toBeFocused();
    await expectAccessible(page);

    await press(page, page.getByRole('button', { name: 'Compartilhar' }));
    const dialog = page.getByRole('dialog', { name: 'Compartilhar' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Fechar' }));
    await expect(page).toHaveURL('/dashboard');
    await expect(card(page, 'Devocional de hoje')).toContainText('Concluído hoje');
    await expectAccessible(page);
  },
);
