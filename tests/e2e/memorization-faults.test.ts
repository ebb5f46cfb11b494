import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import { signIn } from './support/session';
import {
  completeButton,
  continueButton,
  figure,
  goOn,
  memorize,
  storedXp,
  successHeading,
  validateButton,
  verseField,
  walkTo,
} from './support/devotional';
import { expect, test } from './support/test';

const SERVICE = '**/validate-memorization';
const EVERY_SERVICE = new RegExp(`^${process.env.FUNCTIONS_EMULATOR_ORIGIN}`);

const failsOnce = (page: Page) =>
  page.route(SERVICE, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });

test('a service that fails says so, keeps the text, and lets the person go on without the bonus', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await walkTo(page, 7);

  await test.step('a verse of blanks can’t be validated', async () => {
    await verseField(page).fill(' \n ');
    await expect(validateButton(page)).toBeDisabled();
    await expect(continueButton(page)).toBeDisabled();
  });

  await test.step('an answer that makes no sense is a failure', async () => {
    await page.route(SERVICE, (route) => route.fulfill({ json: { result: { score: 'muito' } } }));
    await memorize(page, 'Assim eu o lembro');
    await expect(alert(page, 'Erro ao validar')).toContainText('Tente novamente.');
    await expect(verseField(page)).toHaveValue('Assim eu o lembro');
    await expect(verseField(page)).toBeEditable();
    await expectAccessible(page);
  });

  await goOn(page, 8);
  await completeButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  await expect(figure(page, 'XP ganho')).toHaveText('+50');
  await expect.poll(() => storedXp(person.uid)).toBe(50);
});

test('where the service can’t be reached the device scores, and one that has recovered validates', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await walkTo(page, 7);
  await page.route(EVERY_SERVICE, (route) => route.abort());
  await memorize(page, 'não me lembro');
  await expect(alert(page, 'Quase lá! Continue praticando')).toBeVisible();
  await page.unroute(EVERY_SERVICE);

  await failsOnce(page);
  await memorize(page);
  await expect(alert(page, 'Erro ao validar')).toBeVisible();
  await validateButton(page).click();
  await expect(alert(page, 'Parabéns! Memorização validada!')).toBeVisible();
  await expect(verseField(page)).toBeDisabled();
});
