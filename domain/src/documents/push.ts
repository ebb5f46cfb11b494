import * as v from 'valibot';
import { REMINDER_FIRST_HOUR, REMINDER_LAST_HOUR } from '../limits';
import { isTimeZone } from '../time-zone';
import { count, instant, text } from './fields';
import { cues } from './rhythm';

/** `users/{uid}/push_outbox/{id}`: pushes that are recorded instead of sent, without a push service. Readable by the owner. */
export const pushOutboxSchema = v.object({
  id: text,
  user_id: text,
  title: v.string(),
  body: v.string(),
  url: v.string(),
  tag: v.string(),
  /** The number of devices addressed. */
  devices: count,
  sent_at: instant,
});
export type PushOutboxEntry = v.InferOutput<typeof pushOutboxSchema>;

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** The daily reminder that a person has chosen, in their own time zone. */
export const reminderChoiceSchema = v.object({
  enabled: v.boolean(),
  /** The local hour; the limits exclude the night. */
  hour: whole(REMINDER_FIRST_HOUR, REMINDER_LAST_HOUR),
  /** 0 (Sunday) to 6 (Saturday), without duplicates. */
  weekdays: v.pipe(
    v.array(whole(0, 6)),
    v.minLength(1),
    v.check((days) => new Set(days).size === days.length),
  ),
  time_zone: v.pipe(v.string(), v.maxLength(100), v.check(isTimeZone)),
});
export type ReminderChoice = v.InferOutput<typeof reminderChoiceSchema>;

/** `users/{uid}/push_reminders/daily`: written by the server on the owner's request. */
export const pushReminderSchema = v.object({
  user_id: text,
  ...reminderChoiceSchema.entries,
  /** When the next reminder is due; null when reminders are off or there is no device. */
  next_at: v.nullable(instant),
  /** Copies of the rhythm's, so that a reminder costs no further read. */
  cue: v.optional(v.nullable(v.picklist(cues)), null),
  pauses: v.optional(v.array(v.string()), []),
});
export type PushReminder = v.InferOutput<typeof pushReminderSchema>;

/** `users/{uid}/push_subscriptions/{id}`: one per device; server only. */
export const pushSubscriptionSchema = v.object({
  user_id: text,
  endpoint: text,
  p256dh: v.string(),
  auth: v.string(),
  /** The FCM token; null without FCM. */
  token: v.nullable(v.string()),
  /** A short description: browser and system. */
  device: v.string(),
  seen_at: instant,
});
