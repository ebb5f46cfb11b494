import * as v from 'valibot';
import { instant, text } from './fields';

/** `users/{uid}/push_subscriptions/{id}`, one for each device: the server alone writes and reads it. */
export const pushSubscriptionSchema = v.object({
  user_id: text,
  endpoint: text,
  p256dh: v.string(),
  auth: v.string(),
  /** What FCM calls the device; where there is no FCM, there is none. */
  token: v.nullable(v.string()),
  /** What kind of device it is, in a few words. */
  device: v.string(),
  seen_at: instant,
});
export type PushSubscription = v.InferOutput<typeof pushSubscriptionSchema>;
