import type { Devotional } from '@raizes/domain/documents/content';

/** A chapter without a day; one verse per line, which begins with its number. */
export type ReadingText = { book: string; chapter: number; chapter_text: string };

/** A devotional without a day and an author. */
export type DevotionalText = Omit<Devotional, 'id' | 'date' | 'created_by'>;
