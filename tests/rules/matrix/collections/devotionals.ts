import { DEVOTIONAL_TEXT_MAX_LENGTH } from '@raizes/domain/limits';
import { day, filled, fixed, text } from '../../support/fields';
import type { Case, Entry } from '../entry';
import { readByAll, refusedToAdmins, writtenByAdmins } from '../families';

const longText = text(DEVOTIONAL_TEXT_MAX_LENGTH);
const anotherDay: [string, unknown] = ['another day', '2026-11-20'];
const shapes = {
  id: fixed(anotherDay),
  date: fixed(anotherDay),
  verse_reference: filled(100),
  verse_text: filled(DEVOTIONAL_TEXT_MAX_LENGTH),
  opening_text: longText,
  context: longText,
  central_insight: longText,
  reflection_question: filled(2000),
  application_question: filled(2000),
  closing_text: longText,
  created_by: fixed(['another admin', 'outra']),
};

const document = (id: string, by: string) => ({
  id,
  date: id,
  verse_reference: 'João 15:5',
  verse_text: 'Eu sou a videira, vós, as varas.',
  opening_text: 'Bom dia.',
  context: '',
  central_insight: '**Permanecer**',
  reflection_question: 'Onde está a sua raiz?',
  application_question: 'O que você fará hoje?',
  closing_text: 'Amém.',
  created_by: by,
});

const changes = {
  id: '2026-11-20',
  date: '2026-11-20',
  verse_reference: 'João 15:6',
  verse_text: 'Quem está em mim, e eu nele, esse dá muito fruto.',
  opening_text: 'Boa noite.',
  context: 'A caminho do Getsêmani.',
  central_insight: 'Dar fruto',
  reflection_question: 'O que seca a sua raiz?',
  application_question: 'A quem você servirá hoje?',
  closing_text: 'Vá em paz.',
  created_by: 'outra',
};

/** As an id, and as the date in it: what a day is not. */
const noDays = day.refuses.flatMap(([label, id]): Case[] =>
  typeof id === 'string' && /^[^/]+$/.test(id)
    ? [
        {
          title: `has no id that is ${label}`,
          as: 'admin',
          operation: 'create',
          path: `devotionals/${id}`,
          fields: { id, date: id },
          answer: 'no',
        },
      ]
    : [],
);

const entry = {
  match: '/devotionals/{day}',
  present: 'devotionals/2026-11-21',
  absent: 'devotionals/2026-11-22',
  document,
  changes,
  mine: [],
};

const table = {
  ...readByAll,
  ...writtenByAdmins(
    [
      'verse_reference',
      'verse_text',
      'opening_text',
      'context',
      'central_insight',
      'reflection_question',
      'application_question',
      'closing_text',
    ],
    ['id', 'date', 'created_by'],
  ),
};

export const devotionals: Entry[] = [
  {
    ...entry,
    title: 'a devotional',
    answers: table,
    trials: [{ as: 'admin', operation: 'create', shapes }],
    cases: [
      ...noDays,
      {
        title: 'has a leap day as its id',
        as: 'admin',
        operation: 'create',
        path: 'devotionals/2028-02-29',
        answer: 'yes',
      },
    ],
  },
  {
    ...entry,
    title: 'a devotional of another admin',
    stored: { created_by: 'outra' },
    changes: { ...changes, created_by: 'chefe' },
    answers: {
      ...table,
      ...refusedToAdmins('replace'),
    },
  },
  {
    ...entry,
    title: 'a devotional that somebody has completed',
    beside: { 'devotional_completions/2026-11-21': { first_completed_at: new Date() } },
    answers: { ...table, ...refusedToAdmins('delete') },
  },
];
