import type { Page, Request } from '@playwright/test';
import { build } from 'esbuild';
import { fromRoot } from '../../tools/launcher/root.mjs';
import { testPorts } from '../../tools/launcher/ports.mjs';
import { newcomer } from './support/session';
import { expect, testAlone as test } from './support/test';

// The default policy does not allow reCAPTCHA; a deployment with a site key adds it.
test.use({ bypassCSP: true });

const TOKEN = 'a-token';

/** The functions of the app that these tests call. */
interface AppModules {
  signUp: (details: Record<string, string>) => Promise<void>;
  signIn: (email: string, password: string) => Promise<void>;
  call: (name: string, request: null) => Promise<unknown>;
  existsOnServer: (path: string) => Promise<boolean>;
  countDocs: (path: string) => Promise<number>;
}

const entry = `
import { call } from '@/lib/callable';
import { existsOnServer } from '@/lib/reads';
import { countDocs } from '@/lib/server';
import { signIn, signUp } from '@/lib/sign-up';
window.appModules = { call, countDocs, existsOnServer, signIn, signUp };
`;

/** Loads the app's own modules, built with a site key, on a page of its origin. */
async function openWithSiteKey(page: Page): Promise<void> {
  const { auth, firestore, functions } = testPorts;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: fromRoot('web/src') },
    bundle: true,
    write: false,
    format: 'esm',
    alias: { '@': fromRoot('web/src') },
    define: {
      'import.meta.env': JSON.stringify({
        VITE_APP_CHECK_SITE_KEY: 'a-site-key',
        VITE_EMULATORS: JSON.stringify({ auth, firestore, functions }),
      }),
    },
  });
  const body = outputFiles[0]?.text ?? '';
  await page.route('**/appModules.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  // A page of the app's origin that runs none of its code; from an invented page, the emulators would refuse requests.
  await page.goto('/robots.txt');
  await page.addScriptTag({ url: '/appModules.js', type: 'module' });
  await page.waitForFunction(() => 'appModules' in window);
}

/** Collects the requests to the emulators of Auth, Firestore and Functions, and whether each carries the token. */
function watchRequests(page: Page) {
  const { auth, firestore, functions } = testPorts;
  const hosts = new Map([auth, firestore, functions].map((port) => [`127.0.0.1:${port}`, port]));
  const requests: { what: string; hasToken: boolean }[] = [];
  page.on('request', (request) => {
    const { host, pathname, searchParams } = new URL(request.url());
    // A request on an open channel belongs to the request that opened it.
    if (!hosts.has(host) || request.method() === 'OPTIONS' || searchParams.has('SID')) return;
    requests.push({ what: pathname.replace(/^.*[/:.]/, ''), hasToken: hasToken(request) });
  });
  return requests;
}

const hasToken = (request: Request) =>
  request.headers()['x-firebase-appcheck'] === TOKEN ||
  decodeURIComponent(request.postData() ?? '').includes(`x-firebase-appcheck:${TOKEN}\r\n`);

test('with a site key, every request to Auth, Firestore and Functions carries the token', async ({
  page,
}) => {
  await page.route('https://www.google.com/recaptcha/enterprise.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = { enterprise: {
        ready: (run) => run(),
        render: (_, { callback }) => { callback(); return 'widget'; },
        execute: async () => 'a proof',
      } };`,
    }),
  );
  const proofs: unknown[] = [];
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) => {
    proofs.push(route.request().postDataJSON());
    return route.fulfill({ json: { token: TOKEN, ttl: '3600s' } });
  });
  const requests = watchRequests(page);
  await openWithSiteKey(page);
  const { fullName, church, email, password } = newcomer();

  await page.evaluate(
    async ([details, credentials]) => {
      const app = (window as unknown as { appModules: AppModules }).appModules;
      await app.signUp({ ...details, ...credentials });
      await app.signIn(credentials.email, credentials.password);
      await app.existsOnServer('devotionals/2026-11-21');
      await app.call('get_my_pastor_info', null);
      await app.countDocs('daily_readings').catch(() => undefined);
    },
    [
      { full_name: fullName, church_denomination: church },
      { email, password },
    ] as const,
  );
  const kinds = new Set(requests.map(({ what }) => what));
  for (const kind of ['signUp', 'update', 'signInWithPassword', 'lookup', 'channel']) {
    expect(kinds).toContain(kind);
  }
  expect(kinds).toContain('get_my_pastor_info');
  expect(kinds).toContain('runAggregationQuery');
  expect(requests.filter((each) => !each.hasToken)).toEqual([]);
  // One proof serves all Firebase apps of the page.
  expect(proofs).toEqual([{ recaptcha_enterprise_token: 'a proof' }]);
});

test('requests are sent without a token if reCAPTCHA does not answer', async ({ page }) => {
  await page.route('https://www.google.com/recaptcha/enterprise.js', () => undefined);
  const requests = watchRequests(page);
  await openWithSiteKey(page);
  const { fullName, church, email, password } = newcomer();
  await page.evaluate(
    async ([details, credentials]) => {
      const app = (window as unknown as { appModules: AppModules }).appModules;
      await app.signUp({ ...details, ...credentials });
      await app.signIn(credentials.email, credentials.password);
    },
    [
      { full_name: fullName, church_denomination: church },
      { email, password },
    ] as const,
  );
  expect(requests.map(({ what }) => what)).toContain('signInWithPassword');
  expect(requests.filter(({ hasToken: carriesToken }) => carriesToken)).toEqual([]);
});
