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

// The end-to-end test of signing out covers how the SDK reacts to either result.
describe.each([
  ['a request for the account', 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k'],
  ['a request for a new token', 'https://securetoken.googleapis.com/v1/token?key=k'],
  ['a request to the emulator', 'http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=k'],
])('the session, on %s,', (_, url) => {
  it.each([
    [503, 'The service is currently unavailable.'],
    [429, 'QUOTA_EXCEEDED : Exceeded quota for getting account information.'],
    [403, 'Requests from referer https://igreja.example are blocked.'],
    [401, 'Firebase App Check token is invalid.'],
    [400, 'API key not valid. Please pass a valid API key.'],
  ])('is kept after %i %s', async (status, message) => {
    refuse(status, message);
    // The SDK treats this as a network failure.
    await expect(fetch(url, { method: 'POST' })).rejects.toThrow(TypeError);
    // The person is notified once per page, however many requests are refused.
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
  ])('ends with %s', async (message) => {
    refuse(400, message);
    const response = await fetch(url, { method: 'POST' });
    // The body must still be unread, because the SDK reads it.
    expect(await response.json()).toMatchObject({ error: { message } });
  });
});

it('leaves every other request alone', async () => {
  refuse(503, 'UNAVAILABLE');
  expect((await fetch('https://example.test/v1/accounts:signInWithPassword')).status).toBe(503);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(fetch('https://example.test')).rejects.toThrow('Failed to fetch');
});
