import { getMessaging } from 'firebase-admin/messaging';
import type { Messaging, SendResponse, TokenMessage } from 'firebase-admin/messaging';
import * as logger from 'firebase-functions/logger';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import '../firebase';
import type { DeviceOutcome, PushMessage, PushSender } from './sender';

/** Each call of `sendEach` opens a connection of its own, and a reminder is sent to thousands of people at the same time. */
const MAX_CONNECTIONS = 10;

/** The time that FCM has to answer. The Admin SDK itself waits indefinitely. */
const TIMEOUT_MS = 40_000;

/** Sends through FCM with the Admin SDK. */
export function createFcmSender(
  messaging: Pick<Messaging, 'sendEach'> = getMessaging(),
  timeoutMs = TIMEOUT_MS,
): PushSender {
  const connections = pLimit(MAX_CONNECTIONS);

  /** Resolves to one answer per message; never throws. */
  async function sendInTime(messages: TokenMessage[]): Promise<Answer[]> {
    try {
      return await Promise.race([
        messaging.sendEach(messages).then(({ responses }) => responses.map(toAnswer)),
        timeout(timeoutMs).then(() => messages.map(() => TIMED_OUT)),
      ]);
    } catch (cause) {
      // No credential or no connection. What was sent all the same is shown once, because of its tag.
      return messages.map(() => toAnswer({ success: false, error: cause }));
    }
  }

  return {
    async send(_uid, message, devices) {
      const tokens = [...new Set(devices.flatMap(({ token }) => token ?? []))];
      if (tokens.length === 0) return devices.map(() => 'refused');
      const messages = tokens.map((token) => messageTo(token, message));
      const answers = await connections(() => sendInTime(messages));
      const outcomes = new Map(
        answers.map((answer, index) => [tokens[index], outcomeOf(answer, message.tag)]),
      );
      return devices.map(({ token }) => (token && outcomes.get(token)) || 'refused');
    },
  };
}

/** Does not keep the process alive, unlike a timer that nobody clears. */
const timeout = (ms: number) => delay(ms, undefined, { ref: false });

/** Sends only data, without a `notification` part: the service worker shows it, and the browser would show it a second time. */
function messageTo(token: string, { ttlSeconds, ...data }: PushMessage): TokenMessage {
  // While a device sleeps, the push service keeps only the latest push of a topic.
  const topic = createHash('sha256').update(data.tag).digest('base64url').slice(0, 32);
  const headers = { TTL: String(ttlSeconds), Urgency: 'high', Topic: topic };
  return { token, data, webpush: { headers } };
}

interface Answer {
  /** FCM's error without the prefix `messaging/`; `ok` if it accepted the message. */
  code: string;
  message: string;
}

const TIMED_OUT: Answer = { code: 'timeout', message: 'No answer in time' };

function toAnswer({ success, error }: Pick<SendResponse, 'success'> & { error?: unknown }): Answer {
  if (success) return { code: 'ok', message: '' };
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no-credential';
  const message = error instanceof Error ? error.message : String(error);
  return { code: code.replace('messaging/', ''), message };
}

/** Caused by a misconfiguration: once that is fixed, a retried push still gets through. */
const MISCONFIGURED = new Set(['no-credential', 'mismatched-credential', 'third-party-auth-error']);

function outcomeOf({ code, message }: Answer, tag: string): DeviceOutcome {
  if (code === 'ok') return 'sent';
  if (code === 'registration-token-not-registered') return 'gone';
  const isInvalid = code === 'invalid-argument';
  // FCM has one code for a malformed token and a malformed message, so only the text of the error distinguishes them.
  if (isInvalid && /registration token/i.test(message)) return 'gone';
  if (isInvalid || MISCONFIGURED.has(code)) {
    logger.error('FCM refuses what we send', { tag, code, message });
  } else {
    logger.warn('FCM cannot send now', { tag, code, message });
  }
  return isInvalid ? 'refused' : 'later';
}
