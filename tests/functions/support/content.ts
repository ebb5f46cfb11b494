import type { Day } from '@raizes/domain/day';
import { devotionalSchema } from '@raizes/domain/documents/content';
import type { Devotional } from '@raizes/domain/documents/content';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { db } from '../../support/admin';

export const VERSE =
  'Porque Deus amou o mundo de tal maneira que deu o seu Filho unigênito, para que todo aquele que nele crê não pereça.';

/** What someone writes who has that day's verse by heart; a day without a devotional is given one. */
export async function byHeart(day: Day) {
  return { verse_memorization: await verseOf(day), memorization_validated: true };
}

async function verseOf(day: Day): Promise<string> {
  const ref = db.doc(paths.devotional(day));
  const found = await ref.get();
  // What the seed has published stays: other tests live on it.
  if (found.exists) return v.parse(devotionalSchema, found.data()).verse_text;
  const devotional: Devotional = {
    id: day,
    date: day,
    verse_reference: 'João 3.16',
    verse_text: VERSE,
    opening_text: '',
    context: '',
    central_insight: '',
    reflection_question: 'O que Deus lhe diz?',
    application_question: 'O que você vai fazer?',
    closing_text: '',
    created_by: 'admin',
  };
  await ref.create(devotional);
  return devotional.verse_text;
}
