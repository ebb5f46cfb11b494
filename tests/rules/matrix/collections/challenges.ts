import { challengeCategories } from '@raizes/domain/documents/challenge';
import { CHALLENGE_REWARD_XP_MAX, DESCRIPTION_MAX_LENGTH } from '@raizes/domain/limits';
import {
  daysFromNow,
  filled,
  fixed,
  flag,
  minutesFromNow,
  momentInWindow,
  oneOf,
  whole,
} from '../../support/fields';
import type { Entry } from '../entry';
import { readByAll, refusedToAdmins, writtenByAdmins } from '../families';

const someMoment: [string, unknown] = ['another moment', minutesFromNow(-5)];
const kept = {
  id: fixed(['the id of another', 'terceiro']),
  title: filled(100),
  description: filled(DESCRIPTION_MAX_LENGTH),
  category: oneOf(...challengeCategories, 'streak', 'devotionals'),
  duration_days: whole(1, 365),
  reward_type: fixed(['a kind that nobody knows', 'moedas']),
  reward_value: {
    accepts: [
      ['1', '1'],
      [`${CHALLENGE_REWARD_XP_MAX}`, `${CHALLENGE_REWARD_XP_MAX}`],
    ] as [string, unknown][],
    refuses: [
      ['a number', 100],
      ['null', null],
      ['nothing', ''],
      ['zero', '0'],
      ['a negative amount', '-5'],
      ['words', 'cem'],
      ['digits and words', '100 XP'],
      ['a fraction', '1.5'],
      ['too much', `${CHALLENGE_REWARD_XP_MAX + 1}`],
      ['far too much', '9'.repeat(30)],
    ] as [string, unknown][],
  },
  created_by: fixed(['another admin', 'outra']),
};

const document = (id: string, by: string) => ({
  id,
  title: 'Sete dias com Deus',
  description: 'Um devocional por dia, durante uma semana.',
  category: 'streak',
  duration_days: 7,
  reward_type: 'xp',
  reward_value: '100',
  created_by: by,
  created_at: minutesFromNow(0),
});

const changes = {
  id: 'outro',
  title: 'Sete dias em oração',
  description: 'Uma oração por dia.',
  category: 'Oração e Jejum',
  duration_days: 8,
  reward_type: 'medalha',
  reward_value: '200',
  created_by: 'outra',
  created_at: minutesFromNow(-1),
  archived: true,
};

const entry = {
  match: '/challenges/{challengeId}',
  present: 'challenges/primeiro',
  absent: 'challenges/segundo',
  document,
  changes,
  mine: [],
};

const table = {
  ...readByAll,
  ...writtenByAdmins(
    [
      'title',
      'description',
      'category',
      'duration_days',
      'reward_type',
      'reward_value',
      'archived',
    ],
    ['id', 'created_by', 'created_at'],
  ),
};

export const challenges: Entry[] = [
  {
    ...entry,
    title: 'a challenge',
    answers: table,
    trials: [
      { as: 'admin', operation: 'create', shapes: { ...kept, created_at: momentInWindow } },
      { as: 'admin', operation: 'replace', shapes: { created_at: fixed(someMoment) } },
      {
        as: 'admin',
        operation: 'create',
        document: { ...document('segundo', 'chefe'), reward_type: 'medalha' },
        shapes: { reward_value: filled(100) },
      },
      {
        as: 'admin',
        operation: 'update',
        document: { archived: true, title: 'Fora da lista' },
        shapes: { archived: flag },
        mayLack: true,
      },
    ],
  },
  {
    ...entry,
    title: 'another admin’s challenge of long ago',
    stored: { created_by: 'outra', created_at: daysFromNow(-90) },
    changes: { ...changes, created_by: 'chefe' },
    answers: {
      ...table,
      ...refusedToAdmins('replace'),
    },
  },
];
