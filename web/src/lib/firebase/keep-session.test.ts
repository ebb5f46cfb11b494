import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
});

function refuse(status: number, message: string): void {
  const error = { code: status, message, errors: [{ message, domain: 'global' }] };
  answer.mockImplementation(async () => Response.json({ error }, { status }));
}

// What the SDK does with either is seen in the end-to-end test of signing out.
describe.each([
  ['the account', 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k'],
  ['a new token', 'https://securetoken.googleapis.com/v1/token?key=k'],
  ['the emulator', 'http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=k'],
])('a session of which %s is asked', (_, question) => {
  it.each([
    [503, 'The service is currently unavailable.'],
    [429, 'QUOTA_EXCEEDED : Exceeded quota for getting account information.'],
    [403, 'Requests from referer https://igreja.example are blocked.'],
    [401, 'Firebase App Check token is invalid.'],
    [400, 'API key not valid. Please pass a valid API key.'],
  ])('is kept after %i %s', async (status, message) => {
    refuse(status, message);
    // To the SDK this is a network failure.
    await expect(fetch(question, { method: 'POST' })).rejects.toThrow(TypeError);
    // Said once a page, whatever else is refused.
    expect(toastNews).toHaveBeenCalledExactlyOnceWith(
      'O servidor não está respondendo bem',
      expect.anything(),
      expect.anything(),
    );
  });

  it.each([
    'USER_DISABLED',
    'USER_NOT_FOUND',
    'TOKEN_EXPIRED',
    'INVALID_REFRESH_TOKEN',
    'INVALID_ID_TOKEN',
  ])('ends with %s', async (verdict) => {
    refuse(400, verdict);
    const response = await fetch(question, { method: 'POST' });
    // The SDK has yet to read it.
    expect(await response.json()).toMatchObject({ error: { message: verdict } });
  });
});

it('leaves every other request alone', async () => {
  refuse(503, 'UNAVAILABLE');
  expect((await fetch('https://example.test/v1/accounts:signInWithPassword')).status).toBe(503);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetch('https://example.test')).rejects.toThrow('Failed to fetch');
});
