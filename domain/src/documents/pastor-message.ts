import * as v from 'valibot';
import { messageStatuses } from '../messages';
import { day, instant, text } from './fields';

/** What the server adds to a message once it has been sent: how both are called, and what it is about. */
export const messageStampsSchema = v.object({
  disciple_name: v.nullish(text, null),
  pastor_name: v.nullish(text, null),
  pastor_position: v.nullish(v.picklist(['lider', 'pastor']), null),
  verse_reference: v.nullish(text, null),
  devotional_date: v.nullish(day, null),
});
export type MessageStamps = v.InferOutput<typeof messageStampsSchema>;

/** `pastor_messages/{id}`: the disciple writes it, the leader it was sent to moves it on and answers. */
export const pastorMessageSchema = v.object({
  id: text,
  user_id: text,
  pastor_id: text,
  devotional_id: v.nullable(day),
  message: text,
  status: v.picklist(messageStatuses),
  response: v.nullable(text),
  responded_at: v.nullable(instant),
  created_at: instant,
  ...messageStampsSchema.entries,
});
export type PastorMessage = v.InferOutput<typeof pastorMessageSchema>;
