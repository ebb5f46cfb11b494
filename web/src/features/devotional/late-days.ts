import { addDays, formatDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { day as daySchema } from '@raizes/domain/documents/fields';
import { PUBLISHED_LATE_DAYS } from '@raizes/domain/limits';
import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';

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

const KEY = 'late-days';
const schema = v.array(daySchema);

/** The late days of the server's last answer that can still be completed: each stays open for the seven days after it. */
export function knownLateDays(today: Day): Day[] {
  const first = addDays(today, -PUBLISHED_LATE_DAYS);
  return (readStored(KEY, schema) ?? []).filter((each) => each >= first && each < today);
}

export function rememberLateDays(days: readonly Day[]): void {
  storage.write(KEY, days);
}
