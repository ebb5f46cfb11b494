import { isDay } from './day';
import type { Day } from './day';
import { DAILY_FIRST_WORDS, DAILY_MESSAGES } from './limits';

/** A disciple writes to their leader, or a leader first to a disciple: each has numbers of their own. */
export type Author = 'disciple' | 'leader';

/** The id is the quota: the security rules accept each number of a day once. Older ids are random. */
export interface MessageNumber {
  by: Author;
  /** The UTC day. */
  day: Day;
  /** From 0 to below the author's quota. */
  number: number;
}

export const dailyQuota: Record<Author, number> = {
  disciple: DAILY_MESSAGES,
  leader: DAILY_FIRST_WORDS,
};

/** @param uid the author's */
export const messageIdOf = (uid: string, { by, day: on, number }: MessageNumber): string =>
  `${uid}_${on}_${by === 'leader' ? 'l' : ''}${number}`;

/** Null for an id that is not numbered. */
export function messageNumberOf(id: string): MessageNumber | null {
  const [end = '', on = ''] = id.split('_').toReversed();
  const [, mark, number] = /^(l?)(\d+)$/.exec(end) ?? [];
  if (number === undefined || !isDay(on)) return null;
  return { by: mark === 'l' ? 'leader' : 'disciple', day: on, number: Number(number) };
}

export const isWithinQuota = ({ by, number }: Pick<MessageNumber, 'by' | 'number'>): boolean =>
  number < dailyQuota[by];
