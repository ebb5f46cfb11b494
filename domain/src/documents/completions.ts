import * as v from 'valibot';
import { challengeTermsSchema } from './challenge';
import { count, day, instant, text } from './fields';

/** `users/{uid}/user_challenges/{challenge_id}`: created by the owner, updated by the server. */
export const userChallengeSchema = v.object({
  user_id: text,
  challenge_id: text,
  status: v.picklist(['in_progress', 'pending', 'completed']),
  progress: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  started_at: instant,
  /** The person's calendar day when they started it. */
  started_on: day,
  completed_at: v.nullable(instant),
  /** Copied by the server, because the challenge can change later; absent until then. */
  terms: v.optional(challengeTermsSchema),
});
export type UserChallenge = v.InferOutput<typeof userChallengeSchema>;

/** `users/{uid}/user_daily_readings/{daily_reading_id}`. */
export const userDailyReadingSchema = v.object({
  user_id: text,
  daily_reading_id: text,
  reading_time_seconds: count,
  completed_at: instant,
  completed_on: day,
});
export type UserDailyReading = v.InferOutput<typeof userDailyReadingSchema>;

/** `users/{uid}/user_devotionals/{devotional_id}`: a day's answers, readable by their owner only. */
export const userDevotionalSchema = v.object({
  user_id: text,
  devotional_id: day,
  reflection: text,
  application: text,
  verse_memorization: v.string(),
  memorization_validated: v.boolean(),
  /** By the device's clock, because a completion can reach the server days later. */
  completed_at: instant,
  /** The person's calendar day; equals the devotional's date. */
  completed_on: day,
});
export type UserDevotional = v.InferOutput<typeof userDevotionalSchema>;
