import { challengeCategories } from '@raizes/domain/documents/challenge';
import { firstSteps } from '@raizes/domain/documents/first-steps';
import {
  CHALLENGE_REWARD_XP_MAX,
  CHAPTER_TEXT_MAX_LENGTH,
  CONTACT_MAX_LENGTH,
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

/** Every signed-in person reads it, one page at a time; admins write it, but cannot change the `readOnly` fields. */
function published(readOnly: string[], shapes: f.Shapes) {
  const changed = Object.keys(shapes).filter((field) => !readOnly.includes(field));
  const allowed: Allowed = {
    ...readByAll,
    create: ['admin'],
    replace: ['admin'],
    delete: ['admin'],
    ...updatedBy('admin', ...changed),
  };
  const trials: Trial[] = [{ as: 'admin', operation: 'create' }];
  return { shapes, allowed, trials, ownerFields: [] };
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
    verse_reference: f.title(100),
    verse_text: f.nonBlank(DEVOTIONAL_TEXT_MAX_LENGTH),
    opening_text: longText,
    context: longText,
    central_insight: longText,
    reflection_question: f.nonBlank(2000),
    application_question: f.nonBlank(2000),
    closing_text: longText,
    created_by: f.fixed({ 'another admin': 'outra' }),
  }),
};

/** Invalid days, tried as an id with a matching date. */
const invalidDays = Object.entries(f.day.refuses).flatMap(([label, id]) =>
  typeof id !== 'string' || id === '' || id.includes('/')
    ? []
    : refuses('admin', 'create', {
        [`the id cannot be ${label}`]: { path: `devotionals/${id}`, fields: { id, date: id } },
      }),
);

const devotionals: Entry[] = [
  {
    ...devotional,
    title: 'a devotional',
    cases: [
      ...invalidDays,
      ...allows('admin', 'create', {
        'the id can be 29 February of a leap year': { path: 'devotionals/2028-02-29' },
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
    title: 'a devotional that someone has completed',
    related: { 'devotional_completions/2026-11-21': { first_completed_at: new Date() } },
    allowed: { ...devotional.allowed, delete: [] },
    trials: [],
  },
];

const readings = published(['id'], {
  id: f.fixed({ 'another reading’s id': 'jo-3' }),
  date: f.day,
  book: f.title(100),
  chapter: f.wholeNumber(1, 150),
  chapter_text: f.nonBlank(CHAPTER_TEXT_MAX_LENGTH),
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
  related: { 'devotionals/2026-11-21': { id: '2026-11-21' } },
  allowed: { ...readings.allowed, 'list over limit': ['admin'] },
  cases: [
    ...refuses('admin', 'create', {
      'it cannot belong to a devotional whose id is not a day': {
        fields: { devotional_id: 'avulso' },
        given: { 'devotionals/avulso': {} },
      },
    }),
  ],
};

/** The server's copy: everyone gets a day, admins list them for the calendar. */
const contentDay: Entry = {
  title: 'a content day',
  ...at('/content_days/{day}', 'content_days/2026-11-21', '2026-11-22'),
  document: (id) => ({ id, devotional: null, readings: null }),
  ownerFields: [],
  allowed: { get: signedIn, 'get absent': signedIn, list: ['admin'] },
};

const challengeFields = published(['id', 'created_by', 'created_at'], {
  id: f.fixed({ 'another challenge’s id': 'terceiro' }),
  title: f.title(100),
  description: f.nonBlank(DESCRIPTION_MAX_LENGTH),
  category: f.oneOf(...challengeCategories, 'streak', 'devotionals'),
  duration_days: f.wholeNumber(1, 365),
  reward_type: f.fixed({ 'an unknown type': 'moedas' }),
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
      'above the maximum': `${CHALLENGE_REWARD_XP_MAX + 1}`,
      'far above the maximum': '9'.repeat(30),
    },
  },
  created_by: f.fixed({ 'another admin': 'outra' }),
  created_at: f.timeInWindow,
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
        shapes: { created_at: f.fixed({ 'another timestamp': f.minutesFromNow(-5) }) },
      },
      {
        as: 'admin',
        operation: 'create',
        document: { ...challenge.document('segundo', 'chefe'), reward_type: 'medalha' },
        shapes: { reward_value: f.title(100) },
      },
      {
        as: 'admin',
        operation: 'update',
        document: { archived: true, title: 'Fora da lista' },
        shapes: { archived: f.bool },
        fieldsOptional: true,
      },
    ],
  },
  {
    ...challenge,
    title: 'an old challenge of another admin',
    stored: { created_by: 'outra', created_at: f.daysFromNow(-90) },
    changes: { ...challenge.changes, created_by: 'chefe' },
    allowed: { ...challenge.allowed, replace: [] },
    trials: [],
  },
];

const badge: Entry = {
  title: 'a badge in the catalogue',
  ...at('/badges/{badgeId}', 'badges/primeiro-devocional', 'sete-dias'),
  document: (id) => ({ ...aBadge(), id }),
  ...published(['id'], {
    id: f.fixed({ 'another badge’s id': 'trinta-dias' }),
    name: f.title(100),
    description: f.text(DESCRIPTION_MAX_LENGTH),
    icon: f.text(100),
    category: f.text(100),
  }),
};

/** How version 1.0.0 stored that a video was moved. */
const position: f.Shape = {
  accepts: { 'a fraction': 1.5, '1000': 1000, null: null },
  refuses: { '0': 0, '1000.5': 1000.5, 'a text': '1', 'a boolean': true },
};

const videoFields = {
  ...at('/bible_videos/{videoId}', 'bible_videos/rute', 'jonas'),
  document: (id: string) => aBibleVideo({ id }),
  ...published(['id'], {
    id: f.fixed({ 'another video’s id': 'ester' }),
    book_name: f.title(100),
    book_order: f.wholeNumber(1, 100),
    testament: f.oneOf('Antigo', 'Novo'),
    video_url: f.url,
    thumbnail_url: f.nullable(f.url),
    duration_minutes: f.wholeNumber(1, 600),
    description: f.nullable(f.text(DESCRIPTION_MAX_LENGTH)),
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
      fieldsOptional: true,
    },
  ],
};

const settings = published([], {
  name: f.title(NAME_MAX_LENGTH),
  default_leader_id: {
    accepts: { 'no leader': null, 'a leader': 'lider' },
    refuses: {
      'a disciple': 'ana',
      'a demoted leader': 'deposto',
      'an unknown person': 'ninguem',
      'a number': 7,
      nothing: '',
    },
  },
  time_zone: {
    accepts: {
      'a city': 'America/Sao_Paulo',
      UTC: 'UTC',
      'a city with its state': 'America/Argentina/Buenos_Aires',
      'a city with hyphens': 'America/Port-au-Prince',
      'a fixed offset': 'Etc/GMT+12',
      '100 letters': `America/${'A'.repeat(92)}`,
    },
    refuses: {
      nothing: '',
      words: 'hora de Brasília',
      null: null,
      'a number': -3,
      'no place': 'GMT0',
      'small letters': 'america/sao_paulo',
      '101 letters': `America/${'A'.repeat(93)}`,
    },
  },
  privacy_contact: f.text(200),
  link_newcomers: f.bool,
});

const adultFrom = new Date().getUTCFullYear() + 1;
const minor = { position: 'lider', guardianship: 'needed', adult_from_year: adultFrom };
/** Makes a leader with the profile fields `known` the default leader. */
const choosing = (known: f.Fields) => ({
  fields: { default_leader_id: 'lider' },
  given: { 'profiles/lider': known },
});
const choosingAgain = (known: f.Fields) => ({
  fields: { default_leader_id: 'lider', name: 'Igreja Nova' },
  given: {
    'profiles/lider': known,
    'settings/church': { ...aChurch(), default_leader_id: 'lider' },
  },
});

const church: Entry = {
  title: 'the church’s settings',
  ...at('/settings/church', 'settings/church'),
  document: () => aChurch(),
  ...settings,
  allowed: {
    ...settings.allowed,
    list: [],
    delete: [],
  },
  cases: [
    ...refuses('admin', 'create', {
      'the first default leader cannot be a minor': choosing(minor),
    }),
    ...refuses('admin', 'update', {
      'a minor cannot become the default leader': choosing(minor),
      'a demoted leader cannot stay the default leader': choosingAgain({ position: 'discipulo' }),
    }),
    ...allows('admin', 'update', {
      'a minor with consent can become the default leader': choosing({
        ...minor,
        guardianship: 'recorded',
      }),
      'a leader who comes of age this year can become the default leader': choosing({
        ...minor,
        adult_from_year: adultFrom - 1,
      }),
      'a leader of unknown age can become the default leader': choosing({ position: 'lider' }),
      'a minor who already is the default leader can stay': choosingAgain(minor),
    }),
    ...refuses('admin', 'create', {
      'other settings cannot be written': { path: 'settings/outra' },
    }),
    ...refuses('admin', 'get', {
      'other settings cannot be read': { path: 'settings/outra' },
    }),
  ],
};

const installation: Entry = {
  title: 'the contact of whoever installed the app',
  ...at('/settings/installation', 'settings/installation'),
  document: () => ({ contact: 'Ana, 11 99999-0000' }),
  ...published([], { contact: f.text(CONTACT_MAX_LENGTH) }),
  allowed: {
    get: ['admin'],
    'get absent': ['admin'],
    create: ['admin'],
    replace: ['admin'],
    ...updatedBy('admin', 'contact'),
  },
};

const aFlag = { accepts: { no: false }, refuses: { 'a text': 'true', null: null, 'a number': 1 } };

const firstStepsEntry: Entry = {
  title: "a new church's first steps",
  ...at('/settings/first_steps', 'settings/first_steps'),
  document: () => ({ skipped: ['bible'], push_tested: true, done: true }),
  ...published([], {
    skipped: {
      accepts: { 'no step': [], 'every step': firstSteps },
      refuses: {
        'another step': ['video'],
        'eight steps': [...firstSteps, 'name'],
        'a number among them': [7],
        'a text': 'bible',
        null: null,
      },
    },
    push_tested: aFlag,
    done: aFlag,
  }),
  allowed: {
    get: ['admin'],
    'get absent': ['admin'],
    create: ['admin'],
    replace: ['admin'],
    ...updatedBy('admin', 'skipped', 'push_tested', 'done'),
  },
};

/** Written by the server when an admin calls it, because a change has consequences that the server decides. */
const contentPlan: Entry = {
  title: 'the content plan',
  ...at('/settings/content_plan', 'settings/content_plan'),
  document: () => ({ revision: 1, choices: [], state: null }),
  ownerFields: [],
  allowed: { get: ['admin'], 'get absent': ['admin'] },
};

const teaching: Entry = {
  title: 'what the church teaches',
  ...at('/settings/teaching', 'settings/teaching'),
  document: () => ({ batismo: 'Batizamos quem crê.' }),
  ownerFields: [],
  allowed: { get: signedIn, 'get absent': signedIn },
};

/** Written by the server when an admin imports it, because the server validates every line. */
const contentSeries: Entry = {
  title: "a church's own series of devotionals",
  ...at('/content_series/{id}', 'content_series/advento', 'quaresma'),
  document: (id) => ({ id, kind: 'chain', name: 'Luz', days: 1, json: '{}' }),
  ownerFields: [],
  allowed: { get: ['admin'], 'get absent': ['admin'], list: ['admin'] },
};

/** The collections that admins write and everyone reads. */
export const content: Entry[] = [
  ...devotionals,
  dailyReading,
  contentDay,
  ...challenges,
  badge,
  bibleVideo,
  church,
  installation,
  teaching,
  firstStepsEntry,
  contentPlan,
  contentSeries,
];
