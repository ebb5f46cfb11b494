import type { Page } from '@playwright/test';

const pageTimes = new WeakMap<Page, Date>();

/**
 * Freezes the page's clock and adjusts the server's tokens to it. If only the device's clock were wrong, the app would correct it.
 */
export async function setClocks(page: Page, time: Date): Promise<void> {
  const isFirst = !pageTimes.has(page);
  pageTimes.set(page, time);
  await page.clock.setFixedTime(time);
  if (!isFirst) return;
  await page.route(/\/(token|accounts:signInWithPassword)\?key=/, async (route) => {
    // The emulator closes idle connections, and one that is reused in that moment is reset.
    const response = await route.fetch({ maxRetries: 2 });
    // A request can outlive its test.
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    const ahead = Math.floor(((pageTimes.get(page) ?? time).getTime() - Date.now()) / 1000);
    // The functions refuse an expired token, so for a past time its lifetime is extended instead.
    if (ahead < 0) {
      for (const name of ['expires_in', 'expiresIn']) answer[name] = String(3600 - ahead);
    }
    for (const name of ['id_token', 'access_token', 'idToken']) {
      const token = answer[name];
      if (ahead > 0 && typeof token === 'string') answer[name] = extendToken(token, ahead);
    }
    await route.fulfill({ response, json: answer }).catch(() => undefined);
  });
}

/** Moves a token's expiry. The emulator's tokens have no signature. */
function extendToken(token: string, seconds: number): string {
  const [header, payload = '', ...rest] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
  const changed = { ...claims, exp: claims.exp + seconds };
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), ...rest].join('.');
}
