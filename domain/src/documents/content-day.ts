import * as v from 'valibot';
import { dailyReadingSchema, devotionalSchema } from './content';
import { DAY_CONTENT_MAX_BYTES, DAY_READINGS_MAX } from '../limits';
import { byteLength } from '../text/byte-length';
import { count, day, instant, text } from './fields';

const partSchema = v.object({
  /** Who put the current content there, or removed it. */
  source: v.picklist(['plano', 'admin']),
  /** The plan never fills or replaces a locked part. */
  locked: v.boolean(),
  /** Identifies what was filled in: plan, passages and edition; null if nothing was. */
  key: v.nullable(text),
  /** The candidate of `key` from which the devotional was written. */
  candidate: v.nullable(text),
  /** The documents that were filled in, or placed by an admin with an origin: a hash of the fields by document id. */
  documents: v.record(v.string(), text),
  /** The line that names the source to readers, like 'Da leitura de hoje'; null for none. */
  origin: v.nullable(text),
  /** Of readings that a plan filled in: which of its days they are. */
  plan_day: v.optional(v.object({ day: count, of: count })),
});
export type ContentPart = v.InferOutput<typeof partSchema>;

const contentReadingSchema = v.object({
  ...dailyReadingSchema.entries,
  /** Null if the text does not fit into the day's document; then read `daily_readings/{id}`. */
  chapter_text: v.nullable(text),
});

/** What people read on a day: copies of those of its documents that are valid. */
const dayContentSchema = v.object({
  /** With an empty `created_by`. */
  devotional: v.nullable(devotionalSchema),
  /** Ordered by id, like the result of a query. */
  readings: v.array(contentReadingSchema),
  /** The number of texts that did not fit plus readings beyond `DAY_READINGS_MAX`; the calendar shows it to admins. */
  left_out: count,
});
export type DayContent = v.InferOutput<typeof dayContentSchema>;

export const noContent = { devotional: null, readings: [], left_out: 0 };

/**
 * `content_days/{YYYY-MM-DD}`: the whole day in one document, with its content and the source of its devotional and of its readings.
 * It outlives them, so that the plan does not refill what an admin deleted. Only the server writes it. Everyone who is signed in can
 * read it by id; only admins can list.
 */
export const contentDaySchema = v.object({
  id: day,
  devotional: v.nullish(partSchema, null),
  readings: v.nullish(partSchema, null),
  /** Absent in a day that only lists late days. */
  content: v.optional(dayContentSchema, noContent),
  /** The highest number that any reading id of this day has ever had, so that no id is reused. Absent if there was none. */
  numbered: v.optional(count),
  /**
   * When the day first had a devotional; null for never. Once anyone can have begun the day, the time stays even if the devotional is
   * deleted.
   */
  published_at: v.nullish(instant),
  /**
   * Set if the day was published after it had begun for the church: until this time its devotional can still be completed for that
   * day. One day after the last day on which it is offered.
   */
  late_until: v.nullish(instant),
  /** Earlier late days that are offered on this day, because they can still be completed for their own day. */
  late_days: v.optional(v.array(day)),
});
export type ContentDay = v.InferOutput<typeof contentDaySchema>;

/** An origin that is true only next to the readings of its own day. */
export const FROM_READING = 'Da leitura de hoje';

export const contentParts = ['devotional', 'readings'] as const;
export type PartName = (typeof contentParts)[number];

/** A part that belongs to an admin. The plan leaves it alone, even if it is empty. */
export const adminPart: ContentPart = {
  source: 'admin',
  locked: true,
  key: null,
  candidate: null,
  documents: {},
  origin: null,
};

interface Observation {
  /** What is stored about the part. */
  known: ContentPart | null;
  /** The hashes of the present documents, by document id. */
  present: Record<string, string>;
  /** Whether documents existed before, though none is present and nothing is known about the part. */
  wasDeleted?: boolean;
}

/**
 * Updates what is known about a part from the documents that are present: if they differ from what was filled in, the part becomes an
 * admin's. Idempotent.
 */
export function observePart({
  known,
  present,
  wasDeleted = false,
}: Observation): ContentPart | null {
  // A part that was edited after it was placed loses its origin.
  if (known?.source === 'admin')
    return known.origin && !sameDocuments(known.documents, present) ? adminPart : known;
  if (!known) return wasDeleted || Object.keys(present).length > 0 ? adminPart : null;
  return sameDocuments(known.documents, present) ? known : adminPart;
}

function sameDocuments(a: Record<string, string>, b: Record<string, string>): boolean {
  const ids = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...ids].every((id) => a[id] === b[id]);
}

/** The fields of a day's documents by document id. */
export type DayDocuments = Record<PartName, Record<string, object>>;

/** Composes what people read on a day. Firestore limits a document to 1 MiB, so texts are left out before the day reaches 900 kB. */
export function composeContent({ devotional, readings }: DayDocuments): DayContent {
  const [first = null] = validOf(devotionalSchema, devotional);
  const all = validOf(dailyReadingSchema, readings);
  const content: DayContent = {
    // Readers do not need the author, and a copy of the author's uid would have to be erased with their account.
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

/** The valid documents, ordered by id. */
const validOf = <Schema extends v.GenericSchema>(schema: Schema, found: Record<string, object>) =>
  Object.entries(found)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([id, fields]): v.InferOutput<Schema>[] => {
      const parsed = v.safeParse(schema, { ...fields, id });
      return parsed.success ? [parsed.output] : [];
    });
