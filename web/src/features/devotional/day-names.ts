import { addDays, formatDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';

const PARAMETER = 'dia';

/** The address of the steps of a day whose devotional came late. */
export const latePath = (day: Day) => `/devotional${lateSearch(day)}`;
export const lateSearch = (day: Day) => `?${PARAMETER}=${day}`;

/** The day that an address asks for; null for today's. */
export function dayInAddress(search: string): Day | null {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return asked !== null && isDay(asked) ? asked : null;
}

/** After 'de' and 'para': `ontem`, `quinta-feira, 19 de novembro`. */
export const nameOfDay = (day: Day, today: Day): string =>
  day === addDays(today, -1) ? 'ontem' : formatDay(day).replace(/ de \d+$/, '');
