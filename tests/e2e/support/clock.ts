import type { Page } from '@playwright/test';

const moments = new WeakMap<Page, Date>();

/**
 * Lets the page's clock stand still, and the server's tokens agree with it: a clock that is wrong on the device alone is
 * corrected by the app.
 */
export async function setClocks(page: Page, moment: Date): Promise<void> {
  const isFirst = !moments.has(page);
  moments.set(page, moment);
  await page.clock.setFixedTime(moment);
  if (!isFirst) return;
  await page.route(/\/(token|accounts:signInWithPassword)\?key=/, async (route) => {
    const response = await route.fetch();
    // A request may outlive its test.
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    const ahead = Math.floor(((moments.get(page) ?? moment).getTime() - Date.now()) / 1000);
    // The functions refuse a token that has expired: in the past it lives longer instead.
    if (ahead < 0) {
      for (const name of ['expires_in', 'expiresIn']) answer[name] = String(3600 - ahead);
    }
    for (const name of ['id_token', 'access_token', 'idToken']) {
      const token = answer[name];
      if (ahead > 0 && typeof token === 'string') answer[name] = withLonger(token, ahead);
    }
    await route.fulfill({ response, json: answer }).catch(() => undefined);
  });
}

/** The emulator's tokens have no signature. */
function withLonger(token: string, seconds: number): string {
  const [header, payload = '', ...rest] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
  const changed = { ...claims, exp: claims.exp + seconds };
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), ...rest].join('.');
}
