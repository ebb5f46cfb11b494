import { HOUR_MS, addDays, daysBetween, weekdayOf } from './day';
import type { Day } from './day';
import type { PushReminder, ReminderChoice } from './documents/push';
import { REMINDER_FIRST_HOUR, REMINDER_LAST_HOUR } from './limits';
import { localTime, instantOf } from './time-zone';

/** A week and a day, because today can be the only chosen weekday, with its hour already past. */
const DAYS_AHEAD = 8;

/** The next time to send a reminder, strictly after `after`; null if reminders are off. */
export function nextReminderAt(choice: ReminderChoice, after: Date): Date | null {
  const { enabled, hour, weekdays, time_zone } = choice;
  if (!enabled) return null;
  const { day: today } = localTime(time_zone, after);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const time = instantOf(day, hour, time_zone);
    if (weekdays.includes(weekdayOf(day)) && time > after) return time;
  }
  return null;
}

/** A reminder overdue by more than this is skipped. */
const MAX_DELAY_MS = 2 * HOUR_MS;

/** The local day for which a reminder is due now; null if it is too early, too late or night. */
export function dueReminderDay(
  { enabled, next_at, time_zone }: PushReminder,
  now: Date,
): Day | null {
  if (!enabled || !next_at || next_at > now) return null;
  const { day, hour } = localTime(time_zone, now);
  const isNight = hour < REMINDER_FIRST_HOUR || hour > REMINDER_LAST_HOUR;
  const isLate = now.getTime() - next_at.getTime() > MAX_DELAY_MS;
  return isNight || isLate ? null : day;
}

/** The texts are kind, and mention neither a streak nor a loss. */
const texts = [
  { title: 'Um tempo com Deus', body: 'O devocional de hoje está pronto, quando você puder.' },
  { title: 'Uma pausa para o coração', body: 'Alguns minutos com a Palavra esperam por você.' },
  { title: 'Encontro de hoje', body: 'A leitura está à sua espera.' },
  { title: 'Raízes bem cuidadas', body: 'Que tal um momento de reflexão e oração agora?' },
] as const;

/** The text of a day's reminder; it rotates daily. */
export function reminderText(day: Day): { title: string; body: string } {
  return texts[daysBetween('1970-01-01', day) % texts.length] ?? texts[0];
}
