import { day, dayFromNow, fixed, minutesFromNow, momentInWindow } from '../../support/fields';
import { answers } from '../entry';
import type { Entry } from '../entry';
import { readByOwner } from '../families';

const shapes = {
  user_id: fixed(['somebody else’s uid', 'bia']),
  challenge_id: fixed(['another challenge', 'vinte-e-um-dias']),
  status: fixed(['being pending', 'pending'], ['being completed', 'completed']),
  progress: fixed(['progress', 14], ['the end', 100], ['less than nothing', -1]),
  started_at: { ...momentInWindow, accepts: [] },
  started_on: { ...day, accepts: [] },
  completed_at: { accepts: [], refuses: [['a moment', minutesFromNow(0)] as [string, unknown]] },
};

export const userChallenges: Entry[] = [
  {
    title: 'a started challenge',
    match: '/users/{uid}/user_challenges/{challengeId}',
    present: 'users/ana/user_challenges/sete-dias',
    absent: 'users/ana/user_challenges/trinta-dias',
    document: (id) => ({
      user_id: 'ana',
      challenge_id: id,
      status: 'in_progress',
      progress: 0,
      started_at: minutesFromNow(0),
      started_on: dayFromNow(0),
      completed_at: null,
    }),
    stored: { terms: { title: 'Sete dias com Deus', reward_value: '100' } },
    changes: {
      user_id: 'bia',
      challenge_id: 'trinta-dias',
      status: 'completed',
      progress: 100,
      started_at: minutesFromNow(-5),
      started_on: dayFromNow(-1),
      completed_at: minutesFromNow(0),
      terms: { title: 'Sete dias com Deus', reward_value: '10000' },
    },
    beside: {
      'challenges/sete-dias': { id: 'sete-dias' },
      'challenges/trinta-dias': { id: 'trinta-dias' },
      'challenges/fora-da-lista': { id: 'fora-da-lista', archived: true },
    },
    answers: {
      ...readByOwner,
      ...answers(`
                            nobody disciple another leader other former demoted admin removed
  create                    -      yes      -       -      -     -      -       -     -
  create in own name        -      yes      -       -      -     -      -       -     -
  replace                   -      -        -       -      -     -      -       -     -
  delete                    -      -        -       -      -     -      -       -     -
  update user_id            -      -        -       -      -     -      -       -     -
  update challenge_id       -      -        -       -      -     -      -       -     -
  update status             -      -        -       -      -     -      -       -     -
  update progress           -      -        -       -      -     -      -       -     -
  update started_at         -      -        -       -      -     -      -       -     -
  update started_on         -      -        -       -      -     -      -       -     -
  update completed_at       -      -        -       -      -     -      -       -     -
  update terms              -      -        -       -      -     -      -       -     -
  update extra              -      -        -       -      -     -      -       -     -
`),
    },
    trials: [{ as: 'disciple', operation: 'create', shapes }],
    cases: [
      {
        title: 'there is no starting a challenge that is off the list',
        as: 'disciple',
        operation: 'create',
        path: 'users/ana/user_challenges/fora-da-lista',
        answer: 'no',
      },
      {
        title: 'there is no starting a challenge that there is not',
        as: 'disciple',
        operation: 'create',
        path: 'users/ana/user_challenges/inventado',
        answer: 'no',
      },
      {
        title: 'what is on the list again can be started',
        as: 'disciple',
        operation: 'create',
        path: 'users/ana/user_challenges/fora-da-lista',
        given: { 'challenges/fora-da-lista': { id: 'fora-da-lista', archived: false } },
        answer: 'yes',
      },
    ],
  },
];
