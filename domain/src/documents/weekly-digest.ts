import * as v from 'valibot';
import { count, day, text } from './fields';

const achievementSchema = v.variant('kind', [
  v.object({ kind: v.literal('badge'), name: text }),
  v.object({ kind: v.literal('streak'), days: count }),
  v.object({ kind: v.literal('level'), level: count }),
]);
export type Achievement = v.InferOutput<typeof achievementSchema>;

/**
 * `users/{leader}/weekly_digests/{monday}`: how the leader's disciples were in the week before, written by the server. People are
 * named by their uid alone, and only those who share their progress.
 */
export const weeklyDigestSchema = v.object({
  week: day,
  /** Without a devotional for a week or longer, the longest first. */
  away: v.array(v.object({ id: text, days: count })),
  /** What deserves a word. */
  reached: v.array(v.object({ id: text, achievements: v.array(achievementSchema) })),
  /** How many there are in all: the lists are cut. */
  away_count: count,
  reached_count: count,
  /** Messages that have waited for an answer for more than two days. */
  waiting: count,
  /** Disciples who do not share their progress. */
  private: count,
});
export type WeeklyDigest = v.InferOutput<typeof weeklyDigestSchema>;
