import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';

const hub = await fetch(`http://${process.env.FIREBASE_EMULATOR_HUB}/emulators`);
const { hosting } = (await hub.json()) as { hosting: { host: string; port: number } };

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends the path unchanged; `fetch` would normalize it. */
function get(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: hosting.host, port: hosting.port, path }, (response) => {
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

const home = await get('/');
const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(home.body) ?? [];

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

describe('the hosting', () => {
  it.each([
    '/',
    '/auth',
    '/privacidade',
    '/sw.js',
    '/manifest.webmanifest',
    asset,
    ...unnormalized,
  ])('answers %s with the security headers', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(answer.headers['permissions-policy']).toMatch(/camera=\(\).* microphone=\(\)/);
    expect(policyOf(answer)).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'", expect.stringMatching(/^'sha256-/)],
      'frame-src': ['https://www.youtube-nocookie.com'],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('allows connections to Firebase and to no analytics', () => {
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

  it('caches hashed files for ever and revalidates the rest', async () => {
    expect((await get(asset)).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/auth', '/sw.js', '/manifest.webmanifest']) {
      expect((await get(path)).headers['cache-control']).toBe('no-cache');
    }
  });

  it('answers 404 for a file of an earlier version instead of serving the app', async () => {
    expect((await get('/assets/app-00000000.js')).status).toBe(404);
  });

  it('has no open redirect', async () => {
    for (const path of ['/', '/privacidade.html', '/index.html', '/dashboard/']) {
      for (const site of ['//evil.test', '/\\evil.test', '/%5cevil.test', '/%2f%2fevil.test']) {
        const { status, headers } = await get(`${site}${path}`);
        expect([status, headers.location]).toEqual([200, undefined]);
      }
    }
    expect((await get('/privacidade.html?next=//evil.test')).headers.location).toMatch(/^\/priv/);
  });

  it('serves no file of the repository and no source maps', async () => {
    for (const path of ['/firebase.json', '/..%2ffirebase.json', '/%2e%2e/%2e%2e/package.json']) {
      expect((await get(path)).body).toMatch(/^<!doctype html>/);
    }
    expect((await get(`${asset}.map`)).status).toBe(404);
    expect((await get(asset)).body).not.toContain('sourceMappingURL');
  });
});
