import { DESCRIPTION_MAX_LENGTH } from '@raizes/domain/limits';
import { describe } from 'vitest';
import { itIsWrittenByAdminsAlone } from './support/admin-content';
import { filled, fixed, oneOf, orNull, text, url, whole } from './support/field-shapes';
import { itIsReadBySignedInPeople, itSawEveryCondition } from './support/readers';
import { rulesProject } from './support/rules-project';

const rules = rulesProject('bible-videos');

describe('Bible videos', () => {
  itIsReadBySignedInPeople(rules, 'bible_videos');

  itIsWrittenByAdminsAlone(rules, {
    collection: 'bible_videos',
    ids: ['rute', 'jonas'],
    make: (id) => ({
      id,
      book_name: 'Rute',
      book_order: 8,
      testament: 'Antigo',
      video_url: 'https://www.youtube.com/embed/0h1eoBeR4Jk',
      thumbnail_url: null,
      duration_minutes: 5,
      description: 'Uma história de lealdade.',
    }),
    shapes: {
      id: fixed(['the id of another', 'ester']),
      book_name: filled(100),
      book_order: whole(1, 100),
      testament: oneOf('Antigo', 'Novo'),
      video_url: { ...url, refuses: [...url.refuses, ['null', null]] },
      thumbnail_url: orNull(url),
      duration_minutes: whole(1, 600),
      description: orNull(text(DESCRIPTION_MAX_LENGTH)),
    },
  });

  itSawEveryCondition(
    rules,
    'match /bible_videos/{videoId}',
    'function isWhole(value, min, max)',
    'function isUrl(value)',
  );
});
