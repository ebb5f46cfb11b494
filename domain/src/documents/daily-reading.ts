import * as v from 'valibot';
import { day, text } from './fields';

/** `daily_readings/{id}`: one chapter to read on a day; a day may have several. */
export const dailyReadingSchema = v.object({
  id: text,
  date: day,
  book: text,
  chapter: v.pipe(v.number(), v.integer(), v.minValue(1)),
  chapter_text: text,
  devotional_id: v.nullable(v.string()),
});
export type DailyReading = v.InferOutput<typeof dailyReadingSchema>;
