import { NAME_MAX_LENGTH } from '@raizes/domain/limits';
import { filled, text } from '../../support/fields';
import { answers } from '../entry';
import type { Entry } from '../entry';
import { refusedToAdmins, writtenByAdmins } from '../families';

const shapes = {
  name: filled(NAME_MAX_LENGTH),
  default_leader_id: {
    accepts: [
      ['no leader', null],
      ['a leader', 'lider'],
    ] as [string, unknown][],
    refuses: [
      ['a disciple', 'ana'],
      ['somebody who leads nobody any more', 'deposto'],
      ['somebody who does not exist', 'ninguem'],
      ['a number', 7],
      ['nothing', ''],
    ] as [string, unknown][],
  },
  time_zone: {
    accepts: [
      ['a city', 'America/Sao_Paulo'],
      ['UTC', 'UTC'],
      ['a city of a state', 'America/Argentina/Buenos_Aires'],
      ['100 letters', 'A'.repeat(100)],
    ] as [string, unknown][],
    refuses: [
      ['nothing', ''],
      ['words', 'hora de Brasília'],
      ['null', null],
      ['a number', -3],
      ['101 letters', 'A'.repeat(101)],
    ] as [string, unknown][],
  },
  privacy_contact: text(200),
};

export const church: Entry[] = [
  {
    title: 'the church’s settings',
    match: '/settings/church',
    present: 'settings/church',
    absent: 'settings/church',
    document: () => ({
      name: 'Igreja Raízes',
      default_leader_id: 'pastor',
      time_zone: 'America/Sao_Paulo',
      privacy_contact: 'privacidade@raizes.test',
    }),
    changes: {
      name: 'Igreja da Videira',
      default_leader_id: null,
      time_zone: 'America/Manaus',
      privacy_contact: '',
    },
    mine: [],
    answers: {
      ...answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      yes      yes     yes    yes   yes    yes     yes   yes
  get absent                -      yes      yes     yes    yes   yes    yes     yes   yes
  list                      -      -        -       -      -     -      -       -     -
  list more                 -      -        -       -      -     -      -       -     -
  list all                  -      -        -       -      -     -      -       -     -
  count all                 -      -        -       -      -     -      -       -     -
`),
      ...writtenByAdmins(['name', 'default_leader_id', 'time_zone', 'privacy_contact'], []),
      ...refusedToAdmins('delete'),
    },
    trials: [{ as: 'admin', operation: 'create', shapes }],
    cases: [
      {
        title: 'there are no other settings to write',
        as: 'admin',
        operation: 'create',
        path: 'settings/outra',
        answer: 'no',
      },
      {
        title: 'there are no other settings to read',
        as: 'admin',
        operation: 'get',
        path: 'settings/outra',
        answer: 'no',
      },
    ],
  },
];
