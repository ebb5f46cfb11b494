import * as logger from 'firebase-functions/logger';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, fcmError, startFakeFcm } from '../testing/fake-fcm';
import { createFcmSender } from './fcm';

type Log = (text: string, about: object) => void;
vi.mock('firebase-functions/logger', () => ({ error: vi.fn<Log>(), warn: vi.fn<Log>() }));

const message = { title: 'Olá', body: 'Texto', url: '/dashboard', tag: 'n1', ttlSeconds: 60 };
const invalid = (text: string) => fcmError(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT', text);
const tooMany = fcmError(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED', 'Quota exceeded.', {
  'retry-after': '1',
});
const failing = fcmError(500, 'INTERNAL', 'INTERNAL', 'Internal error encountered.');

/** FCM's answer for a token; null leaves the request hanging. */
const answers: Record<string, (attempt: number) => typeof accepted | null> = {
  gone: () => fcmError(404, 'NOT_FOUND', 'UNREGISTERED', 'Requested entity was not found.'),
  malformed: () => invalid('The registration token is not a valid FCM registration token'),
  'our-payload': () => invalid('Invalid value at message.webpush.headers'),
  'our-credentials': () =>
    fcmError(401, 'UNAUTHENTICATED', 'THIRD_PARTY_AUTH_ERROR', 'Invalid credentials.'),
  'busy-for-long': () => ({ ...tooMany, headers: { 'retry-after': '3600' } }),
  'always-failing': () => failing,
  busy: (attempt) => (attempt === 1 ? tooMany : accepted),
  failing: (attempt) => (attempt <= 2 ? failing : accepted),
  cut: (attempt) => (attempt === 1 ? null : accepted),
  hung: () => null,
};

let fcm: Awaited<ReturnType<typeof startFakeFcm>>;

beforeEach(async () => {
  fcm = await startFakeFcm((token, attempt) => (answers[token] ?? (() => accepted))(attempt));
});

afterEach(() => {
  vi.clearAllMocks();
  fcm.close();
});

const credential = {
  getAccessToken: async () => ({ access_token: 'access-token', expires_in: 3600 }),
};
const sender = (more: Parameters<typeof createFcmSender>[0] = {}) =>
  createFcmSender({ url: fcm.url, credential, backoffMs: 10, ...more });
const devicesOf = (tokens: string[]) => tokens.map((token) => ({ id: token, token }));
const send = (tokens: string[], more?: Parameters<typeof createFcmSender>[0]) =>
  sender(more).send('ana', message, devicesOf(tokens));
const requestCount = (token: string) =>
  fcm.requests.filter((request) => request.token === token).length;
const logged = () =>
  [vi.mocked(logger.error), vi.mocked(logger.warn)].flatMap((log) => log.mock.calls);

describe('a push through FCM', () => {
  it('carries title, body and route as data, and its time to live in a header', async () => {
    expect(await send(['a'])).toEqual(['sent']);
    const { ttlSeconds, ...data } = message;
    expect(fcm.requests).toEqual([
      {
        token: 'a',
        data,
        webpush: {
          headers: {
            TTL: String(ttlSeconds),
            Urgency: 'high',
            Topic: createHash('sha256').update('n1').digest('base64url').slice(0, 32),
          },
        },
      },
    ]);
    expect([...fcm.authorizations]).toEqual(['Bearer access-token']);
  });

  it('distinguishes devices that are gone from our own faults, and logs the faults', async () => {
    const outcomes = await send(['a', 'gone', 'malformed', 'our-payload', 'our-credentials']);
    expect(outcomes).toEqual(['sent', 'gone', 'gone', 'refused', 'later']);
    expect(
      vi
        .mocked(logger.error)
        .mock.calls.toSorted(([, a], [, b]) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    ).toMatchObject([
      ['FCM refuses what we send', { code: 'INVALID_ARGUMENT' }],
      ['FCM refuses what we send', { code: 'THIRD_PARTY_AUTH_ERROR' }],
    ]);
  });

  it('is retried after a 500, and after a 429 once Retry-After has passed', async () => {
    const start = Date.now();
    expect(await send(['busy', 'failing', 'a'])).toEqual(['sent', 'sent', 'sent']);
    expect([requestCount('busy'), requestCount('failing'), requestCount('a')]).toEqual([2, 3, 1]);
    expect(Date.now() - start).toBeGreaterThanOrEqual(990);
  });

  it('is left for later when the service asks for a long wait, or when retries do not help', async () => {
    expect(await send(['busy-for-long', 'always-failing'])).toEqual(['later', 'later']);
    expect([requestCount('busy-for-long'), requestCount('always-failing')]).toEqual([1, 4]);
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('times out for a device that gets no answer, which is then tried later', async () => {
    expect(await send(['hung', 'a', 'gone'], { timeoutMs: 2000 })).toEqual([
      'later',
      'sent',
      'gone',
    ]);
    expect([requestCount('hung'), requestCount('a')]).toEqual([1, 1]);
    await vi.waitUntil(() => fcm.inFlight() === 0);
  });

  it('times out while it waits for a credential', async () => {
    const never = { getAccessToken: () => new Promise<never>(() => {}) };
    expect(await send(['a'], { credential: never, timeoutMs: 50 })).toEqual(['later']);
  });

  it('is retried only for devices without an answer when the connection breaks', async () => {
    const outcomes = send(['a', 'cut', 'gone']);
    await vi.waitUntil(() => fcm.requests.length === 3 && fcm.inFlight() === 1);
    fcm.cut();
    expect(await outcomes).toEqual(['sent', 'sent', 'gone']);
    expect([requestCount('cut'), requestCount('a'), requestCount('gone')]).toEqual([2, 1, 1]);
  });

  it('is left for later when the service is unreachable or there is no credential', async () => {
    const refused = { getAccessToken: () => Promise.reject(new Error('No default credentials')) };
    expect(await send(['a'], { credential: refused })).toEqual(['later']);
    expect(logger.error).toHaveBeenCalledTimes(1);
    fcm.close();
    expect(await send(['a'])).toEqual(['later']);
    expect(logger.error).toHaveBeenCalledTimes(1);
  });

  it('is sent to many devices, at most 100 at a time, and only once to each token', async () => {
    const tokens = Array.from({ length: 301 }, (_, each) => `t${each}`);
    const outcomes = await send([...tokens, 't0']);
    expect(new Set(outcomes)).toEqual(new Set(['sent']));
    expect(outcomes).toHaveLength(302);
    expect(fcm.requests).toHaveLength(301);
    expect(fcm.mostInFlight()).toBeLessThanOrEqual(100);
  });

  it('shares that limit with all concurrent pushes without mixing up their messages', async () => {
    const one = sender();
    const to = (token: string, body: string) =>
      one.send(token, { ...message, body }, devicesOf([token]));
    const people = Array.from({ length: 150 }, (_, each) => `p${each}`);
    const outcomes = await Promise.all([
      ...people.map((token) => to(token, 'Para todos')),
      to('gone', 'Para todos'),
      to('a', 'Só para um'),
    ]);
    expect(outcomes.flat().filter((outcome) => outcome === 'sent')).toHaveLength(151);
    expect(outcomes.at(150)).toEqual(['gone']);
    expect(fcm.mostInFlight()).toBeLessThanOrEqual(100);
    expect(fcm.requests.find(({ token }) => token === 'a')?.data.body).toBe('Só para um');
  });

  it('is logged without device tokens and without our access token', async () => {
    await send(['gone', 'our-payload', 'our-credentials', 'always-failing']);
    expect(logged()).toHaveLength(3);
    expect(JSON.stringify(logged())).not.toMatch(/access-token|gone|our-|always-failing/);
  });
});
