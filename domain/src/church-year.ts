import { addDays, weekdayOf } from './day';
import type { Day } from './day';

/** A season of the Christian calendar, as Western churches keep it; `ordinary` is the time between them. */
export type ChurchSeason = 'advent' | 'christmas' | 'lent' | 'easter' | 'pentecost' | 'ordinary';

/** The season of a day. */
export function churchSeason(day: Day): ChurchSeason {
  const year = Number(day.slice(0, 4));
  const christmas = dayOf(year, 12, 25);
  if (day >= christmas || day <= dayOf(year, 1, 6)) return 'christmas';
  if (day >= firstAdvent(christmas)) return 'advent';
  const easter = easterOf(year);
  if (day < addDays(easter, -46) || day >= addDays(easter, 56)) return 'ordinary';
  if (day < easter) return 'lent';
  return day < addDays(easter, 49) ? 'easter' : 'pentecost';
}

/** The fourth Sunday before Christmas. */
function firstAdvent(christmas: Day): Day {
  return addDays(christmas, -21 - (weekdayOf(christmas) || 7));
}

/** Easter Sunday of a year of the Gregorian calendar, by the anonymous algorithm (Meeus, Jones, Butcher). */
export function easterOf(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - leapCenturies - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

function dayOf(year: number, month: number, date: number): Day {
  return addDays(
    `${year}-01-01`,
    (Date.UTC(year, month - 1, date) - Date.UTC(year, 0, 1)) / DAY_MS,
  );
}

const DAY_MS = 86_400_000;
