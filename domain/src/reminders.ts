import { addDays, weekdayOf } from './day';
import type { ReminderChoice } from './documents/push-reminder';
import { localTime, momentOf } from './local-time';

/** A week and a day: the hour may have passed on the only weekday there is. */
const DAYS_AHEAD = 8;

/** The first moment after that one at which a person wants to be reminded; null when they don't. */
export function nextReminder(choice: ReminderChoice, after: Date): Date | null {
  const { enabled, hour, weekdays, time_zone } = choice;
  if (!enabled) return null;
  const { day: today } = localTime(time_zone, after);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const moment = momentOf(day, hour, time_zone);
    if (weekdays.includes(weekdayOf(day)) && moment > after) return moment;
  }
  return null;
}
