import { todayOn } from './support/content';
import { startDevotional } from './support/dashboard';
import { completeAndCredit, expectStep, continueTo } from './support/devotional';
import { holdRequests } from './support/faults';
import { enterButton, followLink, signIn } from './support/session';
import { expect, test } from './support/test';

test('a session: without one every route opens /auth after a spinner, and with one it survives a reload, opens /dashboard from /auth and from an admin’s route, and the devotional before Auth has answered', async ({
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

  await signIn(page, person, '/admin');
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Maria$/);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/auth?mode=signup');
  await expect(page).toHaveURL('/dashboard');

  await test.step('each admin route redirects a disciple to the dashboard', async () => {
    for (const address of [
      '/manage-users',
      '/manage-challenges',
      '/manage-daily-readings',
      '/create-devotional',
      '/manage-bible-videos',
      '/content-calendar',
      '/church-settings',
      '/admin/historico',
    ]) {
      await followLink(page, address);
      await expect(page).toHaveURL('/dashboard');
    }
  });

  await test.step('the day’s devotional opens before Auth has answered, and is live afterwards', async () => {
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
});
