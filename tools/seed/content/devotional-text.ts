import type { Devotional } from '@raizes/domain/documents/content';

/** A devotional before it is given a day and an author. */
export type DevotionalText = Omit<Devotional, 'id' | 'date' | 'created_by'>;
