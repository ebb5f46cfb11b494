import { HOUR_MS, addDays, daysBetween, weekdayOf } from './day';
import type { Day } from './day';
import type { PushReminder, ReminderChoice } from './documents/push';
import type { Cue } from './documents/rhythm';
import { REMINDER_FIRST_HOUR, REMINDER_LAST_HOUR } from './limits';
import { keptPauses, pauseOn } from './progress/weeks';
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

/** The local day for which a reminder is due now; null if it is too early, too late or night, or the day is in a pause. */
export function dueReminderDay(
  { enabled, next_at, time_zone, pauses }: PushReminder,
  now: Date,
): Day | null {
  if (!enabled || !next_at || next_at > now) return null;
  const { day, hour } = localTime(time_zone, now);
  const isNight = hour < REMINDER_FIRST_HOUR || hour > REMINDER_LAST_HOUR;
  const isLate = now.getTime() - next_at.getTime() > MAX_DELAY_MS;
  return isNight || isLate || pauseOn(keptPauses(pauses), day) ? null : day;
}

/** The texts are kind, and mention neither a streak nor a loss. */
const texts = [
  { title: 'Um tempo com Deus', body: 'O devocional de hoje está pronto, quando você puder.' },
  { title: 'Uma pausa para o coração', body: 'Alguns minutos com a Palavra esperam por você.' },
  { title: 'Encontro de hoje', body: 'A leitura está à sua espera.' },
  { title: 'Raízes bem cuidadas', body: 'Que tal um momento de reflexão e oração agora?' },
] as const;

const cueTexts: Record<Cue, string> = {
  acordar: 'Ao acordar',
  cafe: 'Depois do café',
  caminho: 'No caminho',
  almoco: 'Depois do almoço',
  noite: 'À noite',
};

/** The text of a day's reminder; it rotates daily. A cue comes first in it. */
export function reminderText(day: Day, cue: Cue | null): { title: string; body: string } {
  const text = texts[daysBetween('1970-01-01', day) % texts.length] ?? texts[0];
  if (cue === null) return text;
  return { title: text.title, body: `${cueTexts[cue]}: o devocional de hoje está pronto.` };
}
