import * as v from 'valibot';
import { count, instant, text } from './fields';

/** `users/{uid}/push_outbox/{id}`: what would have been sent, where there is no push service. The owner reads it. */
export const pushOutboxSchema = v.object({
  id: text,
  user_id: text,
  title: v.string(),
  body: v.string(),
  url: v.string(),
  tag: v.string(),
  /** How many devices it was for. */
  devices: count,
  sent_at: instant,
});
export type PushOutboxEntry = v.InferOutput<typeof pushOutboxSchema>;
