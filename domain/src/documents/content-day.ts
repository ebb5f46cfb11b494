import * as v from 'valibot';
import { day, text } from './fields';

const partSchema = v.object({
  /** Who has put there what is there, or has taken it away. */
  source: v.picklist(['plano', 'admin']),
  /** What fills days leaves it as it is. */
  locked: v.boolean(),
  /** What was filled in: plan, passages and edition; null for nothing. */
  key: v.nullable(text),
  /** The documents that were filled in: their ids, each with a hash of its fields. */
  documents: v.record(v.string(), text),
});
export type ContentPart = v.InferOutput<typeof partSchema>;

/**
 * `content_days/{YYYY-MM-DD}`: where the content of a day comes from, its devotional and its readings apart. It outlives them: what an
 * admin has deleted is not filled in again. Server only.
 */
export const contentDaySchema = v.object({
  id: day,
  devotional: v.nullable(partSchema),
  readings: v.nullable(partSchema),
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
