import { signIn } from './support/auth-screen';
import { completeBefore, storedXp } from './support/completed';
import { card, expectFigures } from './support/dashboard';
import { completeButton, figure, walkTo } from './support/devotional-screen';
import { expect, test } from './support/test';
import { todayOn } from './support/today';

test('a devotional that was completed says "Já completou hoje"', async ({ page, person }) => {
  await signIn(page, person);
  await completeBefore(person.uid, await todayOn(page));
  await page.goto('/devotional');
  await expect(page.getByRole('heading', { name: 'Já completou hoje' })).toBeVisible();
  await expect(figure(page, 'XP ganho')).toHaveText('+50');
  await expect(figure(page, 'Sequência')).toHaveText('1 dia');
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(card(page, 'Devocional de hoje')).toContainText('Concluído hoje · +50 XP');
});

test('a devotional completed in two tabs counts once', async ({ page, context, person }) => {
  await signIn(page, person);
  await walkTo(page, 8);
  const other = await context.newPage();
  await other.goto('/devotional');
  await expect(completeButton(other)).toBeVisible();
  // Both buttons in hand before either is pressed: the first tab's completion takes the other's button away.
  const buttons = await Promise.all(
    [page, other].map((tab) => completeButton(tab).elementHandle()),
  );
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
  await expect(figure(page, 'XP ganho')).toHaveText('+75');
  await expect(figure(other, 'XP ganho')).toHaveText('+75');
  await expect.poll(() => storedXp(person.uid)).toBe(75);
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expectFigures(page, { xp: '75', streak: '1 dia', level: '1', label: 'Iniciante' });
});
