import { isDay } from './day';
import type { Day } from './day';
import { DAILY_MESSAGES } from './limits';

/** The id is the quota: the security rules accept each number of a day once. Older ids are random. */
export interface MessageNumber {
  /** The UTC day. */
  day: Day;
  /** From 0 to `DAILY_MESSAGES - 1`. */
  number: number;
}

export const messageIdOf = (uid: string, { day: on, number }: MessageNumber): string =>
  `${uid}_${on}_${number}`;

/** Null for an id that is not numbered. */
export function messageNumberOf(id: string): MessageNumber | null {
  const [number = '', on = ''] = id.split('_').toReversed();
  return isDay(on) && /^\d+$/.test(number) ? { day: on, number: Number(number) } : null;
}

export const isWithinQuota = ({ number }: MessageNumber): boolean => number < DAILY_MESSAGES;
