import type { Messaging } from 'firebase-admin/messaging';
import * as v from 'valibot';
import { within } from './within';

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
export function beReasonable(messaging: Messaging, patience: number): void {
  const inside: unknown = messaging;
  v.assert(insideSchema, inside);
  const handler = inside.messagingRequestHandler;
  Object.assign(handler.http2Client.retry, retries);
  const ask = handler.invokeHttp2RequestHandlerForSendResponse.bind(handler);
  handler.invokeHttp2RequestHandlerForSendResponse = async (...request) =>
    (await within(patience, Promise.resolve(ask(...request)))) ?? noAnswer;
}
