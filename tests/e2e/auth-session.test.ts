import { todayOn } from './support/content';
import { startDevotional } from './support/dashboard';
import { completeAndCredit, expectStep, continueTo } from './support/devotional';
import { holdRequests } from './support/faults';
import { enterButton, signIn } from './support/session';
import { expect, test } from './support/test';

test('a guarded route without a session opens /auth after a spinner, a session survives a reload, and /auth redirects to /dashboard', async ({
  page,
  person,
}) => {
  for (const route of ['/dashboard', '/devotional']) {
    const release = await holdRequests(page, '**/assets/session-*.js');
    await page.goto(route);
    await expect(page.getByRole('progressbar', { name: 'Carregando' })).toBeVisible();
    release();
    await expect(page).toHaveURL('/auth');
    await expect(enterButton(page)).toBeVisible();
  }

  await signIn(page, person);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Maria$/);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/auth?mode=signup');
  await expect(page).toHaveURL('/dashboard');
});

test('the day’s devotional opens before Auth has answered, and is live afterwards', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  // The device has cached the day's text and knows that the person has been admitted.
  await expect(startDevotional(page)).toBeVisible();
  const admitted = `raizes.admitted.${person.uid}`;
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, admitted);
  const release = await holdRequests(page, '**/accounts:lookup*');
  await page.goto('/devotional');
  await expectStep(page, 1);
  await continueTo(page, 2);
  release();
  // Completed on another device.
  await completeAndCredit(person.uid, await todayOn(page));
  await expect(page.getByRole('heading', { name: 'Já completou hoje' })).toBeVisible();
});
