import * as v from 'valibot';
import { challengeTermsSchema } from './challenge';
import { consentsSummarySchema } from './consents';
import { positions } from './people';
import { count, day, instant, text } from './fields';

/** The record of one calendar day. `xp` is the devotional's credit: 0, 50 or 75. */
const dayRecordSchema = v.object({
  xp: count,
  memorized: v.boolean(),
  /** When the devotional was last completed; a challenge that starts later that day does not count it. */
  devotional_at: v.nullable(instant),
  /** Completion times of that day's readings, by reading id. */
  readings: v.record(v.string(), instant),
});
export type DayRecord = v.InferOutput<typeof dayRecordSchema>;

/** Consecutive days with a completed devotional, inclusive. */
const runSchema = v.object({ start: day, end: day });
export type Run = v.InferOutput<typeof runSchema>;

const activeChallengeSchema = v.object({
  challenge_id: text,
  ...challengeTermsSchema.entries,
  started_at: instant,
  /** The person's calendar day when they started it. */
  started_on: day,
  /** The first day that counts: the day of the start, or the next day if that day's devotional was completed before the start. */
  counts_from: day,
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

export const leaderSchema = v.object({
  id: text,
  full_name: text,
  position: v.picklist(['lider', 'pastor']),
});
export type Leader = v.InferOutput<typeof leaderSchema>;

/** `user_stats/{uid}`: progress, and the denormalized summary that the dashboard listens to. Written only by the server. */
export const userStatsSchema = v.object({
  user_id: text,
  /** When the account was created; earlier days are not credited. Null only in stats that are not stored yet. */
  created_at: v.nullable(instant),
  total_xp: count,
  current_level: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** As of `last_devotional_date`; for today's streak see `livingStreak`. */
  current_streak: count,
  longest_streak: count,
  last_devotional_date: v.nullable(day),
  total_devotionals_completed: count,

  total_verses_memorized: count,
  total_readings: count,
  /** Every day with a completed devotional, as runs in ascending order. This ledger makes events idempotent and order-independent. */
  runs: v.array(runSchema),
  /** Records of the last 40 days, by day. */
  days: v.record(day, dayRecordSchema),
  active_challenges: v.array(activeChallengeSchema),
  started_challenge_ids: v.array(v.string()),
  badge_ids: v.array(v.string()),
  /** The three newest, newest first. */
  recent_badges: v.array(earnedBadgeSchema),
  unread_replies: count,
  /** Notifications of all kinds, including replies. */
  unread_notifications: count,
  /** Denormalized from the profile, the leader's profile and the role rows; null until the profile exists. */
  profile: v.nullable(
    v.object({
      full_name: text,
      position: v.picklist(positions),
      leader: v.nullable(leaderSchema),
      /** Set only while a guardian's consent is needed; see `needsGuardian`. */
      adult_from_year: v.optional(count),
    }),
  ),
  is_admin: v.boolean(),
  /** Denormalized from the consents; null until the person answers. */
  consents: v.nullable(consentsSummarySchema),
  /** When the rhythm last changed, so that a device reads it again only then; null before the question is answered. */
  rhythm_at: v.optional(v.nullable(instant), null),
});
export type UserStats = v.InferOutput<typeof userStatsSchema>;

/** Whether the person is a pastor or leader. */
export const leadsOthers = ({ profile }: UserStats): boolean =>
  profile !== null && profile.position !== 'discipulo';

/**
 * Whether the owner left the account without ever answering the consent question. Accounts with progress from before the question
 * existed are not abandoned, and neither are those of leaders and admins.
 */
export const isAbandoned = (stats: UserStats): boolean =>
  stats.consents === null &&
  stats.total_devotionals_completed + stats.total_readings === 0 &&
  !stats.is_admin &&
  !leadsOthers(stats);
