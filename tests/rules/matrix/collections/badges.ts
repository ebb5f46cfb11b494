import { DESCRIPTION_MAX_LENGTH } from '@raizes/domain/limits';
import { filled, fixed, text } from '../../support/field-shapes';
import { answers } from '../answers';
import type { Entry } from '../entry';
import { readByAll } from '../families';

const shapes = {
  id: fixed(['the id of another', 'trinta-dias']),
  name: filled(100),
  description: text(DESCRIPTION_MAX_LENGTH),
  icon: text(100),
  category: text(100),
};

export const badges: Entry[] = [
  {
    title: 'a badge of the catalogue',
    match: '/badges/{badgeId}',
    present: 'badges/primeiro-devocional',
    absent: 'badges/sete-dias',
    document: (id) => ({
      id,
      name: 'Primeiro passo',
      description: 'O primeiro devocional completo.',
      icon: '🌱',
      category: 'devocional',
    }),
    changes: {
      id: 'outra',
      name: 'Raiz',
      description: '',
      icon: '🌳',
      category: 'sequência',
    },
    mine: [],
    answers: {
      ...readByAll,
      ...answers(`
                            nobody disciple another leader other former demoted admin removed
  create                    -      -        -       -      -     -      -       yes   -
  create in own name        -      -        -       -      -     -      -       -     -
  replace                   -      -        -       -      -     -      -       yes   -
  delete                    -      -        -       -      -     -      -       yes   -
  update id                 -      -        -       -      -     -      -       -     -
  update name               -      -        -       -      -     -      -       yes   -
  update description        -      -        -       -      -     -      -       yes   -
  update icon               -      -        -       -      -     -      -       yes   -
  update category           -      -        -       -      -     -      -       yes   -
  update extra              -      -        -       -      -     -      -       -     -
`),
    },
    trials: [
      { as: 'admin', operation: 'create', shapes },
      { as: 'admin', operation: 'replace', shapes },
    ],
  },
];
