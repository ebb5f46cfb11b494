import { applicationDefault, getApp } from 'firebase-admin/app';
import type { Credential } from 'firebase-admin/app';
import * as logger from 'firebase-functions/logger';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import '../firebase';
import type { DeviceOutcome, PushMessage, PushSender } from './sender';

interface FcmOptions {
  url?: string;
  credential?: Credential;
  /** The time limit for one device, which includes the wait for a slot, all attempts and the pauses between them. */
  timeoutMs?: number;
  /** The pause before the first retry; it doubles with each one. */
  backoffMs?: number;
}

/**
 * Sends through FCM's HTTP v1 API. The Admin SDK wraps the same API, but retries only on status 503, waits indefinitely on a broken
 * connection, and lets neither be configured.
 */
export function createFcmSender({
  url = `https://fcm.googleapis.com/v1/projects/${getApp().options.projectId}/messages:send`,
  credential = applicationDefault(),
  timeoutMs = 40_000,
  backoffMs = 500,
}: FcmOptions = {}): PushSender {
  const withSlot = limitConcurrency(MAX_IN_FLIGHT);

  async function post(body: string, signal: AbortSignal): Promise<FcmAnswer> {
    signal.throwIfAborted();
    const { access_token } = await credential.getAccessToken();
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
    const sent = fetch(url, { method: 'POST', headers, body, signal });
    return sent.then(parseAnswer, () => NETWORK_FAILED);
  }

  async function postWithRetries(body: string, signal: AbortSignal): Promise<FcmAnswer> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await withSlot(() => post(body, signal));
      const pauseMs = answer.retryAfterMs ?? backoffMs * 2 ** attempt;
      const isFinal = !RETRIED.has(answer.status) || attempt === MAX_RETRIES;
      if (isFinal || pauseMs > MAX_PAUSE_MS) return answer;
      await delay(pauseMs, undefined, { signal });
    }
  }

  /** Never throws: a failure is returned as an answer. */
  async function postWithTimeout(body: string): Promise<FcmAnswer> {
    const controller = new AbortController();
    const { signal } = controller;
    try {
      return await Promise.race([
        postWithRetries(body, signal),
        delay(timeoutMs, TIMED_OUT, { signal }),
      ]);
    } catch (error) {
      // Only a missing access token throws: failed requests and timeouts are already answers.
      return { status: 0, code: 'NO_CREDENTIAL', message: String(error) };
    } finally {
      controller.abort();
    }
  }

  return {
    async send(_uid, message, devices) {
      const tokens = [...new Set(devices.flatMap(({ token }) => token ?? []))];
      const outcomes = new Map(
        await Promise.all(
          tokens.map(async (token) => {
            const answer = await postWithTimeout(bodyOf(message, token));
            return [token, outcomeOf(answer, message.tag)] as const;
          }),
        ),
      );
      return devices.map(({ token }) => (token && outcomes.get(token)) || 'refused');
    },
  };
}

/** Each request in flight needs its own connection, and a reminder is sent to thousands of people at the same time. */
const MAX_IN_FLIGHT = 100;

const MAX_RETRIES = 3;

/** A longer pause is not worth the wait, because the event that caused the push is retried anyway. */
const MAX_PAUSE_MS = 5000;

/** 0 is a network failure. */
const RETRIED = new Set([0, 429, 500, 502, 503, 504]);

interface FcmAnswer {
  /** The HTTP status; 0 when there is none. */
  status: number;
  code: string;
  message: string;
  retryAfterMs?: number | undefined;
}

const NETWORK_FAILED: FcmAnswer = { status: 0, code: 'NETWORK', message: 'The request failed' };
const TIMED_OUT: FcmAnswer = { status: 0, code: 'TIMEOUT', message: 'No answer in time' };

const errorSchema = v.object({
  error: v.object({
    status: v.string(),
    message: v.string(),
    details: v.optional(v.array(v.object({ errorCode: v.optional(v.string()) })), []),
  }),
});

async function parseAnswer(response: Response): Promise<FcmAnswer> {
  const { status } = response;
  // Read the body in any case, because the connection is reused only afterwards.
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return { status, code: 'OK', message: '' };
  const failure = v.safeParse(errorSchema, body);
  const error = failure.success
    ? failure.output.error
    : { status: `HTTP_${status}`, message: '', details: [] };
  const fcmCode = error.details.find(({ errorCode }) => errorCode)?.errorCode;
  const seconds = Number(response.headers.get('retry-after') ?? undefined);
  return {
    status,
    code: fcmCode ?? error.status,
    message: error.message,
    retryAfterMs: Number.isNaN(seconds) ? undefined : seconds * 1000,
  };
}

/** Runs at most `limit` jobs at once; the others wait for a free slot. */
function limitConcurrency(limit: number) {
  let free = limit;
  const waiting: (() => void)[] = [];
  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Sends only data, without a `notification` part: the service worker shows it, and the browser would show it a second time. */
function bodyOf({ ttlSeconds, ...data }: PushMessage, token: string): string {
  // While a device sleeps, the push service keeps only the latest push of a topic.
  const topic = createHash('sha256').update(data.tag).digest('base64url').slice(0, 32);
  const headers = { TTL: String(ttlSeconds), Urgency: 'high', Topic: topic };
  return JSON.stringify({ message: { token, data, webpush: { headers } } });
}

/** Caused by a misconfiguration: once that is fixed, a retried push still gets through. */
const MISCONFIGURED = new Set([
  'NO_CREDENTIAL',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'SENDER_ID_MISMATCH',
  'THIRD_PARTY_AUTH_ERROR',
  'NOT_FOUND',
]);

function outcomeOf({ code, message }: FcmAnswer, tag: string): DeviceOutcome {
  if (code === 'OK') return 'sent';
  if (code === 'UNREGISTERED') return 'gone';
  const isInvalid = code === 'INVALID_ARGUMENT';
  // FCM has one code for a malformed token and a malformed message, so only the text of the error distinguishes them.
  if (isInvalid && /registration token/i.test(message)) return 'gone';
  if (isInvalid || MISCONFIGURED.has(code)) {
    logger.error('FCM refuses what we send', { tag, code, message });
  } else {
    logger.warn('FCM cannot send now', { tag, code, message });
  }
  return isInvalid ? 'refused' : 'later';
}
