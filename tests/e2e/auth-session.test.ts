import { todayOn } from './support/content';
import { card, signOutButton, startDevotional } from './support/dashboard';
import { completeAndCredit, expectStep, continueTo } from './support/devotional';
import { alert, holdRequests } from './support/faults';
import { enterButton, followLink, openPage, signIn } from './support/session';
import { expect, test } from './support/test';

test('a guarded route without a session opens /auth; a session survives a reload, opens the devotional before Auth has answered, and cannot be ended without a network', async ({
  page,
  context,
  person,
}) => {
  for (const route of ['/dashboard', '/devotional']) {
    const release = await holdRequests(page, '**/assets/watch-session-*.js');
    await page.goto(route);
    await expect(page.getByRole('progressbar', { name: 'Carregando' })).toBeVisible();
    // The tests prefer reduced motion.
    await page.waitForFunction(() => document.getAnimations().length === 0);
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

  await test.step('signing out without a network and a service worker reports that it is impossible', async () => {
    await openPage(page, '/dashboard');
    // The last part of the dashboard to load; otherwise its load would fail first for lack of a network.
    await expect(card(page, 'Desafios')).toBeVisible();
    await context.setOffline(true);
    await signOutButton(page).click();
    await expect(alert(page, 'Não foi possível sair')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });
});
