import type { BatchResponse, Message, TokenMessage } from 'firebase-admin/messaging';
import * as logger from 'firebase-functions/logger';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFcmSender } from './fcm';

type Log = (text: string, about: object) => void;
vi.mock('firebase-functions/logger', () => ({ error: vi.fn<Log>(), warn: vi.fn<Log>() }));

afterEach(() => vi.clearAllMocks());

const push = { title: 'Olá', body: 'Texto', url: '/dashboard', tag: 'n1', ttlSeconds: 60 };

/** FCM's error for a token, as the Admin SDK reports it. */
const errors: Record<string, [code: string, message: string]> = {
  gone: ['registration-token-not-registered', 'Requested entity was not found.'],
  malformed: ['invalid-argument', 'The registration token is not a valid FCM registration token'],
  'our-payload': ['invalid-argument', 'Invalid value at message.webpush.headers'],
  'our-credentials': ['third-party-auth-error', 'Invalid credentials.'],
  busy: ['message-rate-exceeded', 'Quota exceeded.'],
  failing: ['internal-error', 'Internal error encountered.'],
};

function answerTo(token: string) {
  const [code, text] = errors[token] ?? [];
  if (code === undefined) return { success: true, messageId: `projects/demo/messages/${token}` };
  const error = Object.assign(new Error(text), { code: `messaging/${code}`, toJSON: () => ({}) });
  return { success: false, error };
}

const isToToken = (message: Message): message is TokenMessage => 'token' in message;

/** Stands in for the Admin SDK's `Messaging`. A message to `hung` gets no answer. */
function standIn() {
  const sent: TokenMessage[] = [];
  const open = { now: 0, most: 0 };
  return {
    sent,
    open,
    async sendEach(messages: Message[]): Promise<BatchResponse> {
      open.now += 1;
      open.most = Math.max(open.most, open.now);
      const all = messages.filter(isToToken);
      sent.push(...all);
      if (all.some(({ token }) => token === 'hung')) await new Promise<never>(() => {});
      await Promise.resolve();
      open.now -= 1;
      const responses = all.map(({ token }) => answerTo(token));
      const successCount = responses.filter(({ success }) => success).length;
      return { responses, successCount, failureCount: responses.length - successCount };
    },
  };
}

const devicesOf = (tokens: string[]) => tokens.map((token) => ({ id: token, token }));

describe('a push through FCM', () => {
  it('carries title, body and route as data, and its time to live in a header', async () => {
    const messaging = standIn();
    expect(await createFcmSender(messaging).send('ana', push, devicesOf(['a']))).toEqual(['sent']);
    const { ttlSeconds, ...data } = push;
    const topic = createHash('sha256').update('n1').digest('base64url').slice(0, 32);
    const headers = { TTL: String(ttlSeconds), Urgency: 'high', Topic: topic };
    expect(messaging.sent).toEqual([{ token: 'a', data, webpush: { headers } }]);
  });

  it('distinguishes devices that are gone, our own faults and what is worth a retry', async () => {
    const tokens = ['a', ...Object.keys(errors)];
    const outcomes = await createFcmSender(standIn()).send('ana', push, devicesOf(tokens));
    expect(outcomes).toEqual(['sent', 'gone', 'gone', 'refused', 'later', 'later', 'later']);
  });

  it('logs our own faults as errors, without device tokens', async () => {
    await createFcmSender(standIn()).send('ana', push, devicesOf(Object.keys(errors)));
    expect(vi.mocked(logger.error).mock.calls).toMatchObject([
      ['FCM refuses what we send', { code: 'invalid-argument' }],
      ['FCM refuses what we send', { code: 'third-party-auth-error' }],
    ]);
    const logged = [vi.mocked(logger.error), vi.mocked(logger.warn)].flatMap(
      (log) => log.mock.calls,
    );
    expect(logged).toHaveLength(4);
    expect(JSON.stringify(logged)).not.toMatch(/malformed|our-|busy|failing/);
  });

  it('is sent only once to each token', async () => {
    const messaging = standIn();
    const devices = devicesOf(['a', 'b', 'a']);
    expect(await createFcmSender(messaging).send('ana', push, devices)).toEqual(
      devices.map(() => 'sent'),
    );
    expect(messaging.sent).toHaveLength(2);
  });

  it('is left for later when no answer comes in time, and then frees its connection', async () => {
    const messaging = standIn();
    const sender = createFcmSender(messaging, 50);
    const hung = Array.from({ length: 10 }, () => sender.send('ana', push, devicesOf(['hung'])));
    expect((await Promise.all(hung)).flat()).toEqual(hung.map(() => 'later'));
    expect(await sender.send('bia', push, devicesOf(['a']))).toEqual(['sent']);
  });

  it('is left for later when there is no credential or no connection', async () => {
    const sendEach = () => Promise.reject(new Error('No default credentials'));
    const outcomes = await createFcmSender({ sendEach }).send('ana', push, devicesOf(['a', 'b']));
    expect(outcomes).toEqual(['later', 'later']);
    expect(logger.error).toHaveBeenCalledTimes(2);
  });

  it('opens at most ten connections for all concurrent pushes, without mixing up their messages', async () => {
    const messaging = standIn();
    const sender = createFcmSender(messaging);
    const people = Array.from({ length: 150 }, (_, each) => `p${each}`);
    const outcomes = await Promise.all(
      [...people, 'gone'].map((token) =>
        sender.send(token, { ...push, body: `Para ${token}` }, devicesOf([token])),
      ),
    );
    expect(outcomes.flat()).toEqual([...people.map(() => 'sent'), 'gone']);
    expect(messaging.open.most).toBe(10);
    const bodies = messaging.sent.map(({ token, data }) => [token, data?.['body']]);
    expect(bodies).toEqual([...people, 'gone'].map((token) => [token, `Para ${token}`]));
  });
});
