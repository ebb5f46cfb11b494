import { markColours, markField } from '@raizes/domain/documents/bible-marks';
import { BIBLE_NOTE_MAX_LENGTH, BOOK_MARKS_MAX, CONSENT_VERSION } from '@raizes/domain/limits';
import * as good from '../../../factories';
import { SERVER_TIME } from '../../support/client';
import * as f from '../../support/fields';
import {
  allows,
  at,
  createdByOwner,
  gotByOwner,
  ofAna,
  readByOwner,
  refuses,
  updatedBy,
} from '../entry';
import type { Entry } from '../entry';

const gone = { given: { 'profiles/ana': null } };

const conversation: Entry = {
  title: 'a conversation with the mentor',
  ...ofAna('ai_mentor_conversations/{conversationId}', 'c1', 'c2'),
  document: () => ({
    ...good.aConversation({ devotional_id: '2026-11-21' }),
    created_at: f.minutesFromNow(0),
  }),
  stored: { title: 'Como orar?', updated_at: f.minutesFromNow(0) },
  shapes: {
    user_id: f.fixed({ 'somebody else’s uid': 'bia' }),
    devotional_id: f.orNull(f.day),
    created_at: f.momentInWindow,
  },
  changes: { updated_at: f.minutesFromNow(1) },
  allowed: { ...readByOwner, ...createdByOwner, delete: ['disciple'] },
  trials: [{ as: 'disciple', operation: 'create' }],
  cases: [
    ...['x'.repeat(65), 'a.b', 'a b', 'ã', '\u202e'].flatMap((id) =>
      refuses('disciple', 'create', {
        [`it has no id like ${encodeURIComponent(id)}`]: {
          path: `users/ana/ai_mentor_conversations/${id}`,
        },
      }),
    ),
    ...allows('disciple', 'create', {
      'it is opened under an id of the app': {
        path: 'users/ana/ai_mentor_conversations/9f3b2a4e-0c1d-4e5f-8a6b-7c8d9e0f1a2b',
      },
      'as c2 it may carry its own id, and no other: c2': { fields: { id: 'c2' } },
      // Gates stand before the mentor's answer, never before the conversation, in which help is kept.
      'it is opened by a minor without a guardian’s consent': {
        given: { 'profiles/ana': { guardianship: 'needed', adult_from_year: 9999 } },
      },
      'it is opened by a person of unknown age': { given: { 'profiles/ana': { id: 'ana' } } },
    }),
    ...refuses('disciple', 'create', {
      'it is not opened by somebody who is gone': gone,
      'as c2 it may carry its own id, and no other: c1': { fields: { id: 'c1' } },
      'its owner does not give it title': { fields: { title: 'Ansiedade' } },
      'its owner does not give it updated_at': { fields: { updated_at: 'Ansiedade' } },
    }),
  ],
};

const mentorMessage: Entry = {
  title: 'what was said to the mentor',
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
  version: f.whole(1, CONSENT_VERSION),
  account: f.fixed({ no: false }),
  leader_progress: f.flag,
  ai: f.flag,
  notifications: f.flag,
  birth_year: f.whole(1900, new Date().getUTCFullYear()),
  answered_at: f.fixed({
    'the device’s clock': f.minutesFromNow(0),
    'another day': f.minutesFromNow(-1440),
  }),
};

/** What is left where an answer with the birth year 2012 was taken back. */
const refused = {
  given: { 'profiles/ana': { guardianship: 'needed', adult_from_year: 2012 + 19 } },
};

const consents: Entry = {
  title: 'what a person consents to',
  ...at('/users/{uid}/privacy/consents', 'users/ana/privacy/consents'),
  document: () => ({ ...good.consents({ birth_year: 1985 }), answered_at: SERVER_TIME }),
  stored: { answered_at: f.minutesFromNow(-60) },
  shapes: consentShapes,
  changes: { answered_at: SERVER_TIME },
  allowed: {
    ...gotByOwner,
    create: ['disciple'],
    replace: ['disciple'],
    // A single field without a new timestamp is no answer.
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
      'newer words are not exchanged for older ones': {
        given: { 'users/ana/privacy/consents': { version: CONSENT_VERSION + 1, birth_year: 1985 } },
      },
    }),
    ...allows('disciple', 'create', {
      'who was refused for their age gives the same year again': {
        ...refused,
        fields: { birth_year: 2012 },
      },
    }),
    ...refuses('disciple', 'create', {
      'who was refused for their age is no year older': {
        ...refused,
        fields: { birth_year: 2011 },
      },
      'there is nothing to consent to before there is a profile': gone,
      'it is one document, and no other': { path: 'users/ana/privacy/outra' },
    }),
  ],
};

/** What the server writes under a person’s name, and the person reads: nobody else does either. */
const serverWritten = (title: string, rule: string, document: object): Entry => ({
  title,
  ...ofAna(rule, 'x1', 'x2'),
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
        read: f.unset({ unread: false, 'a text': 'sim', 'a number': 1, null: null }),
        kind: f.unset({ 'another kind': 'badge' }),
      },
      mayLack: true,
    },
  ],
  cases: refuses('disciple', 'update', {
    'it is not marked in any other way': { fields: { read: true, extra: 1 } },
    'what was read is not unread again': {
      fields: { read: false },
      given: { 'users/ana/notifications/x1': { user_id: 'ana', read: true } },
    },
  }),
};

const muted: Entry = {
  title: 'a person whose messages a leader is not notified of',
  ...ofAna('muted_people/{personId}', 'bia', 'lider'),
  document: (id) => ({ person_id: id, muted_at: SERVER_TIME }),
  stored: { muted_at: f.minutesFromNow(-5) },
  shapes: {
    person_id: f.fixed({ 'another person': 'bia' }),
    muted_at: f.fixed({ 'a moment by the device’s clock': f.minutesFromNow(0) }),
  },
  mine: ['person_id'],
  allowed: { ...gotByOwner, create: ['disciple'], delete: ['disciple'] },
  trials: [{ as: 'disciple', operation: 'create' }],
  cases: refuses('disciple', 'create', {
    'nobody is muted who is not there': { path: 'users/ana/muted_people/ninguem' },
    'nobody is muted by somebody who is gone': gone,
  }),
};

const mark = { colour: 'amber', note: 'Graça', at: SERVER_TIME };

/** So many verses that were marked before, from 119.1 on. */
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
    'a note alone': { note: 'Graça', at: SERVER_TIME },
    'the longest note': { ...mark, note: 'a'.repeat(BIBLE_NOTE_MAX_LENGTH) },
  },
  refuses: {
    null: null,
    'a text': 'amber',
    'a list': ['amber'],
    'another colour': { ...mark, colour: 'red' },
    'a colour that is no text': { ...mark, colour: 1 },
    'no colour and no note': { at: SERVER_TIME },
    'a blank note': { ...mark, note: ' \n' },
    'a note that is no text': { ...mark, note: 7 },
    'a note too long': { ...mark, note: 'a'.repeat(BIBLE_NOTE_MAX_LENGTH + 1) },
    'one thing more': { ...mark, extra: 1 },
    'no moment': { colour: 'amber', note: 'Graça' },
    'the device’s clock': { ...mark, at: f.minutesFromNow(0) },
  },
};

const changedShape = f.fixed({
  'a verse of no chapter': 'v0_1',
  'a chapter of four digits': 'v1000_1',
  'a verse of four digits': 'v1_1000',
  'a field in it': 'v3_16.note',
  'a verse and more': 'v3_16 ',
  'a verse that is not there': 'v3_17',
});

const bookMarks: Entry = {
  title: 'the marks of a book of the Bible',
  ...ofAna('bible_marks/{book}', 'JHN', 'GEN'),
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
      mayLack: true,
    },
  ],
  cases: [
    ...allows('disciple', 'update', {
      'a verse is added': { fields: { changed: 'v3_17', v3_17: mark } },
      'a verse is added to 499': {
        fields: { changed: 'v3_17', v3_17: mark },
        given: { 'users/ana/bible_marks/JHN': marksBefore(BOOK_MARKS_MAX - 1) },
      },
      'a mark is removed': {
        fields: { changed: 'v119_1', v119_1: undefined },
        given: { 'users/ana/bible_marks/JHN': marksBefore(2) },
      },
      'what another device has removed is removed again': { fields: { changed: 'v3_17' } },
      'one of 500 is changed': {
        fields: { changed: 'v119_7', v119_7: mark },
        given: { 'users/ana/bible_marks/JHN': { changed: 'v119_1', ...marksBefore(500) } },
      },
    }),
    ...refuses('disciple', 'update', {
      'a verse is added to 500': {
        fields: { changed: 'v3_17', v3_17: mark },
        given: { 'users/ana/bible_marks/JHN': { changed: 'v119_1', ...marksBefore(500) } },
      },
      'another verse than it says': { fields: { changed: 'v3_16', v3_17: mark } },
      'two verses at once': { fields: { changed: 'v3_16', v3_16: mark, v3_17: mark } },
      'what is no verse': { fields: { changed: 'verse', verse: mark } },
    }),
    ...['LIV', 'jhn', 'JHN2', 'Jo'].flatMap((book) =>
      refuses('disciple', 'create', {
        [`there is no book ${book}`]: { path: `users/ana/bible_marks/${book}` },
      }),
    ),
    ...refuses('disciple', 'create', {
      'nothing is marked by somebody who is gone': gone,
      'two verses at once': { fields: { v3_17: mark } },
    }),
  ],
};

/** The server's alone: no client reads or writes it, its owner included. */
const sealed = (collection: string): Entry => ({
  title: collection,
  ...at(null, `${collection}/x1`, 'x2'),
  document: (_id, by) => ({ user_id: by === 'chefe' ? 'ana' : by }),
  mine: [],
  allowed: {},
});

/** What only its owner reads, and what nobody does: collections of the server, and unknown ones, at every depth. */
export const privateEntries: Entry[] = [
  conversation,
  mentorMessage,
  serverWritten('an earned badge', 'user_badges/{badgeId}', {
    badge_id: 'x1',
    earned_at: f.minutesFromNow(0),
  }),
  serverWritten('what would have been pushed', 'push_outbox/{entryId}', {
    title: 'Teste',
    url: '/dashboard',
  }),
  serverWritten('a line of what somebody consented to', 'consent_log/{entryId}', {
    kind: 'answer',
    at: f.minutesFromNow(-5),
    ai: false,
  }),
  {
    ...serverWritten('a daily reminder', 'push_reminders/{reminderId}', good.aReminder()),
    allowed: gotByOwner,
  },
  {
    ...serverWritten('a leader’s digest of a week', 'weekly_digests/{monday}', {
      week: '2026-11-16',
      people: ['bia'],
    }),
    allowed: gotByOwner,
  },
  serverWritten('the code of an invitation', 'invitation_codes/{invitationId}', {
    code: 'BCDFGHJKMN',
    expires_at: f.minutesFromNow(60),
  }),
  notification,
  bookMarks,
  muted,
  consents,
  ...[
    'devotional_completions',
    'push_devices',
    'mentor_budget',
    'invitation_guesses',
    'church_counts',
    // Below a series of the church there are some.
    'content_series/ana/texts',
    'digest_runs',
    'weekly_digests',
    // Only below a person there are any; the server asks for them across all people.
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
  ].map(sealed),
];
