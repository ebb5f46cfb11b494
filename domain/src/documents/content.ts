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

/** `devotionals/{YYYY-MM-DD}`: the devotional of one calendar day; its id is its date. */
export const devotionalSchema = v.object({
  id: day,
  date: day,
  verse_reference: text,
  verse_text: text,
  opening_text: v.string(),
  context: v.string(),
  central_insight: v.string(),
  reflection_question: text,
  application_question: text,
  closing_text: v.string(),
  created_by: v.string(),
});
export type Devotional = v.InferOutput<typeof devotionalSchema>;
