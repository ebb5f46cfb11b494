import '../firebase';
import { getMessaging } from 'firebase-admin/messaging';
import type { Messaging, MulticastMessage } from 'firebase-admin/messaging';
import * as logger from 'firebase-functions/logger';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { DeviceOutcome, PushMessage, PushSender } from './sender';

const errorSchema = v.object({ code: v.string(), message: v.string() });
const answerSchema = v.object({ success: v.boolean(), error: v.optional(errorSchema) });
const batchSchema = v.object({ responses: v.array(answerSchema) });

/** When the connection breaks, the SDK throws, and hands over what had been answered with the error. */
const brokenSchema = v.object({ pendingBatchResponse: v.instance(Promise) });

type FcmAnswer = v.InferOutput<typeof answerSchema>;

/** One answer for each token, in their order. Never throws: what fails as a whole is the answer for all. */
async function fcmAnswers(messaging: Messaging, message: MulticastMessage): Promise<FcmAnswer[]> {
  try {
    return v.parse(batchSchema, await messaging.sendEachForMulticast(message)).responses;
  } catch (failure) {
    if (v.is(brokenSchema, failure)) {
      return v.parse(batchSchema, await failure.pendingBatchResponse).responses;
    }
    const known = v.safeParse(errorSchema, failure);
    const error = known.success ? known.output : { code: '', message: String(failure) };
    return message.tokens.map(() => ({ success: false, error }));
  }
}

/** What the Admin SDK takes at once. */
const BATCH = 500;

/** How long the first of a batch waits for others that want the same message sent. */
const GATHER_MS = 20;

type Send = (message: PushMessage, tokens: readonly string[]) => Promise<FcmAnswer[]>;

interface Batch {
  tokens: string[];
  answers: Promise<FcmAnswer[]>;
  close: () => void;
}

/**
 * Gathers the tokens that the same message is for, whoever asks: each batch is a connection of its own, and a reminder goes to
 * very many people at the same moment.
 */
function inBatches(send: Send) {
  const gathering = new Map<string, Batch>();

  function open(key: string, message: PushMessage): Batch {
    const tokens: string[] = [];
    let close = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    setTimeout(close, GATHER_MS);
    const answers = closed.then(() => {
      if (gathering.get(key)?.tokens === tokens) gathering.delete(key);
      return send(message, tokens);
    });
    const batch = { tokens, answers, close };
    gathering.set(key, batch);
    return batch;
  }

  /** The answer for one token. */
  return async (message: PushMessage, token: string): Promise<FcmAnswer | undefined> => {
    const key = JSON.stringify(message);
    const batch = gathering.get(key) ?? open(key, message);
    const index = batch.tokens.push(token) - 1;
    if (batch.tokens.length === BATCH) {
      gathering.delete(key);
      batch.close();
    }
    return (await batch.answers)[index];
  };
}

/** `isOurFault`: nothing is wrong with the device, and somebody must look into it. */
interface Verdict {
  outcome: Exclude<DeviceOutcome, 'sent'>;
  isOurFault: boolean;
}

const gone = new Set([
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
]);

/** Once they are mended, what waits still gets through. */
const credentials = new Set([
  'messaging/authentication-error',
  'messaging/mismatched-credential',
  'messaging/third-party-auth-error',
  'app/invalid-credential',
]);

const payload = new Set([
  'messaging/invalid-argument',
  'messaging/invalid-data-payload-key',
  'messaging/invalid-options',
  'messaging/invalid-payload',
  'messaging/payload-size-limit-exceeded',
]);

/**
 * What an error of FCM means for the device that it is about. INVALID_ARGUMENT is FCM's answer to a malformed token and to
 * a malformed message alike: only its words tell them apart.
 */
function verdictOf(code: string, message: string): Verdict {
  if (gone.has(code)) return { outcome: 'gone', isOurFault: false };
  if (code === 'messaging/invalid-argument' && /registration token/i.test(message)) {
    return { outcome: 'gone', isOurFault: false };
  }
  if (payload.has(code)) return { outcome: 'refused', isOurFault: true };
  if (credentials.has(code)) return { outcome: 'later', isOurFault: true };
  return { outcome: 'later', isOurFault: false };
}

/** What the work comes to, or nothing when it takes longer than that. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The parts of the Admin SDK's messaging that say what is tried again, and that ask FCM about one token. The SDK tries again only
 * 503 and has no setting for it, and a request whose connection broke it never gives up, with the whole batch; the tests of the
 * sender notice when an upgrade moves any of it.
 */
const insideSchema = v.object({
  messagingRequestHandler: v.looseObject({
    http2Client: v.object({ retry: v.looseObject({}) }),
    invokeHttp2RequestHandlerForSendResponse: v.function(),
  }),
});

/** Too many requests and a failing server are tried again too: after what `Retry-After` says, or else ever more slowly. */
const retries = {
  maxRetries: 3,
  statusCodes: [429, 500, 502, 503, 504],
  ioErrorCodes: ['ECONNRESET'],
  backOffFactor: 0.5,
  /** Told to wait longer than this, it gives up: the event that caused the push is delivered again. */
  maxDelayInMillis: 5000,
};

const noAnswer = { success: false, error: { code: 'timeout', message: 'No answer in time' } };

/** @param patience how long to wait for the answer about a token, all that is tried again included; other tokens have theirs */
function beReasonable(messaging: Messaging, patience: number): void {
  const inside: unknown = messaging;
  v.assert(insideSchema, inside);
  const handler = inside.messagingRequestHandler;
  Object.assign(handler.http2Client.retry, retries);
  const ask = handler.invokeHttp2RequestHandlerForSendResponse.bind(handler);
  handler.invokeHttp2RequestHandlerForSendResponse = async (...request) =>
    (await within(patience, Promise.resolve(ask(...request)))) ?? noAnswer;
}

/** A token about which FCM says nothing for so long is tried later. */
const PATIENCE_MS = 40_000;

/** Sends through FCM. */
export function fcmSender(
  messaging: Messaging = getMessaging(),
  patience = PATIENCE_MS,
): PushSender {
  beReasonable(messaging, patience);
  const ask = inBatches((message, tokens) => fcmAnswers(messaging, bodyOf(message, tokens)));
  return {
    async send(_uid, message, devices) {
      const tokens = [...new Set(devices.flatMap(({ token }) => token ?? []))];
      const outcomes = new Map(
        await Promise.all(
          tokens.map(async (token) => {
            const answer = await ask(message, token);
            return [token, outcomeOf(answer, message.tag)] as const;
          }),
        ),
      );
      return devices.map(({ token }) => (token && outcomes.get(token)) || 'refused');
    },
  };
}

/** Only data: the service worker makes the notification, or else it would show twice. */
function bodyOf({ ttlSeconds, ...data }: PushMessage, tokens: readonly string[]): MulticastMessage {
  // Of several with one topic, a push service that waits for a sleeping device delivers the last only.
  const topic = createHash('sha256').update(data.tag).digest('base64url').slice(0, 32);
  const headers = { TTL: String(ttlSeconds), Urgency: 'high', Topic: topic };
  return { tokens: [...tokens], data, webpush: { headers } };
}

function outcomeOf(answer: FcmAnswer | undefined, tag: string): DeviceOutcome {
  if (answer?.success) return 'sent';
  const { code, message } = answer?.error ?? { code: 'none', message: 'No answer' };
  const { outcome, isOurFault } = verdictOf(code, message);
  if (isOurFault) logger.error('FCM refuses what we send', { tag, code, message });
  else if (outcome === 'later') logger.warn('FCM can not send now', { tag, code, message });
  return outcome;
}
