import type { Messaging } from 'firebase-admin/messaging';
import * as v from 'valibot';

/**
 * The part of the Admin SDK's messaging that says what is tried again. The SDK tries again only 503, and has no setting
 * for it; the tests of the sender notice when an upgrade moves it.
 */
const insideSchema = v.object({
  messagingRequestHandler: v.object({ http2Client: v.object({ retry: v.looseObject({}) }) }),
});

/** Too many requests and a failing server are tried again too: after what `Retry-After` says, or else ever more slowly. */
const policy = {
  maxRetries: 3,
  statusCodes: [429, 500, 502, 503, 504],
  ioErrorCodes: ['ECONNRESET'],
  backOffFactor: 0.5,
  /** Told to wait longer than this, it gives up: the event that caused the push is delivered again. */
  maxDelayInMillis: 5000,
};

export function retryPatiently(messaging: Messaging): void {
  const inside: unknown = messaging;
  v.assert(insideSchema, inside);
  Object.assign(inside.messagingRequestHandler.http2Client.retry, policy);
}
