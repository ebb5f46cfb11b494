import * as v from 'valibot';
import { feastNames } from '../content/church-year';
import { weekdaysSchema } from './content-plan';
import { count, day, instant, text } from './fields';

/** On which days a series is published. */
export const seriesTimesSchema = v.variant('kind', [
  /** The dates in its file. */
  v.object({ kind: v.literal('dates') }),
  /** Consecutive days from a start, on some weekdays. */
  v.object({ kind: v.literal('start'), start: day, weekdays: weekdaysSchema }),
  /** Consecutive days from a feast, every year. */
  v.object({ kind: v.literal('feast'), feast: v.picklist(feastNames), weekdays: weekdaysSchema }),
]);
export type SeriesTimes = v.InferOutput<typeof seriesTimesSchema>;

const imported = {
  id: text,
  name: text,
  /** The number of its days or devotionals. */
  days: count,
  imported_at: instant,
};

/** `content_series/{id}`: a chain or series that an admin imported. Only the server writes it; admins can read it. */
export const contentSeriesSchema = v.variant('kind', [
  v.object({ kind: v.literal('chain'), ...imported }),
  v.object({
    kind: v.literal('series'),
    times: seriesTimesSchema,
    /** The first day that it fills: days that were over when an admin chose its times stay as they were. */
    since: day,
    /** The dates in its file, one per devotional; null if the file has none. */
    dates: v.nullable(v.array(day)),
    ...imported,
  }),
]);
/** `content_series/{id}/texts/all`: the imported text, immutable; separate, so that listing names does not read all texts. Parsed by `readChain` or `parseEntries`. Server only. */
export const seriesTextSchema = v.object({ json: text });

export type ContentSeries = v.InferOutput<typeof contentSeriesSchema>;
