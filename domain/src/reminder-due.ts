import type { Day } from './day';
import type { PushReminder } from './documents/push-reminder';
import { REMINDER_FIRST_HOUR, REMINDER_LAST_HOUR } from './limits';
import { localTime } from './local-time';

/** A reminder that is later than this no longer comes at the hour that was asked for. */
const LATEST_MS = 2 * 3_600_000;

/** The day of which a person is to be reminded now; null when it is too late, too early or night. */
export function dayToRemind({ enabled, next_at, time_zone }: PushReminder, now: Date): Day | null {
  if (!enabled || !next_at || next_at > now) return null;
  const { day, hour } = localTime(time_zone, now);
  const isNight = hour < REMINDER_FIRST_HOUR || hour > REMINDER_LAST_HOUR;
  const isLate = now.getTime() - next_at.getTime() > LATEST_MS;
  return isNight || isLate ? null : day;
}
