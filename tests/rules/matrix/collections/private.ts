import { markColours, markField } from '@raizes/domain/documents/bible-marks';
import { BIBLE_NOTE_MAX_LENGTH, BOOK_MARKS_MAX, CONSENT_VERSION } from '@raizes/domain/limits';
import * as good from '../../../factories';
import { SERVER_TIME } from '../../support/environment';
import * as f from '../../support/fields';
import {
  allows,
  at,
  createdByOwner,
  getByOwner,
  belowAna,
  readByOwner,
  refuses,
  updatedBy,
} from '../entry';
import type { Entry } from '../entry';

const withoutProfile = { given: { 'profiles/ana': null } };

const conversation: Entry = {
  title: 'a conversation with the mentor',
  ...belowAna('ai_mentor_conversations/{conversationId}', 'c1', 'c2'),
  document: () => ({
    ...good.aConversation({ devotional_id: '2026-11-21' }),
    created_at: f.minutesFromNow(0),
  }),
  stored: { title: 'Como orar?', updated_at: f.minutesFromNow(0) },
  shapes: {
    user_id: f.fixed({ 'another person’s uid': 'bia' }),
    devotional_id: f.nullable(f.day),
    created_at: f.timeInWindow,
  },
  changes: { updated_at: f.minutesFromNow(1) },
  allowed: { ...readByOwner, ...createdByOwner, delete: ['disciple'] },
  trials: [{ as: 'disciple', operation: 'create' }],
  cases: [
    ...['x'.repeat(65), 'a.b', 'a b', 'ã', '\u202e'].flatMap((id) =>
      refuses('disciple', 'create', {
        [`the id cannot be ${encodeURIComponent(id)}`]: {
          path: `users/ana/ai_mentor_conversations/${id}`,
        },
      }),
    ),
    ...allows('disciple', 'create', {
      'it can be created under an id that the app generates': {
        path: 'users/ana/ai_mentor_conversations/9f3b2a4e-0c1d-4e5f-8a6b-7c8d9e0f1a2b',
      },
      'its id field can equal the document id': { fields: { id: 'c2' } },
      // The gates protect the mentor's answers. The conversation itself stays open, because it also holds help in a
      // crisis.
      'a minor without a guardian’s consent can create it': {
        given: { 'profiles/ana': { guardianship: 'needed', adult_from_year: 9999 } },
      },
      'a person of unknown age can create it': { given: { 'profiles/ana': { id: 'ana' } } },
    }),
    ...refuses('disciple', 'create', {
      'a person without a profile cannot create it': withoutProfile,
      'its id field cannot differ from the document id': { fields: { id: 'c1' } },
      'its owner cannot set title': { fields: { title: 'Ansiedade' } },
      'its owner cannot set updated_at': { fields: { updated_at: 'Ansiedade' } },
    }),
  ],
};

const mentorMessage: Entry = {
  title: 'a message in a conversation with the mentor',
  ...at(
    '/users/{uid}/ai_mentor_conversations/{conversationId}/messages/{messageId}',
    'users/ana/ai_mentor_conversations/c1/messages/m1',
    'm2',
  ),
  document: () => good.aMentorMessage({ created_at: f.minutesFromNow(0) }),
  changes: { role: 'model' },
  allowed: readByOwner,
};

const consentShapes = {
  version: f.wholeNumber(1, CONSENT_VERSION),
  account: f.fixed({ no: false }),
  leader_progress: f.bool,
  ai: f.bool,
  notifications: f.bool,
  birth_year: f.wholeNumber(1900, new Date().getUTCFullYear()),
  answered_at: f.fixed({
    'the device’s time': f.minutesFromNow(0),
    'another day': f.minutesFromNow(-1440),
  }),
};

/** What remains on the profile after an answer with the birth year 2012 was rejected. */
const rejected = {
  given: { 'profiles/ana': { guardianship: 'needed', adult_from_year: 2012 + 19 } },
};

const consents: Entry = {
  title: 'a person’s consents',
  ...at('/users/{uid}/privacy/consents', 'users/ana/privacy/consents'),
  document: () => ({ ...good.consents({ birth_year: 1985 }), answered_at: SERVER_TIME }),
  stored: { answered_at: f.minutesFromNow(-60) },
  shapes: consentShapes,
  changes: { answered_at: SERVER_TIME },
  allowed: {
    ...getByOwner,
    create: ['disciple'],
    replace: ['disciple'],
    // A single field without a new timestamp is not a valid answer.
    ...updatedBy('disciple', 'answered_at'),
  },
  trials: [
    { as: 'disciple', operation: 'create' },
    {
      as: 'disciple',
      operation: 'replace',
      shapes: { ...consentShapes, birth_year: f.fixed({ 'another year': 1984 }) },
    },
  ],
  cases: [
    ...refuses('disciple', 'replace', {
      'an answer to newer terms cannot be replaced by one to older terms': {
        given: { 'users/ana/privacy/consents': { version: CONSENT_VERSION + 1, birth_year: 1985 } },
      },
    }),
    ...allows('disciple', 'update', {
      'a single purpose can be changed, with the time of the answer': {
        fields: { ai: false, answered_at: SERVER_TIME },
      },
    }),
    ...refuses('disciple', 'update', {
      'a single purpose cannot become something else than a yes or a no': {
        fields: { ai: 'sim', answered_at: SERVER_TIME },
      },
      'a single purpose cannot bring a field along': {
        fields: { ai: false, answered_at: SERVER_TIME, extra: 1 },
      },
    }),
    ...allows('disciple', 'create', {
      'someone whose answer was rejected can give the same birth year again': {
        ...rejected,
        fields: { birth_year: 2012 },
      },
    }),
    ...refuses('disciple', 'create', {
      'someone whose answer was rejected cannot give an earlier birth year': {
        ...rejected,
        fields: { birth_year: 2011 },
      },
      'a person without a profile cannot consent': withoutProfile,
      'there is no second consents document': { path: 'users/ana/privacy/outra' },
    }),
  ],
};

/** Written by the server below a person and read by that person alone. */
const serverWritten = (title: string, rule: string, document: object): Entry => ({
  title,
  ...belowAna(rule, 'x1', 'x2'),
  document: () => ({ user_id: 'ana', ...document }),
  allowed: readByOwner,
});

const notification: Entry = {
  ...serverWritten(
    'a notification',
    'notifications/{notificationId}',
    good.aNotification({ kind: 'reply', created_at: f.minutesFromNow(-5) }),
  ),
  changes: { read: true },
  allowed: { ...readByOwner, ...updatedBy('disciple', 'read') },
  trials: [
    {
      as: 'disciple',
      operation: 'update',
      document: { read: true, kind: 'reply' },
      shapes: {
        read: f.refusing({ unread: false, 'a text': 'sim', 'a number': 1, null: null }),
        kind: f.refusing({ 'another kind': 'badge' }),
      },
      fieldsOptional: true,
    },
  ],
  cases: refuses('disciple', 'update', {
    'its owner cannot change anything else': { fields: { read: true, extra: 1 } },
    'its owner cannot mark it unread again': {
      fields: { read: false },
      given: { 'users/ana/notifications/x1': { user_id: 'ana', read: true } },
    },
  }),
};

const muted: Entry = {
  title: 'a muted person',
  ...belowAna('muted_people/{personId}', 'bia', 'lider'),
  document: (id) => ({ person_id: id, muted_at: SERVER_TIME }),
  stored: { muted_at: f.minutesFromNow(-5) },
  shapes: {
    person_id: f.fixed({ 'another person': 'bia' }),
    muted_at: f.fixed({ 'the device’s time': f.minutesFromNow(0) }),
  },
  ownerFields: ['person_id'],
  allowed: { ...getByOwner, create: ['disciple'], delete: ['disciple'] },
  trials: [{ as: 'disciple', operation: 'create' }],
  cases: refuses('disciple', 'create', {
    'a person without a profile cannot be muted': { path: 'users/ana/muted_people/ninguem' },
    'someone without a profile cannot mute': withoutProfile,
  }),
};

const mark = { colour: 'amber', note: 'Graça', at: SERVER_TIME };

/** This many marked verses, from 119.1 on. */
const marksBefore = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      markField({ chapter: 119, verse: index + 1 }),
      { colour: 'green', at: f.minutesFromNow(-5) },
    ]),
  );

const markShape: f.Shape = {
  accepts: {
    ...Object.fromEntries(markColours.map((colour) => [colour, { colour, at: SERVER_TIME }])),
    'a note without a colour': { note: 'Graça', at: SERVER_TIME },
    'the longest note': { ...mark, note: 'a'.repeat(BIBLE_NOTE_MAX_LENGTH) },
  },
  refuses: {
    null: null,
    'a text': 'amber',
    'a list': ['amber'],
    'another colour': { ...mark, colour: 'red' },
    'a colour that is not text': { ...mark, colour: 1 },
    'no colour and no note': { at: SERVER_TIME },
    'a blank note': { ...mark, note: ' \n' },
    'a note that is not text': { ...mark, note: 7 },
    'a note above the maximum length': { ...mark, note: 'a'.repeat(BIBLE_NOTE_MAX_LENGTH + 1) },
    'an extra field': { ...mark, extra: 1 },
    'no timestamp': { colour: 'amber', note: 'Graça' },
    'the device’s time': { ...mark, at: f.minutesFromNow(0) },
  },
};

const changedShape = f.fixed({
  'a verse of chapter 0': 'v0_1',
  'a chapter of four digits': 'v1000_1',
  'a verse of four digits': 'v1_1000',
  'a nested field': 'v3_16.note',
  'a verse with a suffix': 'v3_16 ',
  'a verse that is not in the document': 'v3_17',
});

const bookMarks: Entry = {
  title: 'the marks of a book of the Bible',
  ...belowAna('bible_marks/{book}', 'JHN', 'GEN'),
  document: () => ({ changed: 'v3_16', v3_16: mark }),
  stored: { v3_16: { ...mark, at: f.minutesFromNow(-5) } },
  shapes: { changed: changedShape, v3_16: markShape },
  changes: { changed: 'verse' },
  allowed: {
    ...readByOwner,
    create: ['disciple'],
    replace: ['disciple'],
    ...updatedBy('disciple', 'v3_16'),
  },
  trials: [
    { as: 'disciple', operation: 'create' },
    {
      as: 'disciple',
      operation: 'update',
      document: { changed: 'v3_16', v3_16: mark },
      shapes: { v3_16: markShape },
      fieldsOptional: true,
    },
  ],
  cases: [
    ...allows('disciple', 'update', {
      'a verse can be added': { fields: { changed: 'v3_17', v3_17: mark } },
      'a verse can be added to 499 marks': {
        fields: { changed: 'v3_17', v3_17: mark },
        given: { 'users/ana/bible_marks/JHN': marksBefore(BOOK_MARKS_MAX - 1) },
      },
      'a mark can be removed': {
        fields: { changed: 'v119_1', v119_1: undefined },
        given: { 'users/ana/bible_marks/JHN': marksBefore(2) },
      },
      'a mark that another device has removed can be removed again': {
        fields: { changed: 'v3_17' },
      },
      'one of 500 marks can be changed': {
        fields: { changed: 'v119_7', v119_7: mark },
        given: { 'users/ana/bible_marks/JHN': { changed: 'v119_1', ...marksBefore(500) } },
      },
    }),
    ...refuses('disciple', 'update', {
      'a verse cannot be added to 500 marks': {
        fields: { changed: 'v3_17', v3_17: mark },
        given: { 'users/ana/bible_marks/JHN': { changed: 'v119_1', ...marksBefore(500) } },
      },
      'another verse than `changed` names cannot be written': {
        fields: { changed: 'v3_16', v3_17: mark },
      },
      'two verses cannot be changed at once': {
        fields: { changed: 'v3_16', v3_16: mark, v3_17: mark },
      },
      'a field that is not a verse cannot be written': {
        fields: { changed: 'verse', verse: mark },
      },
    }),
    ...['LIV', 'jhn', 'JHN2', 'Jo'].flatMap((book) =>
      refuses('disciple', 'create', {
        [`the book cannot be ${book}`]: { path: `users/ana/bible_marks/${book}` },
      }),
    ),
    ...refuses('disciple', 'create', {
      'a person without a profile cannot mark verses': withoutProfile,
      'two verses cannot be created at once': { fields: { v3_17: mark } },
    }),
  ],
};

const weeks = (count: number) =>
  Array.from({ length: count }, (_, index) => `20${10 + index}-11-30:${4 + (index % 4)}`);
const pauses = (count: number) =>
  Array.from({ length: count }, (_, index) => `20${10 + index}-01-01/20${10 + index}-12-31`);

const notAList = { 'a text': '2026-11-29:4', null: null, 'a map': { a: '2026-11-29:4' } };

const rhythmShapes: f.Shapes = {
  goals: {
    accepts: { none: [], one: ['2026-11-29:4'], sixty: weeks(60) },
    refuses: {
      ...notAList,
      'sixty-one': weeks(61),
      'three days': ['2026-11-29:3'],
      'eight days': ['2026-11-29:8'],
      'no days': ['2026-11-29'],
      'a month of 13': ['2026-13-29:4'],
      'a number': [4],
      'a blank text': [''],
      'two in one text': ['2026-11-29:4 2026-12-06:5'],
      'one with a blank before it': [' 2026-11-29:4'],
      'a good one and other words': ['2026-11-29:4', 'segredo'],
    },
  },
  cue: {
    accepts: {
      null: null,
      acordar: 'acordar',
      cafe: 'cafe',
      caminho: 'caminho',
      almoco: 'almoco',
      noite: 'noite',
    },
    refuses: { another: 'banho', 'a number': 1, 'a list': ['cafe'] },
  },
  pauses: {
    accepts: { none: [], one: ['2026-11-03/2026-11-17'], 'twenty-four': pauses(24) },
    refuses: {
      ...notAList,
      'twenty-five': pauses(25),
      'one day': ['2026-11-03'],
      'a reason': ['2026-11-03/2026-11-17 luto'],
      'two in one text': ['2026-11-03/2026-11-04 2026-11-05/2026-11-06'],
    },
  },
  asked: f.fixed({ no: false, null: null }),
};

const rhythm: Entry = {
  title: 'a person’s rhythm',
  ...at('/users/{uid}/settings/rhythm', 'users/ana/settings/rhythm'),
  document: () => good.aRhythm({ pauses: ['2026-11-03/2026-11-17'] }),
  shapes: rhythmShapes,
  changes: { cue: 'cafe', goals: ['2026-11-01:5'], pauses: [] },
  allowed: {
    ...getByOwner,
    create: ['disciple'],
    replace: ['disciple'],
    ...updatedBy('disciple', 'goals', 'cue', 'pauses'),
  },
  trials: [
    { as: 'disciple', operation: 'create' },
    { as: 'disciple', operation: 'replace' },
  ],
  cases: refuses('disciple', 'create', {
    'a person without a profile cannot choose a rhythm': withoutProfile,
    'there is no second document of settings': { path: 'users/ana/settings/outra' },
  }),
};

/** A collection that only the server uses: no client reads or writes it, not even the owner. */
const serverOnly = (collection: string): Entry => ({
  title: collection,
  ...at(null, `${collection}/x1`, 'x2'),
  document: (_id, by) => ({ user_id: by === 'chefe' ? 'ana' : by }),
  ownerFields: [],
  allowed: {},
});

/**
 * Documents that only their owner reads, and collections closed to everyone: the server's and unknown ones, at every
 * depth.
 */
export const privateEntries: Entry[] = [
  conversation,
  mentorMessage,
  serverWritten('an earned badge', 'user_badges/{badgeId}', {
    badge_id: 'x1',
    earned_at: f.minutesFromNow(0),
  }),
  serverWritten('an entry of the push outbox', 'push_outbox/{entryId}', {
    title: 'Teste',
    url: '/dashboard',
  }),
  serverWritten('an entry of the consent log', 'consent_log/{entryId}', {
    kind: 'answer',
    at: f.minutesFromNow(-5),
    ai: false,
  }),
  {
    ...serverWritten('a daily reminder', 'push_reminders/{reminderId}', good.aReminder()),
    allowed: getByOwner,
  },
  {
    ...serverWritten('a leader’s digest of a week', 'weekly_digests/{monday}', {
      week: '2026-11-16',
      people: ['bia'],
    }),
    allowed: getByOwner,
  },
  serverWritten('the code of an invitation', 'invitation_codes/{invitationId}', {
    code: 'BCDFGHJKMN',
    expires_at: f.minutesFromNow(60),
  }),
  notification,
  bookMarks,
  muted,
  consents,
  rhythm,
  ...[
    'devotional_completions',
    'push_devices',
    'mentor_budget',
    'invitation_guesses',
    'church_counts',
    // Texts exist only below a series of the church.
    'content_series/ana/texts',
    'digest_runs',
    'weekly_digests',
    // These exist only below a person; the server queries them as collection groups.
    'push_reminders',
    'muted_people',
    'redeemed_invitations',
    'erasures',
    'users',
    'users/ana/quotas',
    'users/ana/syncs',
    'users/ana/redeemed_invitations',
    'users/ana/push_subscriptions',
    'users/ana/user_devotionals/c1/earlier',
    'users/ana/push_deliveries',
    'local',
    'inventada',
    'users/ana/inventada',
    'users/ana/ai_mentor_conversations/c1/messages/m1/notas',
    'profiles/ana/fotos',
    'pastor_messages/m1/anexos',
  ].map(serverOnly),
];
