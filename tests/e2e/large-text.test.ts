import { layoutFaults, setTextSize } from './support/layout';
import { walkScreens } from './support/screens';
import { expect, test } from './support/test';

const screens = {
  visitor: ['/', '/privacidade', '/termos', '/auth?mode=login', '/auth?mode=signup', '/entrar'],
  discipulo: [
    '/dashboard',
    '/devotional',
    '/daily-reading',
    '/biblia/salmos/1',
    '/biblia/busca?q=amor',
    '/biblia/marcacoes',
    '/devotional-history',
    '/my-messages',
    '/bible-videos',
    '/leituras',
    '/jornada',
    '/conta',
    '/my-data',
    '/push-debug',
    '/nao-existe',
  ],
  pastor: ['/dashboard', '/pastor-panel', '/invitations'],
  admin: [
    '/admin',
    '/manage-users',
    '/manage-users/pastor',
    '/create-devotional',
    '/manage-daily-readings',
    '/manage-bible-videos',
    '/manage-challenges',
    '/content-calendar',
    '/church-settings',
    '/church-teaching',
    '/admin/historico',
  ],
};

for (const [who, paths] of Object.entries(screens)) {
  test(`the screens of ${who} hold text of 100, 130 and 200 % on a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await walkScreens(page, { who, paths }, async (path) => {
      for (const percent of [100, 130, 200]) {
        await setTextSize(page, percent);
        // A list measures its rows anew.
        await expect
          .poll(() => layoutFaults(page), { message: `${path} at ${percent} %`, timeout: 10_000 })
          .toEqual([]);
      }
      await setTextSize(page, 100);
    });
  });
}
