import { fixed, personName } from '../../support/field-shapes';
import { answers } from '../answers';
import type { Entry } from '../entry';

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

const changes = {
  id: 'bia',
  full_name: 'Outro Nome',
  position: 'pastor',
  church_denomination: 'Igreja Presbiteriana',
  pastor_id: 'lider',
  search_prefixes: ['p'],
  guardianship: 'recorded',
  adult_from_year: 2000,
};

const server = { search_prefixes: ['n'], guardianship: 'needed', adult_from_year: 9000 };

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
  update search_prefixes    -      -        -       -      -     -      -       -     -
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
        shapes: { ...shapes, ...details, pastor_id: fixed(['a leader', 'lider']) },
      },
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
