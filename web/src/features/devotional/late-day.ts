import { addDays, formatDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';

const PARAMETER = 'day';

/** The path of a late day's devotional. */
export const latePath = (day: Day) => `/devotional${lateSearch(day)}`;
export const lateSearch = (day: Day) => `?${PARAMETER}=${day}`;

/** The day in the query of an address; null for today's. */
export function dayInSearch(search: string): Day | null {
  const value = new URLSearchParams(search).get(PARAMETER);
  return value !== null && isDay(value) ? value : null;
}

/** A day's name after 'de' and 'para': `ontem`, `quinta-feira, 19 de novembro`. */
export const nameOfDay = (day: Day, today: Day): string =>
  day === addDays(today, -1) ? 'ontem' : formatDay(day).replace(/ de \d+$/, '');
