import { initializeApp } from 'firebase-admin/app';
import { getMessaging } from 'firebase-admin/messaging';
import * as logger from 'firebase-functions/logger';
import { createHash, randomUUID } from 'node:crypto';
import http2 from 'node:http2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, fcmError, fcmStandIn } from '../testing/fcm-stand-in';
import { fcmSender } from './fcm';

type Log = (text: string, about: object) => void;
vi.mock('firebase-functions/logger', () => ({ error: vi.fn<Log>(), warn: vi.fn<Log>() }));

const freshMessaging = () =>
  getMessaging(
    initializeApp(
      {
        projectId: 'demo-raizes',
        credential: { getAccessToken: async () => ({ access_token: 'x', expires_in: 3600 }) },
      },
      randomUUID(),
    ),
  );
const message = { title: 'Olá', body: 'Texto', url: '/dashboard', tag: 'n1', ttlSeconds: 60 };
const unregistered = fcmError(404, 'NOT_FOUND', 'UNREGISTERED', 'Requested entity was not found.');
const badToken = fcmError(
  400,
  'INVALID_ARGUMENT',
  'INVALID_ARGUMENT',
  'The registration token is not a valid FCM registration token',
);
const badPayload = fcmError(
  400,
  'INVALID_ARGUMENT',
  'INVALID_ARGUMENT',
  'Invalid value at message.webpush.headers',
);
const badCredentials = fcmError(
  401,
  'UNAUTHENTICATED',
  'THIRD_PARTY_AUTH_ERROR',
  'Request had invalid authentication credentials.',
);
const tooMany = fcmError(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED', 'Quota exceeded.', {
  'retry-after': '1',
});
const tooManyForLong = { ...tooMany, headers: { 'retry-after': '3600' } };
const failing = fcmError(500, 'INTERNAL', 'INTERNAL', 'Internal error encountered.');

let fcm: Awaited<ReturnType<typeof fcmStandIn>>;
const connect = http2.connect;
/** The SDK itself waits 15 s for each answer. */
let patienceOfSdk = Infinity;
/** How many requests have come to an end. */
let ended = 0;

beforeEach(async () => {
  fcm = await fcmStandIn((token, attempt) => {
    if (token === 'gone') return unregistered;
    if (token === 'malformed') return badToken;
    if (token === 'our-payload') return badPayload;
    if (token === 'our-credentials') return badCredentials;
    if (token === 'busy-for-long') return tooManyForLong;
    if (token === 'always-failing') return failing;
    if (token === 'busy' && attempt === 1) return tooMany;
    if (token === 'failing' && attempt <= 2) return failing;
    return token === 'hung' ? null : accepted;
  });
  // What the SDK opens to fcm.googleapis.com goes to the stand-in.
  vi.spyOn(http2, 'connect').mockImplementation(() => {
    const session = connect(fcm.origin);
    const request = session.request.bind(session);
    // The SDK names the scheme with a colon, which Google's servers forgive and Node's does not.
    session.request = (headers, options) => {
      const stream = request(Object.assign({}, headers, { ':scheme': 'http' }), options);
      const giveUpAfter = stream.setTimeout.bind(stream);
      stream.once('close', () => {
        ended += 1;
      });
      stream.setTimeout = (time, giveUp) => giveUpAfter(Math.min(time, patienceOfSdk), giveUp);
      return stream;
    };
    return session;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  patienceOfSdk = Infinity;
  ended = 0;
  fcm.close();
});

const send = (tokens: string[], patience?: number) =>
  fcmSender(freshMessaging(), patience).send(
    'ana',
    message,
    tokens.map((token) => ({ id: token, token })),
  );
const timesAsked = (token: string) =>
  fcm.requests.filter((request) => request.token === token).length;

describe('a push through FCM', () => {
  it('carries title, body and route as data, and how long it is worth delivering', async () => {
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
  });

  it('tells devices that are gone from our own faults, which it logs', async () => {
    const outcomes = await send(['a', 'gone', 'malformed', 'our-payload', 'our-credentials']);
    expect(outcomes).toEqual(['sent', 'gone', 'gone', 'refused', 'later']);
    expect(vi.mocked(logger.error).mock.calls).toMatchObject([
      ['FCM refuses what we send', { code: 'messaging/invalid-argument' }],
      ['FCM refuses what we send', { code: 'messaging/third-party-auth-error' }],
    ]);
  });

  it('waits as Retry-After says after 429, and tries 500 again', async () => {
    expect(await send(['busy', 'failing', 'a'])).toEqual(['sent', 'sent', 'sent']);
    expect([timesAsked('busy'), timesAsked('failing'), timesAsked('a')]).toEqual([2, 3, 1]);
  });

  it('gives up for now when it is told to wait for long, or when trying again does not help', async () => {
    expect(await send(['busy-for-long', 'always-failing'])).toEqual(['later', 'later']);
    expect([timesAsked('busy-for-long'), timesAsked('always-failing')]).toEqual([1, 4]);
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('gives a socket that hangs up: what it was for is tried later, what was sent is not', async () => {
    patienceOfSdk = 300;
    expect(await send(['hung', 'a', 'gone'])).toEqual(['later', 'sent', 'gone']);
    expect([timesAsked('hung'), timesAsked('a')]).toEqual([1, 1]);
  });

  it('keeps what was answered before the connection broke', async () => {
    const outcomes = send(['a', 'hung', 'gone'], 1000);
    await vi.waitUntil(() => ended === 2);
    fcm.cut();
    expect(await outcomes).toEqual(['sent', 'later', 'gone']);
    expect([timesAsked('hung'), timesAsked('a')]).toEqual([1, 1]);
  });

  it('is tried later when nobody listens', async () => {
    fcm.close();
    expect(await send(['a'])).toEqual(['later']);
  });

  it('goes to many devices 500 at a time, once to each token', async () => {
    const tokens = Array.from({ length: 1001 }, (_, each) => `t${each}`);
    const outcomes = await send([...tokens, 't0']);
    expect(new Set(outcomes)).toEqual(new Set(['sent']));
    expect(outcomes).toHaveLength(1002);
    expect(fcm.requests).toHaveLength(1001);
    expect(fcm.connections()).toBe(3);
  });

  it('gathers what many people are sent at once, and keeps different messages apart', async () => {
    const sender = fcmSender(freshMessaging());
    const to = (token: string, body: string) =>
      sender.send(token, { ...message, body }, [{ id: token, token }]);
    const people = Array.from({ length: 60 }, (_, each) => `p${each}`);
    const outcomes = await Promise.all([
      ...people.map((token) => to(token, 'Para todos')),
      to('gone', 'Para todos'),
      to('a', 'Só para um'),
    ]);
    expect(outcomes.flat().filter((outcome) => outcome === 'sent')).toHaveLength(61);
    expect(outcomes.at(60)).toEqual(['gone']);
    expect(fcm.connections()).toBe(2);
    const own = fcm.requests.find(({ token }) => token === 'a');
    expect(own?.data.body).toBe('Só para um');
  });
});
