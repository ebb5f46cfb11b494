import type { Fields } from '../../support/fields';
import { fixed, personName } from '../../support/fields';
import { answers } from '../entry';
import type { Case, Entry } from '../entry';
import type { Answer } from '../../support/client';

const details = { full_name: personName, church_denomination: personName };
const shapes = {
  ...details,
  id: fixed(['somebody else’s uid', 'bia']),
  position: fixed(['leader', 'lider'], ['pastor', 'pastor']),
  pastor_id: {
    accepts: [],
    refuses: [
      ['a leader', 'pastor'],
      ['nothing in a text', ''],
    ] as [string, unknown][],
  },
};

const document = (id: string) => ({
  id,
  full_name: 'Nome de Teste',
  position: 'discipulo',
  church_denomination: 'Igreja Batista',
  pastor_id: null,
});

const placing = (title: string, fields: Fields, answer: Answer): Case => ({
  title: `an admin ${answer === 'yes' ? 'makes' : 'does not make'} ${title}`,
  as: 'admin',
  operation: 'update',
  fields,
  answer,
});

const placings = [
  placing('her another leader’s disciple', { pastor_id: 'lider' }, 'yes'),
  placing('her a disciple of nobody', { pastor_id: null }, 'yes'),
  placing('her a leader, who has none', { position: 'lider', pastor_id: null }, 'yes'),
  placing('her a pastor, who has none', { position: 'pastor', pastor_id: null }, 'yes'),
  placing('her a leader who has one', { position: 'lider', pastor_id: 'pastor' }, 'no'),
  placing('her a leader who keeps hers', { position: 'lider' }, 'no'),
  placing('her a disciple of a disciple', { pastor_id: 'bia' }, 'no'),
  placing('her a disciple of somebody who leads no more', { pastor_id: 'deposto' }, 'no'),
  placing('her a disciple of herself', { pastor_id: 'ana' }, 'no'),
  placing('her a disciple of somebody who is not', { pastor_id: 'ninguem' }, 'no'),
  placing('her a disciple of nothing', { pastor_id: '' }, 'no'),
  placing('her a disciple of a number', { pastor_id: 7 }, 'no'),
  placing('her a bishop', { position: 'bispo', pastor_id: null }, 'no'),
  placing('her position null', { position: null, pastor_id: null }, 'no'),
  placing('her position a number', { position: 1, pastor_id: null }, 'no'),
  placing('a link and a name at once', { pastor_id: 'lider', full_name: 'Outro Nome' }, 'no'),
  placing('a link and something else at once', { pastor_id: 'lider', extra: 1 }, 'no'),
];

const changes = {
  id: 'bia',
  full_name: 'Outro Nome',
  position: 'pastor',
  church_denomination: 'Igreja Presbiteriana',
  pastor_id: 'lider',
  search: { p: 'p' },
  guardianship: 'recorded',
  adult_from_year: 2000,
};

const server = { search: { n: 'n' }, guardianship: 'needed', adult_from_year: 9000 };

export const profiles: Entry[] = [
  {
    title: 'the profile of a disciple',
    match: '/profiles/{uid}',
    present: 'profiles/ana',
    absent: 'profiles/ana',
    document,
    stored: { ...server, pastor_id: 'pastor' },
    changes,
    mine: ['pastor_id'],
    answers: answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      yes      -       yes    -     -      -       yes   -
  get absent                -      yes      -       -      -     -      -       yes   -
  list                      -      -        -       -      -     -      -       yes   -
  list more                 -      -        -       -      -     -      -       -     -
  list all                  -      -        -       -      -     -      -       -     -
  count all                 -      -        -       -      -     -      -       -     -
  list my pastor_id         -      -        -       yes    yes   yes    -       yes   -
  list my pastor_id more    -      -        -       -      -     -      -       -     -
  list my pastor_id all     -      -        -       -      -     -      -       -     -
  list my pastor_id everywhere -   -        -       -      -     -      -       -     -
  list that pastor_id       -      -        -       yes    -     -      -       yes   -
  create                    -      yes      -       -      -     -      -       -     -
  create in own name        -      -        -       -      -     -      -       -     -
  replace                   -      -        -       -      -     -      -       -     -
  delete                    -      -        -       -      -     -      -       -     -
  update id                 -      -        -       -      -     -      -       -     -
  update full_name          -      yes      -       -      -     -      -       -     -
  update position           -      -        -       -      -     -      -       -     -
  update church_denomination  -    yes      -       -      -     -      -       -     -
  update pastor_id          -      -        -       -      -     -      -       yes   -
  update search             -      -        -       -      -     -      -       -     -
  update guardianship       -      -        -       -      -     -      -       -     -
  update adult_from_year    -      -        -       -      -     -      -       -     -
  update extra              -      -        -       -      -     -      -       -     -
`),
    trials: [
      { as: 'disciple', operation: 'create', shapes },
      {
        as: 'disciple',
        operation: 'replace',
        document: { ...document('ana'), ...server, pastor_id: 'pastor' },
        shapes: { ...shapes, pastor_id: fixed(['a leader', 'lider']) },
      },
    ],
    cases: placings,
  },
  {
    title: 'the profile of a leader',
    match: '/profiles/{uid}',
    present: 'profiles/lider',
    absent: 'profiles/lider',
    document,
    stored: { position: 'lider' },
    changes: { full_name: 'Outro Nome', position: 'pastor', pastor_id: 'pastor' },
    mine: [],
    answers: answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      -        -       -      yes   -      -       yes   -
  get absent                -      -        -       -      yes   -      -       yes   -
  list                      -      -        -       -      -     -      -       yes   -
  list more                 -      -        -       -      -     -      -       -     -
  list all                  -      -        -       -      -     -      -       -     -
  count all                 -      -        -       -      -     -      -       -     -
  create                    -      -        -       -      yes   -      -       -     -
  create in own name        -      -        -       -      -     -      -       -     -
  replace                   -      -        -       -      -     -      -       yes   -
  delete                    -      -        -       -      -     -      -       -     -
  update full_name          -      -        -       -      yes   -      -       -     -
  update position           -      -        -       -      -     -      -       yes   -
  update pastor_id          -      -        -       -      -     -      -       -     -
  update extra              -      -        -       -      -     -      -       -     -
`),
    cases: [
      placing('a disciple of a pastor', { position: 'discipulo', pastor_id: 'pastor' }, 'yes'),
      placing('a disciple of oneself', { position: 'discipulo', pastor_id: 'lider' }, 'no'),
    ],
  },
  {
    title: 'the profile of somebody linked to a leader who is none any more',
    match: '/profiles/{uid}',
    present: 'profiles/davi',
    absent: 'profiles/davi',
    document,
    stored: { pastor_id: 'deposto' },
    changes: { full_name: 'Outro Nome', position: 'pastor', pastor_id: null },
    mine: ['pastor_id'],
    answers: answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      -        -       -      -     -      -       yes   -
  get absent                -      -        -       -      -     -      -       yes   -
  list                      -      -        -       -      -     -      -       yes   -
  list more                 -      -        -       -      -     -      -       -     -
  list all                  -      -        -       -      -     -      -       -     -
  count all                 -      -        -       -      -     -      -       -     -
  list my pastor_id         -      -        -       yes    yes   yes    -       yes   -
  list my pastor_id more    -      -        -       -      -     -      -       -     -
  list my pastor_id all     -      -        -       -      -     -      -       -     -
  list my pastor_id everywhere -   -        -       -      -     -      -       -     -
  list that pastor_id       -      -        -       -      -     -      -       yes   -
  create                    -      -        -       -      -     -      -       -     -
  create in own name        -      -        -       -      -     -      -       -     -
  replace                   -      -        -       -      -     -      -       yes   -
  delete                    -      -        -       -      -     -      -       -     -
  update full_name          -      -        -       -      -     -      -       -     -
  update position           -      -        -       -      -     -      -       -     -
  update pastor_id          -      -        -       -      -     -      -       yes   -
  update extra              -      -        -       -      -     -      -       -     -
`),
  },
];
