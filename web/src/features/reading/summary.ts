import { day } from '@raizes/domain/documents/fields';
import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import { READING_PREVIEW, preview } from '@raizes/domain/preview';
import * as v from 'valibot';
import { versesOf } from './chapter';

/** As much of a reading as a card shows. */
export const readingSummarySchema = v.object({
  id: v.string(),
  date: day,
  book: v.string(),
  chapter: v.number(),
  preview: v.string(),
});
export type ReadingSummary = v.InferOutput<typeof readingSummarySchema>;

/** A day's readings; or that they are not known yet, or can't be without a network. */
export type DaySummaries = ReadingSummary[] | 'unknown' | 'offline';

export const summaryOf = ({ id, date, book, chapter, chapter_text }: DailyReading) => ({
  id,
  date,
  book,
  chapter,
  preview: preview(versesOf(chapter_text), READING_PREVIEW),
});
