import * as v from 'valibot';
import { isDay } from '../day';
import type { Day } from '../day';
import { DAILY_FIRST_WORDS, DAILY_MESSAGES } from '../limits';
import { day, instant, text } from './fields';
import { notificationIds } from './notification';

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

/** Denormalized names and verse, added by a trigger after the message is created. */
export const messageStampsSchema = v.object({
  disciple_name: v.nullish(text, null),
  pastor_name: v.nullish(text, null),
  pastor_position: v.nullish(v.picklist(['lider', 'pastor']), null),
  verse_reference: v.nullish(text, null),
  devotional_date: v.nullish(day, null),
  /** The id of the leader's notification, or of the disciple's for a first word. Absent in older messages. */
  notification_id: v.nullish(text, null),
});
export type MessageStamps = v.InferOutput<typeof messageStampsSchema>;

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
  archived_at: v.nullish(instant, null),
  ...messageStampsSchema.entries,
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

/**
 * `pastor_messages/{id}`: created by the disciple; the leader marks it read and answers once. A leader who writes first creates it
 * with the answer (`isFirstWord`).
 */
export const pastorMessageSchema = v.pipe(
  v.object({ id: text, ...messageFields.entries }),
  v.check((it) => hasText(it)),
);
export type PastorMessage = v.InferOutput<typeof pastorMessageSchema>;

/** The name that the server stamped on a message, or a placeholder. */
export function discipleName({ disciple_name }: PastorMessage): string {
  return disciple_name ?? 'Discípulo';
}

/** The id of the disciple's notification about a response; null for a first word that has none yet. */
export const replyNotificationId = (
  message: Pick<PastorMessage, 'id' | 'message' | 'notification_id'>,
): string | null =>
  isFirstWord(message) ? message.notification_id : notificationIds.reply(message.id);

/** Whether a disciple or the leader wrote first. Each author has a separate sequence of numbers. */
export type Author = 'disciple' | 'leader';

/** The message id enforces the quota: the security rules accept each number of a day once. Older ids are random. */
export interface MessageNumber {
  by: Author;
  /** The UTC day. */
  day: Day;
  /** From 0, less than the author's quota. */
  number: number;
}

export const dailyQuota: Record<Author, number> = {
  disciple: DAILY_MESSAGES,
  leader: DAILY_FIRST_WORDS,
};

/** @param uid the author's uid */
export const messageIdOf = (uid: string, { by, day: on, number }: MessageNumber): string =>
  `${uid}_${on}_${by === 'leader' ? 'l' : ''}${number}`;

/** Parses a message id; null for an id without a number. */
export function messageNumberOf(id: string): MessageNumber | null {
  const [end = '', on = ''] = id.split('_').toReversed();
  const [, mark, number] = /^(l?)(\d+)$/.exec(end) ?? [];
  if (number === undefined || !isDay(on)) return null;
  return { by: mark === 'l' ? 'leader' : 'disciple', day: on, number: Number(number) };
}

export const isWithinQuota = ({ by, number }: Pick<MessageNumber, 'by' | 'number'>): boolean =>
  number < dailyQuota[by];
