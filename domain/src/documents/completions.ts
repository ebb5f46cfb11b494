import * as v from 'valibot';
import { challengeTermsSchema } from './challenge';
import { day, instant, text } from './fields';

/** `users/{uid}/user_challenges/{challenge_id}`: the person creates it, the server moves it on. */
export const userChallengeSchema = v.object({
  user_id: text,
  challenge_id: text,
  status: v.picklist(['in_progress', 'pending', 'completed']),
  progress: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  started_at: instant,
  /** The person's calendar day when they started it. */
  started_on: day,
  completed_at: v.nullable(instant),
  /** What the person agreed to: the server adds it, for the challenge itself may change. Older ones have none. */
  terms: v.optional(challengeTermsSchema),
});
export type UserChallenge = v.InferOutput<typeof userChallengeSchema>;
