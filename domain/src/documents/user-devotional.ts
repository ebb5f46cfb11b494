import * as v from 'valibot';
import { day, instant, text } from './fields';

/** `users/{uid}/user_devotionals/{devotional_id}`: what one person wrote on one day, read by that person alone. */
export const userDevotionalSchema = v.object({
  user_id: text,
  devotional_id: day,
  reflection: text,
  application: text,
  verse_memorization: v.string(),
  memorization_validated: v.boolean(),
  /** The device's own clock: a completion may reach the server days later. */
  completed_at: instant,
  /** The person's calendar day; equals the devotional's date. */
  completed_on: day,
});
export type UserDevotional = v.InferOutput<typeof userDevotionalSchema>;
