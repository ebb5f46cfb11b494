import * as v from 'valibot';
import { count, day, text } from './fields';

const peopleCountsSchema = v.object({
  part: v.literal('people'),
  /** People who joined in the last seven days. */
  newcomers: count,
  /** Disciples without a leader. */
  unlinked: count,
  /** Those of them who have asked for one. */
  asking: count,
  /** Pushes of the last seven days that did not reach every device. */
  failed_pushes: count,
  /** Minors without a guardian's consent; zero in counts from before they were counted. */
  unauthorized: v.optional(count, 0),
  /** Messages that have waited for an answer for more than two days. */
  waiting: v.object({
    total: count,
    /** Counts of the leaders whose messages have waited longest. */
    by_leader: v.array(v.object({ leader_id: text, count })),
  }),
  /** The newest open challenges, with their number of participants. */
  challenges: v.array(v.object({ id: text, title: text, people: count })),
});
export type PeopleCounts = v.InferOutput<typeof peopleCountsSchema>;

const contentCountsSchema = v.object({
  part: v.literal('content'),
  /** The last day checked, counting from today. */
  until: day,
  /** The days without a devotional, and those without a reading, except those that an admin emptied on purpose. */
  devotionals: v.array(day),
  readings: v.array(day),
});
export type ContentCounts = v.InferOutput<typeof contentCountsSchema>;

/** `church_counts/{part}`: the overview for admins, in two parts that are counted separately. Server only. */
export const churchCountsSchema = v.variant('part', [peopleCountsSchema, contentCountsSchema]);
export type ChurchCounts = v.InferOutput<typeof churchCountsSchema>;
