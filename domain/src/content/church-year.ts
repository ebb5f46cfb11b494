import { easter as computeEaster } from 'date-easter';
import { addDays, weekdayOf, yearOf } from '../day';
import type { Day } from '../day';

/** A season of the Western Christian calendar; `ordinary` is the time between the others. */
export type ChurchSeason = 'advent' | 'christmas' | 'lent' | 'easter' | 'pentecost' | 'ordinary';

export function churchSeason(day: Day): ChurchSeason {
  const year = yearOf(day);
  const christmas: Day = `${year}-12-25`;
  if (day >= christmas || day <= `${year}-01-06`) return 'christmas';
  if (day >= firstAdvent(christmas)) return 'advent';
  const easter = easterOf(year);
  if (day < feastDay('ash-wednesday', year) || day >= addDays(easter, 56)) return 'ordinary';
  if (day < easter) return 'lent';
  return day < addDays(easter, 49) ? 'easter' : 'pentecost';
}

/** The feasts on which an annual series can start. */
export const feastNames = [
  'ash-wednesday',
  'palm-sunday',
  'easter',
  'pentecost',
  'advent',
] as const;
export type FeastName = (typeof feastNames)[number];

/** The day of a feast in a year; for Advent, the first of its four Sundays. */
export function feastDay(feast: FeastName, year: number): Day {
  return feast === 'advent'
    ? firstAdvent(`${year}-12-25`)
    : addDays(easterOf(year), daysFromEaster[feast]);
}

const daysFromEaster = { 'ash-wednesday': -46, 'palm-sunday': -7, easter: 0, pentecost: 49 };

/** The fourth Sunday before Christmas. */
function firstAdvent(christmas: Day): Day {
  return addDays(christmas, -21 - (weekdayOf(christmas) || 7));
}

/** Easter Sunday in the Gregorian calendar. */
export function easterOf(year: number): Day {
  const { month, day } = computeEaster(year);
  return addDays(month === 3 ? `${year}-03-01` : `${year}-04-01`, day - 1);
}
