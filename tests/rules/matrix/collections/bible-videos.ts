import { DESCRIPTION_MAX_LENGTH } from '@raizes/domain/limits';
import { filled, fixed, oneOf, orNull, text, url, whole } from '../../support/fields';
import type { Entry } from '../entry';
import { readByAll, writtenByAdmins } from '../families';

const shapes = {
  id: fixed(['the id of another', 'ester']),
  book_name: filled(100),
  book_order: whole(1, 100),
  testament: oneOf('Antigo', 'Novo'),
  video_url: { ...url, refuses: [...url.refuses, ['null', null] as [string, unknown]] },
  thumbnail_url: orNull(url),
  duration_minutes: whole(1, 600),
  description: orNull(text(DESCRIPTION_MAX_LENGTH)),
};

export const bibleVideos: Entry[] = [
  {
    title: 'a Bible video',
    match: '/bible_videos/{videoId}',
    present: 'bible_videos/rute',
    absent: 'bible_videos/jonas',
    document: (id) => ({
      id,
      book_name: 'Rute',
      book_order: 8,
      testament: 'Antigo',
      video_url: 'https://www.youtube.com/embed/0h1eoBeR4Jk',
      thumbnail_url: null,
      duration_minutes: 5,
      description: 'Uma história de lealdade.',
    }),
    changes: {
      id: 'outro',
      book_name: 'Jonas',
      book_order: 32,
      testament: 'Novo',
      video_url: 'https://www.youtube.com/embed/dLIabZc0O4c',
      thumbnail_url: 'https://exemplo.com.br/jonas.jpg',
      duration_minutes: 9,
      description: null,
    },
    mine: [],
    answers: {
      ...readByAll,
      ...writtenByAdmins([
        'book_name',
        'book_order',
        'testament',
        'video_url',
        'thumbnail_url',
        'duration_minutes',
        'description',
      ]),
    },
    trials: [{ as: 'admin', operation: 'create', shapes }],
  },
];
