import { deleteApp, initializeApp } from 'firebase/app';
// The browser's build: Node's has no storage, and takes `fetch` when it loads.
import {
  browserLocalPersistence,
  initializeAuth,
} from '../../../../node_modules/@firebase/auth/dist/esm/index.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession } from './keep-session';

const { toastNews } = vi.hoisted(() => ({ toastNews: vi.fn<(title: string) => void>() }));
vi.mock('../toast', () => ({ toastNews }));

const answer = vi.fn<typeof fetch>();
const pageFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = answer;
  keepSession();
});
afterEach(() => {
  globalThis.fetch = pageFetch;
  localStorage.clear();
});

const refusal = (status: number, message: string) =>
  Response.json({ error: { code: status, message } }, { status });

const HOUR = 60 * 60 * 1000;

/** Starts the SDK with Ana's session stored; `expirationTime` decides which question it asks first. */
async function start(expirationTime = Date.now() + HOUR): Promise<string | null> {
  const tokens = { accessToken: 'x.e30.', refreshToken: 'refresh', expirationTime };
  const record = { uid: 'ana', emailVerified: true, isAnonymous: false, stsTokenManager: tokens };
  localStorage.setItem('firebase:authUser:demo:start', JSON.stringify(record));
  const app = initializeApp({ apiKey: 'demo', appId: 'demo', projectId: 'demo' }, 'start');
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  await auth.authStateReady();
  const uid = auth.currentUser?.uid ?? null;
  await deleteApp(app);
  return uid;
}

const isStored = () => localStorage.getItem('firebase:authUser:demo:start') !== null;

it.each([
  [503, 'The service is currently unavailable.'],
  [429, 'QUOTA_EXCEEDED : Exceeded quota for getting account information.'],
  [403, 'Requests from referer https://igreja.example are blocked.'],
  [401, 'Firebase App Check token is invalid.'],
])('keeps the session where Auth answers %i: %s', async (status, message) => {
  answer.mockImplementation(async () => refusal(status, message));
  expect(await start()).toBe('ana');
  expect(isStored()).toBe(true);
  expect(await start(Date.now() - HOUR)).toBe('ana');
  expect(isStored()).toBe(true);
  // Once a page, whatever else is refused.
  await vi.waitFor(() =>
    expect(toastNews).toHaveBeenCalledExactlyOnceWith(
      'O servidor não está respondendo bem',
      expect.anything(),
      expect.anything(),
    ),
  );
});

it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_ID_TOKEN'])(
  'lets %s end the session',
  async (verdict) => {
    answer.mockImplementation(async () => refusal(400, verdict));
    expect(await start()).toBeNull();
    expect(isStored()).toBe(false);
  },
);

it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_REFRESH_TOKEN'])(
  'lets %s for the refresh token end the session',
  async (verdict) => {
    answer.mockImplementation(async () => refusal(400, verdict));
    expect(await start(Date.now() - HOUR)).toBeNull();
    expect(isStored()).toBe(false);
  },
);

it('leaves every other request alone', async () => {
  answer.mockImplementation(async () => refusal(503, 'UNAVAILABLE'));
  expect((await fetch('https://example.test/v1/accounts:signInWithPassword')).status).toBe(503);
});
