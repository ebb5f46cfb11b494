import { CHAPTER_TEXT_MAX_LENGTH } from '@raizes/domain/limits';
import { beforeAll, describe } from 'vitest';
import { itIsWrittenByAdminsAlone } from './support/admin-content';
import { day, filled, fixed, whole } from './support/field-shapes';
import { itIsReadBySignedInPeople, itSawEveryCondition } from './support/readers';
import { rulesProject } from './support/rules-project';

const rules = rulesProject('daily-readings');

describe('daily readings', () => {
  beforeAll(() => rules.given({ 'devotionals/2026-11-21': { id: '2026-11-21' } }));

  itIsReadBySignedInPeople(rules, 'daily_readings');

  itIsWrittenByAdminsAlone(rules, {
    collection: 'daily_readings',
    ids: ['sl-1', 'sl-23'],
    make: (id) => ({
      id,
      date: '2026-11-21',
      book: 'Salmos',
      chapter: 23,
      chapter_text: '1 O Senhor é o meu pastor; nada me faltará.',
      devotional_id: null,
    }),
    shapes: {
      id: fixed(['the id of another', 'jo-3']),
      date: day,
      book: filled(100),
      chapter: whole(1, 150),
      chapter_text: filled(CHAPTER_TEXT_MAX_LENGTH),
      devotional_id: {
        accepts: [['a devotional that exists', '2026-11-21']],
        refuses: [
          ['a devotional that does not exist', '2026-11-22'],
          ['something that is not a day', 'joao-15'],
          ['a path', 'devotionals/2026-11-21'],
          ['nothing', ''],
          ['a number', 7],
        ],
      },
    },
  });

  itSawEveryCondition(rules, 'match /daily_readings/{readingId}', 'function isDay(value)');
});
