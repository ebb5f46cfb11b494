import * as v from 'valibot';
import { feastNames } from '../church-year';
import { weekdays } from './content-plan';
import { count, day, instant, text } from './fields';

/** On which days a series stands. */
export const seriesTimesSchema = v.variant('kind', [
  /** Those that its file names. */
  v.object({ kind: v.literal('dates') }),
  /** In a row from a day, on some days of the week. */
  v.object({ kind: v.literal('start'), start: day, weekdays }),
  /** In a row from a feast, every year. */
  v.object({ kind: v.literal('feast'), feast: v.picklist(feastNames), weekdays }),
]);
export type SeriesTimes = v.InferOutput<typeof seriesTimesSchema>;

const imported = {
  id: text,
  name: text,
  /** How many days, or devotionals, it has. */
  days: count,
  /** The text, in older documents; it has a document of its own now, so that a list of names does not read all texts. */
  json: v.optional(text),
  imported_at: instant,
};

/** `content_series/{id}`: a chain or a series that an admin has imported. Written by the server, read by admins. */
export const contentSeriesSchema = v.variant('kind', [
  v.object({ kind: v.literal('chain'), ...imported }),
  v.object({
    kind: v.literal('series'),
    times: seriesTimesSchema,
    /** The first day on which it fills anything: days that were over when an admin chose its times get nothing. Absent in older documents. */
    since: v.optional(day),
    /** Those in its file, one a devotional; null where it names none. */
    dates: v.nullable(v.array(day)),
    ...imported,
  }),
]);
/** `content_series/{id}/texts/all`: what was imported, never changed: read by `readChain` or `parseEntries`. Server only. */
export const seriesTextSchema = v.object({ json: text });

export type ContentSeries = v.InferOutput<typeof contentSeriesSchema>;
