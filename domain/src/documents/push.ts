import * as v from 'valibot';
import { REMINDER_FIRST_HOUR, REMINDER_LAST_HOUR } from '../limits';
import { isTimeZone } from '../time-zone';
import { count, instant, text } from './fields';

/** `users/{uid}/push_outbox/{id}`: what would have been sent, where there is no push service. The owner reads it. */
export const pushOutboxSchema = v.object({
  id: text,
  user_id: text,
  title: v.string(),
  body: v.string(),
  url: v.string(),
  tag: v.string(),
  /** How many devices it was for. */
  devices: count,
  sent_at: instant,
});
export type PushOutboxEntry = v.InferOutput<typeof pushOutboxSchema>;

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

/** `users/{uid}/push_subscriptions/{id}`, one for each device: the server alone writes and reads it. */
export const pushSubscriptionSchema = v.object({
  user_id: text,
  endpoint: text,
  p256dh: v.string(),
  auth: v.string(),
  /** What FCM calls the device; where there is no FCM, there is none. */
  token: v.nullable(v.string()),
  /** What kind of device it is, in a few words. */
  device: v.string(),
  seen_at: instant,
});
