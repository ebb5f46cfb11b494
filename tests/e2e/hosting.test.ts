import { expect, test } from '@playwright/test';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

let origin: URL;
let home: Answer;
/** The path of a script whose name contains its hash. */
let asset = '';
test.beforeAll(async ({ baseURL }) => {
  origin = new URL(baseURL ?? '');
  home = await get('/');
  [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(home.body) ?? [];
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends the path unchanged; `fetch` would normalize it. */
function get(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: origin.hostname, port: origin.port, path }, (response) => {
      let body = '';
      response.on('data', (piece: Buffer) => (body += piece.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** The sources of each directive of a response's content security policy. */
function policyOf({ headers }: Answer): Record<string, string[]> {
  const policy = String(headers['content-security-policy']);
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** A glob does not match a path with a leading dot, and a page without these headers could be framed. */
const unnormalized = [
  '/.x',
  '/.x/dashboard',
  '/..%2fdashboard',
  '/%2e%2e/dashboard',
  '//evil.test/',
];

test('every page and file, at whatever path, has the security headers', async () => {
  const pages = ['/', '/auth', '/privacidade', '/sw.js', '/manifest.webmanifest', asset];
  for (const path of [...pages, ...unnormalized]) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers, path).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(answer.headers['permissions-policy'], path).toMatch(/camera=\(\).* microphone=\(\)/);
    expect(policyOf(answer), path).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", expect.stringMatching(/^'sha256-/)],
      'frame-src': ['https://www.youtube-nocookie.com'],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  }
});

test('the hosting allows connections to Firebase and to no analytics', () => {
  const { 'connect-src': connectSources = [], ...others } = policyOf(home);
  // A deployment also allows the project's own functions: see tools/policy.test.ts.
  const firebase =
    /^https:\/\/(identitytoolkit|securetoken|firestore|firebaseinstallations|fcmregistrations)\.googleapis\.com$/;
  const emulator = /^http:\/\/127\.0\.0\.1:\d+$/;
  expect(
    connectSources.filter(
      (each) => each !== "'self'" && !firebase.test(each) && !emulator.test(each),
    ),
  ).toEqual([]);
  expect(Object.values(others).flat()).not.toContain("'unsafe-eval'");
});

test('the hosting caches hashed files for ever and revalidates the rest', async () => {
  expect((await get(asset)).headers['cache-control']).toContain('immutable');
  for (const path of ['/', '/auth', '/sw.js', '/manifest.webmanifest']) {
    expect((await get(path)).headers['cache-control']).toBe('no-cache');
  }
});

test('the hosting answers 404 for a file of an earlier version instead of serving the app', async () => {
  expect((await get('/assets/app-00000000.js')).status).toBe(404);
});

test('the hosting has no open redirect', async () => {
  for (const path of ['/', '/privacidade.html', '/index.html', '/dashboard/']) {
    for (const site of ['//evil.test', '/\\evil.test', '/%5cevil.test', '/%2f%2fevil.test']) {
      const { status, headers } = await get(`${site}${path}`);
      expect([status, headers.location]).toEqual([200, undefined]);
    }
  }
  expect((await get('/privacidade.html?next=//evil.test')).headers.location).toMatch(/^\/priv/);
});

test('the hosting serves no file of the repository and no source maps', async () => {
  for (const path of ['/firebase.json', '/..%2ffirebase.json', '/%2e%2e/%2e%2e/package.json']) {
    expect((await get(path)).body).toMatch(/^<!doctype html>/);
  }
  expect((await get(`${asset}.map`)).status).toBe(404);
  expect((await get(asset)).body).not.toContain('sourceMappingURL');
});
