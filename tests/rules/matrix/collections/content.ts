import { challengeCategories } from '@raizes/domain/documents/challenge';
import {
  CHALLENGE_REWARD_XP_MAX,
  CHAPTER_TEXT_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  DEVOTIONAL_TEXT_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from '@raizes/domain/limits';
import * as good from '../../../factories';
import * as f from '../../support/fields';
import { allows, gotByAll, readByAll, refuses, updatedBy, writtenByAdmins } from '../entry';
import type { Allowed, Entry } from '../entry';

const longText = f.text(DEVOTIONAL_TEXT_MAX_LENGTH);
const anotherDay = f.fixed({ 'another day': '2026-11-20' });

const devotional = {
  match: '/devotionals/{day}',
  present: 'devotionals/2026-11-21',
  absent: 'devotionals/2026-11-22',
  document: (id: string, created_by: string) => ({
    ...good.aDevotional({
      created_by,
      context: 'A caminho do Getsêmani.',
      central_insight: '**Permanecer**',
    }),
    id,
    date: id,
  }),
  shapes: {
    id: anotherDay,
    date: anotherDay,
    verse_reference: f.filled(100),
    verse_text: f.filled(DEVOTIONAL_TEXT_MAX_LENGTH),
    opening_text: longText,
    context: longText,
    central_insight: longText,
    reflection_question: f.filled(2000),
    application_question: f.filled(2000),
    closing_text: longText,
    created_by: f.fixed({ 'another admin': 'outra' }),
  },
  mine: [],
};

const devotionalAllowed: Allowed = {
  ...readByAll,
  ...writtenByAdmins(devotional.shapes, 'id', 'date', 'created_by'),
};

/** As an id, and as the date in it: texts that are not a day. */
const noDays = Object.entries(f.day.refuses)
  .filter(([, id]) => typeof id === 'string' && /^[^/]+$/.test(id))
  .map(
    ([label, id]) =>
      [
        `has no id that is ${label}`,
        { path: `devotionals/${String(id)}`, fields: { id, date: id } },
      ] as const,
  );

const devotionals: Entry[] = [
  {
    ...devotional,
    title: 'a devotional',
    allowed: devotionalAllowed,
    trials: [{ as: 'admin', operation: 'create' }],
    cases: [
      ...refuses('admin', 'create', Object.fromEntries(noDays)),
      ...allows('admin', 'create', {
        'has a leap day as its id': { path: 'devotionals/2028-02-29' },
      }),
    ],
  },
  {
    ...devotional,
    title: 'a devotional of another admin',
    stored: { created_by: 'outra' },
    changes: { created_by: 'chefe' },
    allowed: { ...devotionalAllowed, replace: [] },
  },
  {
    ...devotional,
    title: 'a devotional that somebody has completed',
    beside: { 'devotional_completions/2026-11-21': { first_completed_at: new Date() } },
    allowed: { ...devotionalAllowed, delete: [] },
  },
];

const dailyReadingShapes = {
  id: f.fixed({ 'the id of another': 'jo-3' }),
  date: f.day,
  book: f.filled(100),
  chapter: f.whole(1, 150),
  chapter_text: f.filled(CHAPTER_TEXT_MAX_LENGTH),
  devotional_id: {
    accepts: { 'a devotional that exists': '2026-11-21' },
    refuses: {
      'a devotional that does not exist': '2026-11-22',
      'something that is not a day': 'joao-15',
      'a path': 'devotionals/2026-11-21',
      nothing: '',
      'a number': 7,
    },
  },
};

const dailyReading: Entry = {
  title: 'a daily reading',
  match: '/daily_readings/{readingId}',
  present: 'daily_readings/sl-1',
  absent: 'daily_readings/sl-23',
  document: (id) => good.aDailyReading({ id }),
  shapes: dailyReadingShapes,
  mine: [],
  beside: { 'devotionals/2026-11-21': { id: '2026-11-21' } },
  allowed: { ...readByAll, 'list more': ['admin'], ...writtenByAdmins(dailyReadingShapes, 'id') },
  trials: [{ as: 'admin', operation: 'create' }],
  cases: [
    ...refuses('admin', 'create', {
      'belongs to no devotional of which no day could be': {
        fields: { devotional_id: 'avulso' },
        given: { 'devotionals/avulso': {} },
      },
    }),
  ],
};

const challengeShapes = {
  id: f.fixed({ 'the id of another': 'terceiro' }),
  title: f.filled(100),
  description: f.filled(DESCRIPTION_MAX_LENGTH),
  category: f.oneOf(...challengeCategories, 'streak', 'devotionals'),
  duration_days: f.whole(1, 365),
  reward_type: f.fixed({ 'a kind that nobody knows': 'moedas' }),
  reward_value: {
    accepts: { 1: '1', [`${CHALLENGE_REWARD_XP_MAX}`]: `${CHALLENGE_REWARD_XP_MAX}` },
    refuses: {
      'a number': 100,
      null: null,
      nothing: '',
      zero: '0',
      'a negative amount': '-5',
      words: 'cem',
      'digits and words': '100 XP',
      'a fraction': '1.5',
      'too much': `${CHALLENGE_REWARD_XP_MAX + 1}`,
      'far too much': '9'.repeat(30),
    },
  },
  created_by: f.fixed({ 'another admin': 'outra' }),
  created_at: f.momentInWindow,
};

const challenge = {
  match: '/challenges/{challengeId}',
  present: 'challenges/primeiro',
  absent: 'challenges/segundo',
  document: (id: string, created_by: string) =>
    good.aChallenge({ id, created_by, created_at: f.minutesFromNow(0) }),
  shapes: challengeShapes,
  changes: { reward_type: 'medalha', archived: true },
  mine: [],
};

const challengeAllowed: Allowed = {
  ...readByAll,
  ...writtenByAdmins(challengeShapes, 'id', 'created_by', 'created_at'),
  ...updatedBy('admin', 'archived'),
};

const challenges: Entry[] = [
  {
    ...challenge,
    title: 'a challenge',
    allowed: challengeAllowed,
    trials: [
      { as: 'admin', operation: 'create' },
      {
        as: 'admin',
        operation: 'replace',
        shapes: { created_at: f.fixed({ 'another moment': f.minutesFromNow(-5) }) },
      },
      {
        as: 'admin',
        operation: 'create',
        document: { ...challenge.document('segundo', 'chefe'), reward_type: 'medalha' },
        shapes: { reward_value: f.filled(100) },
      },
      {
        as: 'admin',
        operation: 'update',
        document: { archived: true, title: 'Fora da lista' },
        shapes: { archived: f.flag },
        mayLack: true,
      },
    ],
  },
  {
    ...challenge,
    title: 'another admin’s challenge of long ago',
    stored: { created_by: 'outra', created_at: f.daysFromNow(-90) },
    changes: { ...challenge.changes, created_by: 'chefe' },
    allowed: { ...challengeAllowed, replace: [] },
  },
];

const badgeShapes = {
  id: f.fixed({ 'the id of another': 'trinta-dias' }),
  name: f.filled(100),
  description: f.text(DESCRIPTION_MAX_LENGTH),
  icon: f.text(100),
  category: f.text(100),
};

const badge: Entry = {
  title: 'a badge of the catalogue',
  match: '/badges/{badgeId}',
  present: 'badges/primeiro-devocional',
  absent: 'badges/sete-dias',
  document: (id) => ({ ...good.aBadge(), id }),
  shapes: badgeShapes,
  mine: [],
  allowed: { ...readByAll, ...writtenByAdmins(badgeShapes, 'id') },
  trials: [{ as: 'admin', operation: 'create' }],
};

const bibleVideoShapes = {
  id: f.fixed({ 'the id of another': 'ester' }),
  book_name: f.filled(100),
  book_order: f.whole(1, 100),
  testament: f.oneOf('Antigo', 'Novo'),
  video_url: f.url,
  thumbnail_url: f.orNull(f.url),
  duration_minutes: f.whole(1, 600),
  description: f.orNull(f.text(DESCRIPTION_MAX_LENGTH)),
};

const bibleVideo: Entry = {
  title: 'a Bible video',
  match: '/bible_videos/{videoId}',
  present: 'bible_videos/rute',
  absent: 'bible_videos/jonas',
  document: (id) => good.aBibleVideo({ id }),
  shapes: bibleVideoShapes,
  mine: [],
  allowed: { ...readByAll, ...writtenByAdmins(bibleVideoShapes, 'id') },
  trials: [{ as: 'admin', operation: 'create' }],
};

const churchShapes = {
  name: f.filled(NAME_MAX_LENGTH),
  default_leader_id: {
    accepts: { 'no leader': null, 'a leader': 'lider' },
    refuses: {
      'a disciple': 'ana',
      'somebody who leads nobody any more': 'deposto',
      'somebody who does not exist': 'ninguem',
      'a number': 7,
      nothing: '',
    },
  },
  time_zone: {
    accepts: {
      'a city': 'America/Sao_Paulo',
      UTC: 'UTC',
      'a city of a state': 'America/Argentina/Buenos_Aires',
      '100 letters': 'A'.repeat(100),
    },
    refuses: {
      nothing: '',
      words: 'hora de Brasília',
      null: null,
      'a number': -3,
      '101 letters': 'A'.repeat(101),
    },
  },
  privacy_contact: f.text(200),
};

const church: Entry = {
  title: 'the church’s settings',
  match: '/settings/church',
  present: 'settings/church',
  absent: 'settings/church',
  document: () => good.aChurch(),
  shapes: churchShapes,
  mine: [],
  allowed: { ...gotByAll, ...writtenByAdmins(churchShapes), delete: [] },
  trials: [{ as: 'admin', operation: 'create' }],
  cases: [
    ...refuses('admin', 'create', {
      'there are no other settings to write': { path: 'settings/outra' },
    }),
    ...refuses('admin', 'get', {
      'there are no other settings to read': { path: 'settings/outra' },
    }),
  ],
};

/** What admins write and everyone reads. */
export const content: Entry[] = [
  ...devotionals,
  dailyReading,
  ...challenges,
  badge,
  bibleVideo,
  church,
];
