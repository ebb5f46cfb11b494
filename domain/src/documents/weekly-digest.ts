import * as v from 'valibot';
import { count, day, text } from './fields';

const achievementSchema = v.variant('kind', [
  v.object({ kind: v.literal('badge'), name: text }),
  v.object({ kind: v.literal('streak'), days: count }),
  v.object({ kind: v.literal('level'), level: count }),
]);
export type Achievement = v.InferOutput<typeof achievementSchema>;

/**
 * `users/{leader}/weekly_digests/{monday}`: how the leader's disciples did in the week before; written by the server. Lists uids
 * instead of names, and only of people who share their progress.
 */
export const weeklyDigestSchema = v.object({
  week: day,
  /** People without a devotional for a week or longer, longest first. */
  away: v.array(v.object({ id: text, days: count })),
  /** People with achievements to congratulate. */
  reached: v.array(v.object({ id: text, achievements: v.array(achievementSchema) })),
  /** Total counts, because the lists are truncated. */
  away_count: count,
  reached_count: count,
  /** Messages that have waited for an answer for more than two days. */
  waiting: count,
  /** Disciples who do not share their progress. */
  private: count,
});
export type WeeklyDigest = v.InferOutput<typeof weeklyDigestSchema>;
