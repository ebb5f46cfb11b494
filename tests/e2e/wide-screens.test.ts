import { expectAccessible } from './support/accessible';
import { walkScreens } from './support/screens';
import { openPage } from './support/session';
import { expect, test } from './support/test';

/** The screens that no journey opens at this width; their code is the same as on a phone, but their layout differs. */
const screens = {
  visitor: ['/', '/auth?mode=signup'],
  discipulo: [
    '/daily-reading',
    '/devotional-history',
    '/bible-videos',
    '/my-messages',
    '/jornada',
    '/leituras',
    '/my-data',
    '/conta',
    '/push-debug',
  ],
  lider: ['/pastor-panel'],
  admin: [
    '/admin',
    '/manage-users',
    '/manage-users/pastor',
    '/create-devotional',
    '/manage-daily-readings',
    '/manage-bible-videos',
    '/manage-challenges',
    '/church-settings',
    '/church-teaching',
    '/admin/historico',
  ],
};

for (const [who, paths] of Object.entries(screens)) {
  test(
    `the screens of ${who} fit a wide window in light and dark`,
    { tag: '@wide' },
    async ({ page }) => {
      await walkScreens(page, { who, paths }, async () => {
        await expect(page.getByRole('alert').filter({ hasText: 'Erro' })).toHaveCount(0);
        await expectAccessible(page);
        const room = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { scrollWidth, clientWidth };
        });
        expect(room.scrollWidth).toBe(room.clientWidth);
      });
      if (who === 'visitor' || who === 'lider') return;
      await openPage(page, '/dashboard');
      if (who === 'admin') {
        await page.getByRole('link', { name: 'Administrar' }).click();
        await expect(page).toHaveURL('/admin');
        return;
      }
      for (const [button, title] of [
        ['Mentor IA', 'Mentor IA'],
        [/^Notificações/, 'Notificações'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        const drawer = page.getByRole('dialog', { name: title });
        await expect(drawer).toBeVisible();
        await expect(drawer.getByRole('progressbar')).toHaveCount(0);
        await expectAccessible(page);
        await drawer.getByRole('button', { name: 'Fechar' }).click();
        await expect(drawer).toBeHidden();
      }
    },
  );
}
