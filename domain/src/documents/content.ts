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

/** `bible_videos/{id}`: a video summary of one book of the Bible, or a video about something else, such as a sermon. */
export const bibleVideoSchema = v.object({
  id: text,
  /** The name of the book, or another title. */
  book_name: text,
  /** The place in the list: the book's number in the Bible, unless an admin has moved videos. */
  book_order: wholeFromOne,
  testament: v.picklist(testaments),
  /** A YouTube address is stored in its embed form. */
  video_url: webAddress,
  thumbnail_url: v.nullable(webAddress),
  duration_minutes: wholeFromOne,
  description: v.nullable(v.string()),
  /** Overrides `book_order`: how version 1.0.0 stored a move. Now only cleared. */
  position: v.nullish(v.number()),
});
export type BibleVideo = v.InferOutput<typeof bibleVideoSchema>;
