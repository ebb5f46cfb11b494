import { DESCRIPTION_MAX_LENGTH } from '@raizes/domain/limits';
import { describe } from 'vitest';
import { itIsWrittenByAdminsAlone } from './support/admin-content';
import { filled, fixed, text } from './support/field-shapes';
import { itIsReadBySignedInPeople, itSawEveryCondition } from './support/readers';
import { rulesProject } from './support/rules-project';

const rules = rulesProject('badges');

describe('badges', () => {
  itIsReadBySignedInPeople(rules, 'badges');

  itIsWrittenByAdminsAlone(rules, {
    collection: 'badges',
    ids: ['primeiro-devocional', 'sete-dias'],
    make: (id) => ({
      id,
      name: 'Primeiro passo',
      description: 'O primeiro devocional completo.',
      icon: '🌱',
      category: 'devocional',
    }),
    shapes: {
      id: fixed(['the id of another', 'trinta-dias']),
      name: filled(100),
      description: text(DESCRIPTION_MAX_LENGTH),
      icon: text(100),
      category: text(100),
    },
  });

  itSawEveryCondition(rules, 'match /badges/{badgeId}');
});
