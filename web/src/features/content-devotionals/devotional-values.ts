import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/devotional';

/** The form as it is typed. */
export type DevotionalValues = Record<Exclude<keyof Devotional, 'id' | 'created_by'>, string>;

export const emptyDevotional = (date: Day): DevotionalValues => ({
  date,
  verse_reference: '',
  verse_text: '',
  opening_text: '',
  context: '',
  central_insight: '',
  closing_text: '',
  reflection_question: '',
  application_question: '',
});

export function valuesOf({ id: _id, created_by: _by, ...texts }: Devotional): DevotionalValues {
  return texts;
}
