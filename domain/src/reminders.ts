import { addDays, daysBetween, weekdayOf } from './day';
import type { Day } from './day';
import type { PushReminder, ReminderChoice } from './documents/push';
import { REMINDER_FIRST_HOUR, REMINDER_LAST_HOUR } from './limits';
import { localTime, momentOf } from './time-zone';

/** A week and a day: the hour may have passed on the only weekday there is. */
const DAYS_AHEAD = 8;

/** The first moment after that one at which a person wants to be reminded; null when they don't. */
export function nextReminderAt(choice: ReminderChoice, after: Date): Date | null {
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

/** A reminder that is later than this no longer comes at the hour that was asked for. */
const LATEST_MS = 2 * 3_600_000;

/** The day of which a person is to be reminded now; null when it is too late, too early or night. */
export function dueReminderDay(
  { enabled, next_at, time_zone }: PushReminder,
  now: Date,
): Day | null {
  if (!enabled || !next_at || next_at > now) return null;
  const { day, hour } = localTime(time_zone, now);
  const isNight = hour < REMINDER_FIRST_HOUR || hour > REMINDER_LAST_HOUR;
  const isLate = now.getTime() - next_at.getTime() > LATEST_MS;
  return isNight || isLate ? null : day;
}

/** Kind, and without a word of what would be lost. */
const words = [
  { title: 'Um tempo com Deus', body: 'O devocional de hoje está pronto, quando você puder.' },
  { title: 'Uma pausa para o coração', body: 'Alguns minutos com a Palavra esperam por você.' },
  { title: 'Bom encontro', body: 'A leitura de hoje é curta e está à sua espera.' },
  { title: 'Raízes bem cuidadas', body: 'Que tal um momento de reflexão e oração agora?' },
] as const;

/** What the reminder of a day says: another day, other words. */
export function reminderText(day: Day): { title: string; body: string } {
  return words[daysBetween('1970-01-01', day) % words.length] ?? words[0];
}
