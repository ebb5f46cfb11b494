/** A calendar day, `YYYY-MM-DD`. Days compare as strings. */
export type Day = `${number}-${number}-${number}`;

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether the text is a date that exists; 30 February does not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = [text.slice(0, 4), text.slice(5, 7), text.slice(8)].map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}

function toDay(text: string): Day {
  if (!isDay(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return text;
}

/** The day in the device's time zone, which is the person's calendar day. */
export function calendarDay(now: Date): Day {
  return toDay(isoDate(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

/** The day in the easternmost time zone (UTC+14); no device has a later one. */
export const easternmostDay = (now: Date): Day => toDay(isoDate(now.getTime() + 14 * HOUR_MS));

/** The day in the westernmost time zone (UTC−12); no device has an earlier one. */
export const westernmostDay = (now: Date): Day => toDay(isoDate(now.getTime() - 12 * HOUR_MS));

/** The day in UTC, by which the security rules check their limits. */
export const utcDay = (now: Date): Day => toDay(isoDate(now.getTime()));

export function addDays(day: Day, count: number): Day {
  return toDay(isoDate(midnight(day) + count * DAY_MS));
}

/**
 * Whether a completion at this time is on time for the day: from its first minute in the easternmost time zone to the end of the next
 * day in UTC. The margin lets a page that was left open overnight still complete the day before.
 */
export const isOnTime = (day: Day, at: Date): boolean =>
  day >= addDays(utcDay(at), -1) && day <= easternmostDay(at);

/** The number of days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (midnight(to) - midnight(from)) / DAY_MS;
}

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** 0 (Sunday) to 6 (Saturday). */
export function weekdayOf(day: Day): number {
  return new Date(midnight(day)).getUTCDay();
}

/** The seven days of the week that contains the day, Sunday to Saturday. */
export function weekOf(day: Day): Day[] {
  const sunday = addDays(day, -weekdayOf(day));
  return [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(sunday, count));
}

/** Indexed by `weekdayOf`. */
export const weekdayNames = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

/** Indexed from January. */
export const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** `sábado` */
export function weekdayName(day: Day): string {
  return weekdayNames[weekdayOf(day)] ?? '';
}

/** `S`, for the header of a week. */
export function weekdayLetter(day: Day): string {
  return weekdayName(day).charAt(0).toUpperCase();
}

/** `sábado, 21 de novembro de 2026` */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${weekdayName(day)}, ${date} de ${monthNames[(month ?? 1) - 1]} de ${year}`;
}

/** `21/11/2026` */
export function formatShortDay(day: Day): string {
  return day.split('-').toReversed().join('/');
}

/** `21/11` */
export const formatDayAndMonth = (day: Day): string => formatShortDay(day).slice(0, 5);

/** `1 dia`, `2 dias` */
export const formatDayCount = (count: number): string => (count === 1 ? '1 dia' : `${count} dias`);

/** The first day that has not begun anywhere on earth. The content of earlier days is never replaced. */
export const firstReplaceableDay = (now: Date): Day => addDays(easternmostDay(now), 1);
