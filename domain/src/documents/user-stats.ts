import * as v from 'valibot';
import { challengeTermsSchema } from './challenge';
import { consentsSummarySchema } from './consents';
import { positions } from './people';
import { count, day, instant, text } from './fields';

/** What happened on one calendar day. `xp` is what the devotional was credited: 0, 50 or 75. */
const dayRecordSchema = v.object({
  xp: count,
  memorized: v.boolean(),
  /** When the devotional was completed: a challenge that starts later that day does not count it. */
  devotional_at: v.nullable(instant),
  /** The daily readings completed on that day: id to when. */
  readings: v.record(v.string(), instant),
});
export type DayRecord = v.InferOutput<typeof dayRecordSchema>;

/** Consecutive days with a completed devotional, both ends included. */
const runSchema = v.object({ start: day, end: day });
export type Run = v.InferOutput<typeof runSchema>;

const activeChallengeSchema = v.object({
  challenge_id: text,
  ...challengeTermsSchema.entries,
  started_at: instant,
  /** The first calendar day that counts: the day of the start, or the next when that day's devotional was done before it. */
  counts_from: day,
  /** Readings counted since the start (only for categories that count readings). */
  readings: count,
  progress: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});
export type ActiveChallenge = v.InferOutput<typeof activeChallengeSchema>;

const earnedBadgeSchema = v.object({
  badge_id: text,
  name: text,
  description: v.string(),
  icon: v.string(),
  earned_at: instant,
});
export type EarnedBadge = v.InferOutput<typeof earnedBadgeSchema>;

const leaderSchema = v.object({
  id: text,
  full_name: text,
  position: v.picklist(['lider', 'pastor']),
});
export type Leader = v.InferOutput<typeof leaderSchema>;

/** `user_stats/{uid}`: written by the server alone. The specification's fields, and the summary that the dashboard shows. */
export const userStatsSchema = v.object({
  user_id: text,
  total_xp: count,
  current_level: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** As of `last_devotional_date`; see `livingStreak` for what it is today. */
  current_streak: count,
  longest_streak: count,
  last_devotional_date: v.nullable(day),
  total_devotionals_completed: count,

  total_verses_memorized: count,
  total_readings: count,
  /** Every day with a completed devotional, as runs in ascending order: what makes late and repeated events harmless. */
  runs: v.array(runSchema),
  /** The last 40 days in which something happened. */
  days: v.record(day, dayRecordSchema),
  active_challenges: v.array(activeChallengeSchema),
  started_challenge_ids: v.array(v.string()),
  badge_ids: v.array(v.string()),
  /** The three newest, newest first. */
  recent_badges: v.array(earnedBadgeSchema),
  unread_replies: count,
  /** Of every kind, replies too. Stats written before there was such a count have none. */
  unread_notifications: v.optional(count, 0),
  /** Copies of what the profile, the leader's profile and the role rows say; null until the profile exists. */
  profile: v.nullable(
    v.object({
      full_name: text,
      position: v.picklist(positions),
      leader: v.nullable(leaderSchema),
      /** Only while a guardian's consent is needed: see `needsGuardian`. */
      adult_from_year: v.optional(count),
    }),
  ),
  is_admin: v.boolean(),
  /** What the person consented to; null until they were asked. */
  consents: v.optional(v.nullable(consentsSummarySchema), null),
});
export type UserStats = v.InferOutput<typeof userStatsSchema>;
