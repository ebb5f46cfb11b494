import { addDays, isDay, weekOf } from './day';
import type { Day } from './day';

/** A month, represented by its first day. */
export type Month = Day;

export const monthOf = (day: Day): Month => addDays(day, 1 - Number(day.slice(8)));
export const nextMonth = (month: Month): Month => monthOf(addDays(month, 31));
export const previousMonth = (month: Month): Month => monthOf(addDays(month, -1));
export const lastDayOf = (month: Month): Day => addDays(nextMonth(month), -1);

/** The weeks of a month, Sunday to Saturday; null for a day of another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const weeks: (Day | null)[][] = [];
  for (let [day] = weekOf(month); day && day < nextMonth(month); day = addDays(day, 7)) {
    weeks.push(weekOf(day).map((each) => (monthOf(each) === month ? each : null)));
  }
  return weeks;
}

/** `2026-11`, the form of a month in addresses. */
export const monthParam = (month: Month): string => month.slice(0, 7);

/** Parses the month in an address; null for one outside the years of content. */
export function parseMonth(text: string | null): Month | null {
  const first = `${text}-01`;
  return isDay(first) && first >= '2000' && first < '2101' ? first : null;
}

const names = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `novembro de 2026` */
export const monthName = (month: Month): string => names.format(new Date(`${month}T00:00:00Z`));
