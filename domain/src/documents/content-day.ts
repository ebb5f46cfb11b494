import * as v from 'valibot';
import { dailyReadingSchema, devotionalSchema } from './content';
import { DAY_CONTENT_MAX_BYTES, DAY_READINGS_MAX } from '../limits';
import { byteLength } from '../text/byte-length';
import { count, day, instant, text } from './fields';

const partSchema = v.object({
  /** Who has put there what is there, or has taken it away. */
  source: v.picklist(['plano', 'admin']),
  /** Filling leaves it as it is. */
  locked: v.boolean(),
  /** What was filled in: plan, passages and edition; null for nothing. */
  key: v.nullable(text),
  /** Of the candidates in `key`, the one that a devotional was written from. Absent in older documents. */
  candidate: v.nullish(text),
  /** The documents that were filled in, or placed by an admin with an origin: their ids, each with a hash of its fields. */
  documents: v.record(v.string(), text),
  /** The quiet line that names the source to readers, as 'Da leitura de hoje'; null for none. Absent in older documents. */
  origin: v.nullish(text),
});
export type ContentPart = v.InferOutput<typeof partSchema>;

const contentReadingSchema = v.object({
  ...dailyReadingSchema.entries,
  /** Null where it does not fit into the day's document: it is in `daily_readings/{id}`. */
  chapter_text: v.nullable(text),
});

/** What people read on a day: copies of its documents, only of those that fit their schemas. */
const dayContentSchema = v.object({
  /** `created_by` is empty in it. */
  devotional: v.nullable(devotionalSchema),
  /** By their ids, as a query gives them. */
  readings: v.array(contentReadingSchema),
  /** How many texts did not fit, and readings are beyond `DAY_READINGS_MAX`: the calendar shows it to admins. */
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
  /** Absent in older documents: then `devotionals/{day}` and a query of `daily_readings` have it. */
  content: v.optional(dayContentSchema),
  /** The highest number that an id of a reading of this day ever had: no other reading gets it. Absent for none. */
  numbered: v.optional(count),
  /** When the day first had a devotional. Once anybody can have begun the day it stays, whatever becomes of the devotional; null for never. */
  published_at: v.nullish(instant),
  /**
   * Until when its devotional, if it is there, may be done as that day: it was published after the day had begun for the church. A day
   * after the last one on which it is offered.
   */
  late_until: v.nullish(instant),
  /** Late days before this one that are offered on it: what may still be done as their own day. */
  late_days: v.optional(v.array(day)),
});
export type ContentDay = v.InferOutput<typeof contentDaySchema>;

/** The origin that is true beside the readings of its day alone. */
export const FROM_READING = 'Da leitura de hoje';

export const contentParts = ['devotional', 'readings'] as const;
export type PartName = (typeof contentParts)[number];

export const adminPart: ContentPart = {
  source: 'admin',
  locked: true,
  key: null,
  documents: {},
  origin: null,
};

/**
 * A part, given the documents that are there: whatever differs from what was filled in is an admin's. Idempotent.
 * @param deleted something was there, where nothing is and nothing is known of it
 */
export function observePart(
  known: ContentPart | null,
  present: Record<string, string>,
  deleted = false,
): ContentPart | null {
  // What was edited after it was placed no longer has its origin.
  if (known?.source === 'admin')
    return known.origin && !sameDocuments(known.documents, present) ? adminPart : known;
  if (!known) return deleted || Object.keys(present).length > 0 ? adminPart : null;
  return sameDocuments(known.documents, present) ? known : adminPart;
}

function sameDocuments(a: Record<string, string>, b: Record<string, string>): boolean {
  const ids = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...ids].every((id) => a[id] === b[id]);
}

/** The fields of a day's documents by their ids. */
export type DayDocuments = Record<PartName, Record<string, object>>;

/** What people read of a day's documents. A document of Firestore has at most 1 MiB; texts are left out before the day has 900 kB. */
export function composeContent({ devotional, readings }: DayDocuments): DayContent {
  const [first = null] = validOf(devotionalSchema, devotional);
  const all = validOf(dailyReadingSchema, readings);
  const content: DayContent = {
    // Who wrote it is no reader's business, and a copy of a person's uid would have to be erased with them.
    devotional: first && { ...first, created_by: '' },
    readings: all.slice(0, DAY_READINGS_MAX).map((each) => ({ ...each, chapter_text: null })),
    left_out: Math.max(0, all.length - DAY_READINGS_MAX),
  };
  let free = DAY_CONTENT_MAX_BYTES - byteLength(JSON.stringify(content));
  for (const [index, reading] of content.readings.entries()) {
    const chapter = all[index]?.chapter_text ?? '';
    const size = byteLength(chapter);
    if (size > free) content.left_out += 1;
    else {
      reading.chapter_text = chapter;
      free -= size;
    }
  }
  return content;
}

/** By their ids. */
const validOf = <Schema extends v.GenericSchema>(schema: Schema, found: Record<string, object>) =>
  Object.entries(found)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([id, fields]): v.InferOutput<Schema>[] => {
      const parsed = v.safeParse(schema, { ...fields, id });
      return parsed.success ? [parsed.output] : [];
    });
