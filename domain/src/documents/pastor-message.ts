import * as v from 'valibot';
import { isBlank } from '../text/clean';
import { day, instant, text, verseReference } from './fields';

export const messageStatuses = ['pending', 'read', 'responded'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** The status as the leader sees it. */
export function leaderStatusLabel(status: MessageStatus): 'Pendente' | 'Lida' | 'Respondida' {
  return ({ pending: 'Pendente', read: 'Lida', responded: 'Respondida' } as const)[status];
}

/** The status as the disciple sees it, which does not reveal whether the message was read. */
export function discipleStatusLabel(status: MessageStatus): 'Aguardando' | 'Respondida' {
  return status === 'responded' ? 'Respondida' : 'Aguardando';
}

const messageFields = v.object({
  user_id: text,
  pastor_id: text,
  devotional_id: v.nullable(day),
  /** Empty if the leader wrote first; then there is only the response. */
  message: v.string(),
  status: v.picklist(messageStatuses),
  response: v.nullable(text),
  responded_at: v.nullable(instant),
  created_at: instant,
  /** Set by the leader, whose lists then leave the message out. */
  archived_at: v.nullable(instant),
  /** Names and verse as they were when the message was sent; the names are null once the person has erased their account. */
  disciple_name: v.nullable(text),
  pastor_name: v.nullable(text),
  pastor_position: v.picklist(['lider', 'pastor']),
  verse_reference: v.nullable(verseReference),
  devotional_date: v.nullable(day),
});

type Texts = Pick<v.InferOutput<typeof messageFields>, 'message' | 'status' | 'response'>;

/** Whether the leader wrote first. Such a message has no question and is answered when it is created. */
export const isFirstWord = ({ message }: Pick<Texts, 'message'>): boolean => message === '';

const hasText = (it: Texts): boolean =>
  !isFirstWord(it) || (it.status === 'responded' && it.response !== null);

/** `pastor_messages/{id}` as stored: the id is only in the path. */
export const storedMessageSchema = v.pipe(
  messageFields,
  v.check((it) => hasText(it)),
);

export type StoredMessage = v.InferOutput<typeof storedMessageSchema>;

/**
 * `pastor_messages/{id}`: a disciple's message, created by the callable `send-message`; the leader marks it read and answers once. A
 * leader's first word is created with the answer (`isFirstWord`).
 */
export const pastorMessageSchema = v.pipe(
  v.object({ id: text, ...messageFields.entries }),
  v.check((it) => hasText(it)),
);
export type PastorMessage = v.InferOutput<typeof pastorMessageSchema>;

/** The disciple's name on a message, or a placeholder. */
export function discipleName({ disciple_name }: PastorMessage): string {
  return disciple_name && !isBlank(disciple_name) ? disciple_name : 'Discípulo';
}
