import { CHAPTER_TEXT_MAX_LENGTH } from '@raizes/domain/limits';
import { day, filled, fixed, whole } from '../../support/fields';
import type { Entry } from '../entry';
import { allowedToAdmins, readByAll, writtenByAdmins } from '../families';

const shapes = {
  id: fixed(['the id of another', 'jo-3']),
  date: day,
  book: filled(100),
  chapter: whole(1, 150),
  chapter_text: filled(CHAPTER_TEXT_MAX_LENGTH),
  devotional_id: {
    accepts: [['a devotional that exists', '2026-11-21'] as [string, unknown]],
    refuses: [
      ['a devotional that does not exist', '2026-11-22'],
      ['something that is not a day', 'joao-15'],
      ['a path', 'devotionals/2026-11-21'],
      ['nothing', ''],
      ['a number', 7],
    ] as [string, unknown][],
  },
};

export const dailyReadings: Entry[] = [
  {
    title: 'a daily reading',
    match: '/daily_readings/{readingId}',
    present: 'daily_readings/sl-1',
    absent: 'daily_readings/sl-23',
    document: (id) => ({
      id,
      date: '2026-11-21',
      book: 'Salmos',
      chapter: 23,
      chapter_text: '1 O Senhor é o meu pastor; nada me faltará.',
      devotional_id: null,
    }),
    changes: {
      id: 'sl-2',
      date: '2026-11-22',
      book: 'Jó',
      chapter: 3,
      chapter_text: '1 Depois disto…',
      devotional_id: '2026-11-21',
    },
    mine: [],
    beside: { 'devotionals/2026-11-21': { id: '2026-11-21' } },
    answers: {
      ...readByAll,
      ...allowedToAdmins('list more'),
      ...writtenByAdmins(['date', 'book', 'chapter', 'chapter_text', 'devotional_id']),
    },
    trials: [{ as: 'admin', operation: 'create', shapes }],
    cases: [
      {
        title: 'belongs to no devotional of which no day could be',
        as: 'admin',
        operation: 'create',
        fields: { devotional_id: 'avulso' },
        given: { 'devotionals/avulso': {} },
        answer: 'no',
      },
    ],
  },
];
