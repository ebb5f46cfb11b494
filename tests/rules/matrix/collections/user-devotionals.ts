import {
  APPLICATION_MAX_LENGTH,
  REFLECTION_MAX_LENGTH,
  VERSE_MAX_LENGTH,
} from '@raizes/domain/limits';
import {
  dayFromNow,
  filled,
  fixed,
  flag,
  minutesFromNow,
  momentInWindow,
  text,
} from '../../support/fields';
import { answers } from '../entry';
import type { Entry } from '../entry';
import { readByOwner } from '../families';

const today = dayFromNow(0);
const yesterday = dayFromNow(-1);
const otherDays: [string, unknown][] = [
  ['the day before yesterday', dayFromNow(-2)],
  ['tomorrow', dayFromNow(1)],
];

const shapes = {
  user_id: fixed(['somebody else’s uid', 'bia']),
  devotional_id: fixed(...otherDays),
  completed_on: fixed(...otherDays),
  reflection: filled(REFLECTION_MAX_LENGTH),
  application: filled(APPLICATION_MAX_LENGTH),
  verse_memorization: filled(VERSE_MAX_LENGTH),
  memorization_validated: flag,
  completed_at: { ...momentInWindow, accepts: [] },
};

const document = (id: string) => ({
  user_id: 'ana',
  devotional_id: id,
  reflection: 'Tenho corrido muito e escutado pouco.',
  application: 'Dez minutos de oração antes do trabalho.',
  verse_memorization: 'Eu sou a videira, vós, as varas.',
  memorization_validated: true,
  completed_at: minutesFromNow(0),
  completed_on: id,
});

export const userDevotionals: Entry[] = [
  {
    title: 'a completed devotional',
    match: '/users/{uid}/user_devotionals/{day}',
    present: `users/ana/user_devotionals/${yesterday}`,
    absent: `users/ana/user_devotionals/${today}`,
    document,
    changes: {
      user_id: 'bia',
      devotional_id: today,
      reflection: 'Percebi ainda outra coisa.',
      application: 'Ligar para o meu irmão.',
      verse_memorization: 'Sem mim nada podereis fazer.',
      memorization_validated: false,
      completed_at: minutesFromNow(1),
      completed_on: today,
    },
    beside: {
      [`devotionals/${today}`]: { id: today },
      [`devotionals/${yesterday}`]: { id: yesterday },
    },
    answers: {
      ...readByOwner,
      ...answers(`
                            nobody disciple another leader other former demoted admin removed
  create                    -      yes      -       -      -     -      -       -     -
  create in own name        -      yes      -       -      -     -      -       -     -
  replace                   -      yes      -       -      -     -      -       -     -
  delete                    -      -        -       -      -     -      -       -     -
  update user_id            -      -        -       -      -     -      -       -     -
  update devotional_id      -      -        -       -      -     -      -       -     -
  update reflection         -      yes      -       -      -     -      -       -     -
  update application        -      yes      -       -      -     -      -       -     -
  update verse_memorization -      yes      -       -      -     -      -       -     -
  update memorization_validated -  yes      -       -      -     -      -       -     -
  update completed_at       -      yes      -       -      -     -      -       -     -
  update completed_on       -      -        -       -      -     -      -       -     -
  update extra              -      -        -       -      -     -      -       -     -
`),
    },
    trials: [
      { as: 'disciple', operation: 'create', shapes },
      {
        as: 'disciple',
        operation: 'replace',
        shapes: { reflection: shapes.reflection, completed_at: shapes.completed_at },
      },
      {
        as: 'disciple',
        operation: 'update',
        document: { memorization_validated: false },
        shapes: { verse_memorization: text(VERSE_MAX_LENGTH) },
        mayLack: true,
      },
    ],
    cases: [
      {
        title: 'there is no completing a devotional that there is not',
        as: 'disciple',
        operation: 'create',
        given: { [`devotionals/${today}`]: null },
        answer: 'no',
      },
      {
        title: 'once completed, it needs no devotional',
        as: 'disciple',
        operation: 'replace',
        given: { [`devotionals/${yesterday}`]: null },
        answer: 'yes',
      },
      {
        title: 'a day of long ago is not completed now',
        as: 'disciple',
        operation: 'create',
        path: `users/ana/user_devotionals/${dayFromNow(-8)}`,
        given: { [`devotionals/${dayFromNow(-8)}`]: {} },
        answer: 'no',
      },
      {
        title: 'it keeps its day, even where that was wrong',
        as: 'disciple',
        operation: 'replace',
        given: {
          [`users/ana/user_devotionals/${yesterday}`]: {
            ...document(yesterday),
            completed_on: today,
          },
        },
        answer: 'no',
      },
      {
        title: 'the bonus is not claimed for nothing',
        as: 'disciple',
        operation: 'create',
        fields: { verse_memorization: '' },
        answer: 'no',
      },
      {
        title: 'without the bonus, the verse may be left out',
        as: 'disciple',
        operation: 'create',
        fields: { verse_memorization: '', memorization_validated: false },
        answer: 'yes',
      },
    ],
  },
];
