import * as v from 'valibot';
import { dailyReadingSchema, devotionalSchema } from './content';
import { count, day, instant, text } from './fields';

const partSchema = v.object({
  /** Who has put there what is there, or has taken it away. */
  source: v.picklist(['plano', 'admin']),
  /** What fills days leaves it as it is. */
  locked: v.boolean(),
  /** What was filled in: plan, passages and edition; null for nothing. */
  key: v.nullable(text),
  /** The documents that were filled in: their ids, each with a hash of its fields. */
  documents: v.record(v.string(), text),
  /** The quiet line that names the source to readers, as 'Da leitura de hoje'; null for none. Absent in documents of before. */
  origin: v.nullish(text),
});
export type ContentPart = v.InferOutput<typeof partSchema>;

const contentReadingSchema = v.object({
  ...dailyReadingSchema.entries,
  /** Null where it does not fit into the day's document: it is in `daily_readings/{id}`. */
  chapter_text: v.nullable(text),
});
export type ContentReading = v.InferOutput<typeof contentReadingSchema>;

/** What people read on a day: copies of its documents, only of those that fit their schemas. */
const dayContentSchema = v.object({
  devotional: v.nullable(devotionalSchema),
  /** By their ids, as a query gives them. */
  readings: v.array(contentReadingSchema),
  /** Texts, or whole readings, that did not fit: an admin is told. Readings that are left out whole are found by a query. */
  left_out: count,
});
export type DayContent = v.InferOutput<typeof dayContentSchema>;

/**
 * `content_days/{YYYY-MM-DD}`: the day as one document: what is read on it, and where that comes from, its devotional and its
 * readings apart. It outlives them: what an admin has deleted is not filled in again. Written by the server alone, read by everyone
 * signed in; a person reads it by its id, admins list it.
 */
export const contentDaySchema = v.object({
  id: day,
  devotional: v.nullish(partSchema, null),
  readings: v.nullish(partSchema, null),
  /** Absent in documents of before: then `devotionals/{day}` and a query of `daily_readings` have it. Null parts are days without. */
  content: v.optional(dayContentSchema),
  /** When the day first had a devotional. It stays, whatever becomes of the devotional; null for never, or not known. */
  published_at: v.nullish(instant),
  /** Until when its devotional may be done as that day, because it was published after the day had begun for the church. */
  late_until: v.nullish(instant),
  /** Days before this one of which `late_until` lies on this day or after it: what may still be done as their own day. */
  late_days: v.optional(v.array(day)),
});
export type ContentDay = v.InferOutput<typeof contentDaySchema>;

export const contentParts = ['devotional', 'readings'] as const;
export type PartName = (typeof contentParts)[number];

const ofAnAdmin: ContentPart = { source: 'admin', locked: true, key: null, documents: {} };

/**
 * A part in the light of the documents that are there: whatever is not as it was filled in is an admin's. The same whenever and
 * however often it is looked at; `deleted` says that something was there, where nothing is and nothing is known of it.
 */
export function observePart(
  known: ContentPart | null,
  present: Record<string, string>,
  deleted = false,
): ContentPart | null {
  if (known?.locked) return known;
  if (!known) return deleted || Object.keys(present).length > 0 ? ofAnAdmin : null;
  return sameDocuments(known.documents, present) ? known : ofAnAdmin;
}

function sameDocuments(a: Record<string, string>, b: Record<string, string>): boolean {
  const ids = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...ids].every((id) => a[id] === b[id]);
}
