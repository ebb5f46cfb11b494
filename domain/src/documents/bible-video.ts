import * as v from 'valibot';
import { text } from './fields';

export const testaments = ['Antigo', 'Novo'] as const;
export type Testament = (typeof testaments)[number];

/** What may end in a link, a picture or a frame: no other kind of address. */
const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\//i));

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));

/** `bible_videos/{id}`: the summary of one book of the Bible. */
export const bibleVideoSchema = v.object({
  id: text,
  book_name: text,
  /** The book's place in the Bible, from 1. */
  book_order: whole,
  testament: v.picklist(testaments),
  /** In the embed form when it is a YouTube address. */
  video_url: webAddress,
  thumbnail_url: v.nullable(webAddress),
  duration_minutes: whole,
  description: v.nullable(v.string()),
});
export type BibleVideo = v.InferOutput<typeof bibleVideoSchema>;
