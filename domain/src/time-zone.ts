import { HOUR_MS, isDay } from './day';
import type { Day } from './day';

/** A cache by time zone, because creating a formatter is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** More than there are time zones, but not more than a client can invent spellings. */
const CACHED_MAX = 1000;

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  if (formats.size >= CACHED_MAX) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** A place, a fixed offset (a phone that is set to one reports it) or UTC. The security rules accept the same names. */
const NAME =
  /^(?:UTC|Etc\/GMT[+-][0-9]{1,2}|[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z]*(?:[_-][A-Za-z]+)*)+)$/;

/** Whether the platform knows the IANA time zone, in the usual spelling. Also true for older names of places. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    const { timeZone } = formatFor(name).resolvedOptions();
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

/** The local day and hour in a time zone. */
export function localTime(timeZone: string, time: Date): { day: Day; hour: number } {
  const text = formatFor(timeZone).format(time);
  const day = text.slice(0, 10);
  if (!isDay(day)) throw new RangeError(`Not a calendar day: ${text}`);
  return { day, hour: Number(text.slice(11, 13)) };
}

/** The number of milliseconds by which local time is ahead of UTC. */
function offsetAt(timeZone: string, time: number): number {
  const seconds = Math.floor(time / 1000) * 1000;
  const local = formatFor(timeZone).format(new Date(seconds)).replace(' ', 'T');
  return Date.parse(`${local}Z`) - seconds;
}

/**
 * The instant of a local day and hour in a time zone. If clocks go back and the hour occurs twice, returns the first occurrence; if they
 * go forward and the hour is skipped, returns an hour later.
 */
export function instantOf(day: Day, hour: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  // The candidates with the offset before and after a clock change on that day.
  const before = asUtc - offsetAt(timeZone, asUtc - 12 * HOUR_MS);
  const after = asUtc - offsetAt(timeZone, asUtc + 12 * HOUR_MS);
  const matches = (time: number) => {
    const local = localTime(timeZone, new Date(time));
    return local.day === day && local.hour === hour;
  };
  return new Date(matches(before) || !matches(after) ? before : after);
}
