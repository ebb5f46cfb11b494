import { isDay } from './day';
import type { Day } from './day';

/** One formatter for each time zone: making one takes longer than all that it is used for. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(timeZone, format);
  return format;
}

/** Whether the platform knows a time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(formatOf(name));
  } catch {
    return false;
  }
}

/** What calendar and clock say in a time zone at that moment. */
export function localTime(timeZone: string, moment: Date): { day: Day; hour: number } {
  const text = formatOf(timeZone).format(moment);
  const day = text.slice(0, 10);
  if (!isDay(day)) throw new RangeError(`No calendar day: ${text}`);
  return { day, hour: Number(text.slice(11, 13)) };
}

/** The milliseconds that a time zone's clock is ahead of UTC at that moment. */
function offsetAt(timeZone: string, time: number): number {
  const seconds = Math.floor(time / 1000) * 1000;
  const local = formatOf(timeZone).format(new Date(seconds)).replace(' ', 'T');
  return Date.parse(`${local}Z`) - seconds;
}

/**
 * The moment at which it is that hour of that day in a time zone: the first, where the clock shows it twice; an hour later,
 * where the clock leaves it out.
 */
export function momentOf(day: Day, hour: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  // The offset half a day before is in force until the clock changes, and then the one after it.
  const before = asUtc - offsetAt(timeZone, asUtc - 12 * 3_600_000);
  const after = asUtc - offsetAt(timeZone, asUtc + 12 * 3_600_000);
  const shows = (time: number) => {
    const local = localTime(timeZone, new Date(time));
    return local.day === day && local.hour === hour;
  };
  return new Date(shows(before) || !shows(after) ? before : after);
}
