import * as v from 'valibot';
import { day, instant, text } from './fields';

export const messageStatuses = ['pending', 'read', 'responded'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** The status as the leader sees it. */
export function leaderStatusLabel(status: MessageStatus): 'Pendente' | 'Lida' | 'Respondida' {
  return ({ pending: 'Pendente', read: 'Lida', responded: 'Respondida' } as const)[status];
}

/** The status as the disciple sees it, who does not learn whether the message was read. */
export function discipleStatusLabel(status: MessageStatus): 'Aguardando' | 'Respondida' {
  return status === 'responded' ? 'Respondida' : 'Aguardando';
}

/** Added by a trigger after the message is created: denormalized names and verse. */
export const messageStampsSchema = v.object({
  disciple_name: v.nullish(text, null),
  pastor_name: v.nullish(text, null),
  pastor_position: v.nullish(v.picklist(['lider', 'pastor']), null),
  verse_reference: v.nullish(text, null),
  devotional_date: v.nullish(day, null),
  /** The leader's notification of the message; absent in older ones, where its id derives from the message's. */
  notification_id: v.nullish(text, null),
});
export type MessageStamps = v.InferOutput<typeof messageStampsSchema>;

/** `pastor_messages/{id}`: created by the disciple; the leader marks it read and answers once. */
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
  /** Set by the leader, out of whose lists it then is. */
  archived_at: v.nullish(instant, null),
  ...messageStampsSchema.entries,
});
export type PastorMessage = v.InferOutput<typeof pastorMessageSchema>;

/** The name that the server stamped on a message, or what stands in for it. */
export function discipleName({ disciple_name }: PastorMessage): string {
  return disciple_name ?? 'Discípulo';
}
