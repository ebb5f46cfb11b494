import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/devotional';
import { paths } from '@raizes/domain/paths';
import { db } from '../../support/admin';

export const VERSE =
  'Porque Deus amou o mundo de tal maneira que deu o seu Filho unigênito, para que todo aquele que nele crê não pereça.';

/** Every test writes the same devotionals: that they do so at the same time does not matter. */
export async function publish(...days: Day[]) {
  await Promise.all(
    days.map((day) => {
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
      return db.doc(paths.devotional(day)).set(devotional);
    }),
  );
}
