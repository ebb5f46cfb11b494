import { challengeCategories } from '@raizes/domain/documents/challenge';
import {
  CHALLENGE_REWARD_XP_MAX,
  CHAPTER_TEXT_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  DEVOTIONAL_TEXT_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from '@raizes/domain/limits';
import {
  aBadge,
  aBibleVideo,
  aChallenge,
  aChurch,
  aDailyReading,
  aDevotional,
} from '../../../factories';
import * as f from '../../support/fields';
import { allows, at, readByAll, refuses, signedIn, updatedBy } from '../entry';
import type { Allowed, Entry, Trial } from '../entry';

/** Every signed-in person reads it, a page at a time; admins write it, but never change the `kept` fields. */
function published(kept: string[], shapes: f.Shapes) {
  const changed = Object.keys(shapes).filter((field) => !kept.includes(field));
  const allowed: Allowed = {
    ...readByAll,
    create: ['admin'],
    replace: ['admin'],
    delete: ['admin'],
    ...updatedBy('admin', ...changed),
  };
  const trials: Trial[] = [{ as: 'admin', operation: 'create' }];
  return { shapes, allowed, trials, mine: [] };
}

const longText = f.text(DEVOTIONAL_TEXT_MAX_LENGTH);
const anotherDay = f.fixed({ 'another day': '2026-11-20' });

const devotional = {
  ...at('/devotionals/{day}', 'devotionals/2026-11-21', '2026-11-22'),
  document: (id: string, created_by: string) => ({
    ...aDevotional({
      created_by,
      context: 'A caminho do Getsêmani.',
      central_insight: '**Permanecer**',
    }),
    id,
    date: id,
  }),
  ...published(['id', 'date', 'created_by'], {
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
  }),
};

/** As an id, and as the date in it: texts that are not a day. */
const noDays = Object.entries(f.day.refuses).flatMap(([label, id]) =>
  typeof id !== 'string' || id === '' || id.includes('/')
    ? []
    : refuses('admin', 'create', {
        [`has no id that is ${label}`]: { path: `devotionals/${id}`, fields: { id, date: id } },
      }),
);

const devotionals: Entry[] = [
  {
    ...devotional,
    title: 'a devotional',
    cases: [
      ...noDays,
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
    allowed: { ...devotional.allowed, replace: [] },
    trials: [],
  },
  {
    ...devotional,
    title: 'a devotional that somebody has completed',
    beside: { 'devotional_completions/2026-11-21': { first_completed_at: new Date() } },
    allowed: { ...devotional.allowed, delete: [] },
    trials: [],
  },
];

const readings = published(['id'], {
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
});

const dailyReading: Entry = {
  title: 'a daily reading',
  ...at('/daily_readings/{readingId}', 'daily_readings/sl-1', 'sl-23'),
  document: (id) => aDailyReading({ id }),
  ...readings,
  beside: { 'devotionals/2026-11-21': { id: '2026-11-21' } },
  allowed: { ...readings.allowed, 'list more': ['admin'] },
  cases: [
    ...refuses('admin', 'create', {
      'belongs to no devotional of which no day could be': {
        fields: { devotional_id: 'avulso' },
        given: { 'devotionals/avulso': {} },
      },
    }),
  ],
};

/** The server's copy: everyone reads their day, admins a calendar of them. */
const contentDay: Entry = {
  title: 'a day as one document',
  ...at('/content_days/{day}', 'content_days/2026-11-21', '2026-11-22'),
  document: (id) => ({ id, devotional: null, readings: null }),
  mine: [],
  allowed: { get: signedIn, 'get absent': signedIn, list: ['admin'] },
};

const challengeFields = published(['id', 'created_by', 'created_at'], {
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
});

const challenge = {
  ...at('/challenges/{challengeId}', 'challenges/primeiro', 'segundo'),
  document: (id: string, created_by: string) =>
    aChallenge({ id, created_by, created_at: f.minutesFromNow(0) }),
  ...challengeFields,
  allowed: { ...challengeFields.allowed, ...updatedBy('admin', 'archived') },
  changes: { reward_type: 'medalha', archived: true },
};

const challenges: Entry[] = [
  {
    ...challenge,
    title: 'a challenge',
    trials: [
      ...challenge.trials,
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
    allowed: { ...challenge.allowed, replace: [] },
    trials: [],
  },
];

const badge: Entry = {
  title: 'a badge of the catalogue',
  ...at('/badges/{badgeId}', 'badges/primeiro-devocional', 'sete-dias'),
  document: (id) => ({ ...aBadge(), id }),
  ...published(['id'], {
    id: f.fixed({ 'the id of another': 'trinta-dias' }),
    name: f.filled(100),
    description: f.text(DESCRIPTION_MAX_LENGTH),
    icon: f.text(100),
    category: f.text(100),
  }),
};

/** Of a video that was moved. */
const position: f.Shape = {
  accepts: { 'a fraction': 1.5, '1000': 1000, null: null },
  refuses: { '0': 0, '1000.5': 1000.5, 'a text': '1', 'a boolean': true },
};

const videoFields = {
  ...at('/bible_videos/{videoId}', 'bible_videos/rute', 'jonas'),
  document: (id: string) => aBibleVideo({ id }),
  ...published(['id'], {
    id: f.fixed({ 'the id of another': 'ester' }),
    book_name: f.filled(100),
    book_order: f.whole(1, 100),
    testament: f.oneOf('Antigo', 'Novo'),
    video_url: f.url,
    thumbnail_url: f.orNull(f.url),
    duration_minutes: f.whole(1, 600),
    description: f.orNull(f.text(DESCRIPTION_MAX_LENGTH)),
  }),
};

const bibleVideo: Entry = {
  ...videoFields,
  title: 'a Bible video',
  allowed: { ...videoFields.allowed, ...updatedBy('admin', 'position') },
  changes: { position: 1.5 },
  trials: [
    ...videoFields.trials,
    {
      as: 'admin',
      operation: 'update',
      document: { position: 1.5 },
      shapes: { position },
      mayLack: true,
    },
  ],
};

const settings = published([], {
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
});

/** As an earlier version of the app writes them. */
const { link_newcomers: _, ...settingsOfBefore } = aChurch();

const adultFrom = new Date().getUTCFullYear() + 1;
const minor = { position: 'lider', guardianship: 'needed', adult_from_year: adultFrom };
/** The default leader is chosen, and is one of whom this is known. */
const choosing = (known: f.Fields) => ({
  fields: { default_leader_id: 'lider' },
  given: { 'profiles/lider': known },
});
const choosingAgain = (known: f.Fields) => ({
  fields: { default_leader_id: 'lider', name: 'Igreja Nova' },
  given: {
    'profiles/lider': known,
    'settings/church': { ...settingsOfBefore, default_leader_id: 'lider' },
  },
});

const church: Entry = {
  title: 'the church’s settings',
  ...at('/settings/church', 'settings/church'),
  document: () => settingsOfBefore,
  stored: { link_newcomers: false },
  ...settings,
  allowed: {
    ...settings.allowed,
    ...updatedBy('admin', 'link_newcomers'),
    list: [],
    delete: [],
  },
  trials: [
    ...settings.trials,
    {
      as: 'admin',
      operation: 'update',
      document: { link_newcomers: true, name: 'Igreja Nova' },
      shapes: { link_newcomers: f.flag },
      mayLack: true,
    },
  ],
  cases: [
    ...refuses('admin', 'create', {
      'there is no minor to start with as the default leader': choosing(minor),
    }),
    ...refuses('admin', 'update', {
      'a minor is not chosen as the default leader': choosing(minor),
      'nobody who leads no more stays the default leader': choosingAgain({ position: 'discipulo' }),
    }),
    ...allows('admin', 'update', {
      'a minor with consent is chosen': choosing({ ...minor, guardianship: 'recorded' }),
      'a person just of age is chosen': choosing({ ...minor, adult_from_year: adultFrom - 1 }),
      'a leader of unknown age is chosen': choosing({ position: 'lider' }),
      'a minor who was chosen before stays': choosingAgain(minor),
    }),
    ...refuses('admin', 'create', {
      'there are no other settings to write': { path: 'settings/outra' },
    }),
    ...refuses('admin', 'get', {
      'there are no other settings to read': { path: 'settings/outra' },
    }),
  ],
};

/** The server writes it when an admin calls: what follows from a change is decided there. */
const contentPlan: Entry = {
  title: 'the plan that fills the coming days',
  ...at('/settings/content_plan', 'settings/content_plan'),
  document: () => ({ revision: 1, choices: [], state: null }),
  mine: [],
  allowed: { get: ['admin'], 'get absent': ['admin'] },
};

/** Written by the server when an admin imports: it checks every line. */
const contentSeries: Entry = {
  title: "a church's own series of devotionals",
  ...at('/content_series/{id}', 'content_series/advento', 'quaresma'),
  document: (id) => ({ id, kind: 'chain', name: 'Luz', days: 1, json: '{}' }),
  mine: [],
  allowed: { get: ['admin'], 'get absent': ['admin'], list: ['admin'] },
};

/** What admins write and everyone reads. */
export const content: Entry[] = [
  ...devotionals,
  dailyReading,
  contentDay,
  ...challenges,
  badge,
  bibleVideo,
  church,
  contentPlan,
  contentSeries,
];
