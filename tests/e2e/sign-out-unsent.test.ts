import type { Page } from '@playwright/test';
import { reportFault } from '../support/report-fault';
import { signIn } from './support/session';
import { completeReadingButton } from './support/content';
import { completeButton, openStep, storedXp, successHeading } from './support/devotional';
import { card, expectFigures, signOutButton } from './support/dashboard';
import { expect, testInstalled as test } from './support/test';
import { alert } from './support/faults';

test('signing out with an unsent completion asks first; staying keeps the completion, leaving ends the session', async ({
  page,
  context,
  person,
}) => {
  await signIn(page, person);
  await openStep(page, person.uid, 8);
  await context.setOffline(true);
  await completeButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).click();

  await signOutButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sair agora?' });
  await dialog.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Devocional de hoje')).toContainText('salvo neste aparelho');

  await context.setOffline(false);
  await expect(card(page, 'Devocional de hoje')).not.toContainText('salvo neste aparelho');
  await expectFigures(page, { xp: '75', streak: '1 dia', level: '1', label: 'Iniciante' });
  // The completion is sent but not yet counted, because the trigger runs later.
  await expect.poll(() => storedXp(person.uid)).toBe(75);
  reportFault({ fault: 'signing out with a write pending', tried: '1 completion', lost: 0 });

  await page.getByRole('link', { name: 'Ler agora' }).click();
  await context.setOffline(true);
  await completeReadingButton(page).click();
  await expect.poll(() => gapBelow(page, 'Leitura concluída!')).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Hoje', exact: true }).click();
  await signOutButton(page).click();
  await dialog.getByRole('button', { name: 'Sair mesmo assim' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByLabel('Senha')).toBeVisible();
});

/** The distance between a toast and the buttons below it. */
async function gapBelow(page: Page, text: string): Promise<number> {
  const toast = await alert(page, text).boundingBox();
  const button = await page.getByRole('button', { name: 'Mentor IA' }).boundingBox();
  return toast && button ? button.y - toast.y - toast.height : NaN;
}
