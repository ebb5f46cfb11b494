import { addDays, isDay } from './day';
import type { Day } from './day';

/** A month, as its first day. */
export type Month = Day;

export const monthOf = (day: Day): Month => addDays(day, 1 - Number(day.slice(8)));
export const nextMonth = (month: Month): Month => monthOf(addDays(month, 31));
export const previousMonth = (month: Month): Month => monthOf(addDays(month, -1));
export const lastDayOf = (month: Month): Day => addDays(nextMonth(month), -1);

/** `2026-11`, as it stands in the address. */
export const monthInAddress = (month: Month): string => month.slice(0, 7);

export function monthFrom(text: string | null): Month | null {
  const first = `${text}-01`;
  return isDay(first) ? first : null;
}

const names = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `novembro de 2026` */
export const monthName = (month: Month): string => names.format(new Date(`${month}T00:00:00Z`));
