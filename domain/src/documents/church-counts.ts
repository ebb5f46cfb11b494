import * as v from 'valibot';
import { count, day, text } from './fields';

const peopleCountsSchema = v.object({
  part: v.literal('people'),
  /** People who came in the last seven days. */
  newcomers: count,
  /** Disciples without a leader. */
  unlinked: count,
  /** Pushes of the last seven days that did not reach every device. */
  failed_pushes: count,
  /** Messages that have waited for an answer for more than two days. */
  waiting: v.object({
    total: count,
    /** Of those that have waited longest. */
    by_leader: v.array(v.object({ leader_id: text, count })),
  }),
  /** The newest challenges on offer, with how many people are in them. */
  challenges: v.array(v.object({ id: text, title: text, people: count })),
});
export type PeopleCounts = v.InferOutput<typeof peopleCountsSchema>;

const contentCountsSchema = v.object({
  part: v.literal('content'),
  /** The last day that was looked at, from today on. */
  until: day,
  /** The days without a devotional, and those without a reading, but for those that an admin wants empty. */
  devotionals: v.array(day),
  readings: v.array(day),
});
export type ContentCounts = v.InferOutput<typeof contentCountsSchema>;

/** `church_counts/{part}`: what an admin's morning begins with, in two parts that are counted on their own. Server only. */
export const churchCountsSchema = v.variant('part', [peopleCountsSchema, contentCountsSchema]);
export type ChurchCounts = v.InferOutput<typeof churchCountsSchema>;
