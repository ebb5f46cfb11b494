import * as v from 'valibot';
import { day, text, verseReference } from './fields';

/** `devotionals/{YYYY-MM-DD}`: the devotional of one calendar day; its id is its date. */
export const devotionalSchema = v.object({
  id: day,
  date: day,
  verse_reference: verseReference,
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

const wholeFromOne = v.pipe(v.number(), v.integer(), v.minValue(1));

/** `daily_readings/{id}`: one chapter to read on a day; a day can have several. */
export const dailyReadingSchema = v.object({
  id: text,
  date: day,
  book: text,
  chapter: wholeFromOne,
  chapter_text: text,
  devotional_id: v.nullable(v.string()),
});
export type DailyReading = v.InferOutput<typeof dailyReadingSchema>;

export const testaments = ['Antigo', 'Novo'] as const;
export type Testament = (typeof testaments)[number];

/** Rendered as a link, image or iframe source, so no other scheme (`javascript:`) is allowed. */
const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\//i));

/** `bible_videos/{id}`: a video summary of one book of the Bible. */
export const bibleVideoSchema = v.object({
  id: text,
  book_name: text,
  /** The book's position in the Bible, from 1. */
  book_order: wholeFromOne,
  testament: v.picklist(testaments),
  /** A YouTube address is stored in its embed form. */
  video_url: webAddress,
  thumbnail_url: v.nullable(webAddress),
  duration_minutes: wholeFromOne,
  description: v.nullable(v.string()),
  /** Overrides `book_order` for a video that an admin has moved; absent in videos that were never moved. */
  position: v.nullish(v.number()),
});
export type BibleVideo = v.InferOutput<typeof bibleVideoSchema>;
