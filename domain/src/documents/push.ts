import * as v from 'valibot';
import { REMINDER_FIRST_HOUR, REMINDER_LAST_HOUR } from '../limits';
import { isTimeZone } from '../local-time';
import { instant, text } from './fields';

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** When a person wants to be reminded, by their own clock and calendar. */
export const reminderChoiceSchema = v.object({
  enabled: v.boolean(),
  /** Never at night. */
  hour: whole(REMINDER_FIRST_HOUR, REMINDER_LAST_HOUR),
  /** From 0, Sunday, to 6, Saturday; each once. */
  weekdays: v.pipe(
    v.array(whole(0, 6)),
    v.minLength(1),
    v.check((days) => new Set(days).size === days.length),
  ),
  time_zone: v.pipe(v.string(), v.maxLength(100), v.check(isTimeZone)),
});
export type ReminderChoice = v.InferOutput<typeof reminderChoiceSchema>;

/** `users/{uid}/push_reminders/daily`: the server writes it as its owner asks. */
export const pushReminderSchema = v.object({
  user_id: text,
  ...reminderChoiceSchema.entries,
  /** When the next is due; null while there is none to send, or no device to send it to. */
  next_at: v.nullable(instant),
});
export type PushReminder = v.InferOutput<typeof pushReminderSchema>;
