import { fixed } from '../../support/fields';
import { answers } from '../entry';
import type { Case, Entry } from '../entry';

const rowOf = (role: string): Case => ({
  ...refusedRow('', `bia_${role}`, 'bia', role),
  title: `an admin makes a row with a role of ${role.length}`,
  answer: 'yes',
});

const refusedRow = (title: string, id: string, user_id: unknown, role: unknown): Case => ({
  title: `an admin makes no row with ${title}`,
  as: 'admin',
  operation: 'create',
  path: `user_roles/${id}`,
  fields: { user_id, role },
  answer: 'no',
});

const ownRow = (title: string, as: Case['as'], path: string): Case => ({
  title,
  as,
  operation: 'get',
  path: `user_roles/${path}`,
  answer: 'yes',
});

const reads = answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      yes      -       -      -     -      -       yes   -
  get absent                -      -        -       -      -     -      -       yes   -
  list                      -      -        -       -      -     -      -       yes   -
  list more                 -      -        -       -      -     -      -       -     -
  list all                  -      -        -       -      -     -      -       -     -
  count all                 -      -        -       -      -     -      -       -     -
  list my user_id           -      yes      yes     yes    yes   yes    yes     yes   yes
  list my user_id more      -      -        -       -      -     -      -       -     -
  list my user_id all       -      -        -       -      -     -      -       -     -
  list my user_id everywhere  -    -        -       -      -     -      -       -     -
  list that user_id         -      yes      -       -      -     -      -       yes   -
`);

export const userRoles: Entry[] = [
  {
    title: 'the row of a role',
    match: '/user_roles/{rowId}',
    present: 'user_roles/ana_mentora',
    absent: 'user_roles/ana_diaconisa',
    document: (id) => ({ user_id: 'ana', role: id.replace('ana_', '') }),
    changes: { user_id: 'bia', role: 'admin' },
    answers: {
      ...reads,
      ...answers(`
                            nobody disciple another leader other former demoted admin removed
  create                    -      -        -       -      -     -      -       yes   -
  create in own name        -      -        -       -      -     -      -       -     -
  replace                   -      -        -       -      -     -      -       yes   -
  delete                    -      -        -       -      -     -      -       yes   -
  update user_id            -      -        -       -      -     -      -       -     -
  update role               -      -        -       -      -     -      -       -     -
  update extra              -      -        -       -      -     -      -       -     -
`),
    },
    trials: [
      {
        as: 'admin',
        operation: 'create',
        shapes: {
          user_id: fixed(['another person', 'bia'], ['a list', ['ana']]),
          role: fixed(['being an admin', 'admin'], ['a map', { role: 'diaconisa' }]),
        },
      },
    ],
    cases: [
      refusedRow('an id that names another person', 'caio_admin', 'bia', 'admin'),
      refusedRow('an id that names another role', 'bia_admin', 'bia', 'disciple'),
      refusedRow('somebody who has no profile', 'ninguem_admin', 'ninguem', 'admin'),
      refusedRow('a role that has an underscore', 'bia_x_admin', 'bia', 'x_admin'),
      refusedRow('a role in capitals', 'bia_ADMIN', 'bia', 'ADMIN'),
      refusedRow('a role with a figure', 'bia_a1', 'bia', 'a1'),
      refusedRow('a role of nothing', 'bia_', 'bia', ''),
      refusedRow('a role too long', `bia_${'a'.repeat(31)}`, 'bia', 'a'.repeat(31)),
      rowOf('a'),
      rowOf('a'.repeat(30)),
      refusedRow('a role that is a number', 'bia_7', 'bia', 7),
      refusedRow('a person who is a number', '7_admin', 7, 'admin'),
      // Asking whether one is an admin is no secret to oneself.
      ownRow('a disciple asks for the admin’s row that there is not', 'disciple', 'ana_admin'),
      ownRow('so does a removed admin', 'removed', 'exchefe_admin'),
      { ...ownRow('but not for another’s', 'disciple', 'bia_admin'), answer: 'no' },
    ],
  },
  {
    title: 'the row of an admin',
    match: '/user_roles/{rowId}',
    present: 'user_roles/outra_admin',
    absent: 'user_roles/bia_admin',
    document: (id) => ({ user_id: id.replace('_admin', ''), role: 'admin' }),
    changes: { user_id: 'chefe', role: 'disciple' },
    answers: {
      ...reads,
      ...answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      -        -       -      -     -      -       yes   -
  get absent                -      -        yes     -      -     -      -       yes   -
  list that user_id         -      -        -       -      -     -      -       yes   -
  create                    -      -        -       -      -     -      -       yes   -
  create in own name        -      -        -       -      -     -      -       -     -
  replace                   -      -        -       -      -     -      -       yes   -
  delete                    -      -        -       -      -     -      -       -     -
  update user_id            -      -        -       -      -     -      -       -     -
  update role               -      -        -       -      -     -      -       -     -
  update extra              -      -        -       -      -     -      -       -     -
`),
    },
    cases: [
      {
        title: 'a removed admin makes themselves none again',
        as: 'removed',
        operation: 'create',
        path: 'user_roles/exchefe_admin',
        fields: { user_id: 'exchefe', role: 'admin' },
        answer: 'no',
      },
      {
        title: 'a role that only ends like it is taken away',
        as: 'admin',
        operation: 'delete',
        path: 'user_roles/ana_superadmin',
        given: { 'user_roles/ana_superadmin': { user_id: 'ana', role: 'superadmin' } },
        answer: 'yes',
      },
      {
        title: 'an admin leaves their own row to the server',
        as: 'admin',
        operation: 'delete',
        path: 'user_roles/chefe_admin',
        answer: 'no',
      },
    ],
  },
];
