import { DESCRIPTION_MAX_LENGTH } from '@raizes/domain/limits';
import { filled, fixed, text } from '../../support/fields';
import type { Entry } from '../entry';
import { readByAll, writtenByAdmins } from '../families';

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
      ...writtenByAdmins(['name', 'description', 'icon', 'category']),
    },
    trials: [{ as: 'admin', operation: 'create', shapes }],
  },
];
