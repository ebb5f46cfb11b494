import type { Devotional } from '@raizes/domain/documents/content';

/** A chapter to read before it is given a day; one verse a line, its number first. */
export type ReadingText = { book: string; chapter: number; chapter_text: string };

/** A devotional before it is given a day and an author. */
export type DevotionalText = Omit<Devotional, 'id' | 'date' | 'created_by'>;
