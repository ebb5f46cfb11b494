import { isAppRoute } from '@raizes/domain/app-route';
import { reminderChoiceSchema } from '@raizes/domain/documents/push-reminder';
import {
  PUSH_BODY_MAX_LENGTH,
  PUSH_TITLE_MAX_LENGTH,
  PUSH_URL_MAX_LENGTH,
} from '@raizes/domain/limits';
import * as v from 'valibot';
import { requestOf } from '../lib/request-of';
import { uidSchema } from '../lib/uid';

const short = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max));
const endpoint = v.pipe(short(2000), v.startsWith('https://'));
const key = v.pipe(short(200), v.regex(/^[\w+/=-]+$/));

/** A subscription may stand by itself, as a browser makes it, or flat beside the action; and so may its keys. */
const subscription = v.object({
  endpoint,
  keys: v.object({ p256dh: key, auth: key }),
  token: v.optional(v.nullable(short(2048)), null),
  device: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  /** The endpoint that this device had before. */
  replaces: v.optional(v.nullable(endpoint), null),
});

const requestSchema = v.variant('action', [
  v.object({ action: v.literal('get-vapid-key') }),
  v.object({ action: v.literal('save-subscription'), ...subscription.entries }),
  v.object({ action: v.literal('remove-subscription'), endpoint }),
  v.object({
    action: v.literal('send-notification'),
    userId: uidSchema,
    title: short(PUSH_TITLE_MAX_LENGTH),
    body: short(PUSH_BODY_MAX_LENGTH),
    url: v.pipe(short(PUSH_URL_MAX_LENGTH), v.check(isAppRoute)),
  }),
  v.object({ action: v.literal('save-reminder'), ...reminderChoiceSchema.entries }),
]);
export type PushRequest = v.InferOutput<typeof requestSchema>;
export type SaveRequest = Extract<PushRequest, { action: 'save-subscription' }>;
export type SendRequest = Extract<PushRequest, { action: 'send-notification' }>;

const enclosing = v.looseObject({ subscription: v.looseObject({}) });
const bareKeys = v.looseObject({ p256dh: v.string(), auth: v.string() });

/** @throws {HttpsError} when it is none that we know */
export function parseRequest(data: unknown): PushRequest {
  const flat = v.is(enclosing, data) ? { ...data, ...data.subscription } : data;
  const whole = v.is(bareKeys, flat)
    ? { ...flat, keys: { p256dh: flat.p256dh, auth: flat.auth } }
    : flat;
  return requestOf(requestSchema, whole, 'O pedido não está completo.');
}
