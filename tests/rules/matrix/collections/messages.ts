import { DAILY_MESSAGES, MESSAGE_MAX_LENGTH, RESPONSE_MAX_LENGTH } from '@raizes/domain/limits';
import * as good from '../../../factories';
import { SERVER_TIME } from '../../support/client';
import {
  day,
  dayFromNow,
  filled,
  fixed,
  minutesFromNow,
  orNull,
  unset,
} from '../../support/fields';
import type { Fields } from '../../support/fields';
import { allows, at, createdByOwner, otherFields, refuses, signedIn, storedIn } from '../entry';
import type { Allowed, Case, Entry, Requests, Trial } from '../entry';

const deviceTimes = {
  'a moment by the device’s clock': minutesFromNow(0),
  'a moment of the day before': minutesFromNow(-1440),
  'a moment to come': minutesFromNow(5),
};

const stored = {
  user_id: 'ana',
  created_at: minutesFromNow(-5),
  disciple_name: 'Ana',
  pastor_name: 'Paulo',
  pastor_position: 'pastor',
  verse_reference: 'João 3.16',
  devotional_date: '2026-11-21',
};

/** A numbered id of a UTC day, some days from today. */
const numbered = (number: number | string, daysAhead = 0, uid = 'ana') =>
  `${uid}_${dayFromNow(daysAhead)}_${number}`;

const message = {
  // The present one has an id of before they were numbered.
  ...at('/pastor_messages/{messageId}', 'pastor_messages/m1', numbered(0)),
  document: (_id: string, by: string) => ({
    ...good.aSentMessage({ user_id: by === 'chefe' ? 'ana' : by, devotional_id: '2026-11-21' }),
    created_at: SERVER_TIME,
  }),
  stored,
  shapes: {
    user_id: fixed({ 'somebody else’s uid': 'bia' }),
    pastor_id: fixed({
      'the leader of before': 'antigo',
      'a disciple': 'bia',
      'another leader': 'lider',
    }),
    devotional_id: orNull(day),
    message: filled(MESSAGE_MAX_LENGTH),
    status: fixed({ 'being read': 'read', 'being responded': 'responded' }),
    response: unset({ 'nothing in a text': '', 'an answer of one’s own': 'Sim!' }),
    responded_at: unset({ ...deviceTimes, 'the server’s time': SERVER_TIME }),
    created_at: fixed(deviceTimes),
  },
  changes: { status: 'read', created_at: SERVER_TIME, archived_at: SERVER_TIME },
  mine: ['user_id', 'pastor_id'],
};

/** Between a disciple and the leader it was sent to. */
const unread: Allowed = {
  get: ['disciple', 'leader'],
  'list my user_id': signedIn,
  'list that user_id': ['disciple'],
  'list my pastor_id': signedIn,
  'list that pastor_id': ['leader'],
  ...createdByOwner,
  'update status': ['leader'],
  'update archived_at': ['leader'],
};
const opened: Allowed = { ...unread, 'update status': [] };

const year = new Date().getUTCFullYear();

const adult = { guardianship: 'none' };
const minor = { guardianship: 'needed', adult_from_year: year + 1 };

/** The sender’s profile. */
const by = (known: Fields) => ({
  given: { 'profiles/ana': { position: 'discipulo', pastor_id: 'pastor', ...known } },
});

/** The leader’s profile. */
const toLeader = (known: Fields) => ({
  given: { 'profiles/pastor': { position: 'pastor', pastor_id: null, ...known } },
});

const under = (id: string, other: Pick<Case, 'fields' | 'given'> = {}) => ({
  path: `pastor_messages/${id}`,
  ...other,
});

/** Who may send, and under which id: with the number the day’s quota is spent. */
const taken = {
  'sent by an adult': by(adult),
  'sent by a minor with consent': by({ ...minor, guardianship: 'recorded' }),
  'sent by one just of age': by({ ...minor, adult_from_year: year }),
  'sent to a leader of unknown age': toLeader({}),
  'sent to a leader who is a minor with consent': toLeader({ ...minor, guardianship: 'recorded' }),
  'sent to a leader just of age': toLeader({ ...minor, adult_from_year: year }),
  'sent as the last of the day': under(numbered(DAILY_MESSAGES - 1)),
};

const notTaken: Requests = {
  'sent by an adult whose e-mail is not confirmed': { ...by(adult), unconfirmed: true },
  'sent by a person of unknown age': by({}),
  'sent by a minor': by(minor),
  'sent by a minor of whom no year is known': by({ guardianship: 'needed' }),
  'sent to a leader who is a minor': toLeader(minor),
  'sent to a leader who is a minor of whom no year is known': toLeader({ guardianship: 'needed' }),
  'sent by a disciple of nobody': by({ ...adult, pastor_id: null }),
  'sent by a disciple of nobody to nobody': {
    ...by({ ...adult, pastor_id: null }),
    fields: { pastor_id: null },
  },
  'sent by a disciple of another': by({ ...adult, pastor_id: 'lider' }),
  'sent to a linked person who leads no more': {
    ...by({ ...adult, pastor_id: 'deposto' }),
    fields: { pastor_id: 'deposto' },
  },
  'sent beyond the day’s quota': under(numbered(DAILY_MESSAGES)),
  'sent under yesterday’s number': under(numbered(1, -1)),
  'sent under tomorrow’s number': under(numbered(1, 1)),
  'sent under another person’s number': under(numbered(1, 0, 'bia')),
  'sent under no number': under(numbered('x')),
  'sent under a number of two writings': under(numbered('01')),
  'sent under a day that does not exist': under('ana_2026-02-30_1'),
  'sent under a random id': under('9f3b2a4e-0c1d-4e5f-8a6b-7c8d9e0f1a2b'),
};

const reply = { status: 'responded', response: 'Comece agradecendo.', responded_at: SERVER_TIME };

const answering: Trial = {
  as: 'leader',
  operation: 'update',
  document: reply,
  shapes: {
    status: fixed({ 'being read': 'read', 'being pending': 'pending' }),
    response: filled(RESPONSE_MAX_LENGTH),
    responded_at: fixed(deviceTimes),
  },
};

/** The author, or the leader, is not who they were when the message was sent. */
const nowThat = (path: string, fields: Fields) => ({ fields: reply, given: { [path]: fields } });

const answeredStill = {
  'is answered to a minor with consent': nowThat('profiles/ana', {
    ...minor,
    guardianship: 'recorded',
  }),
  'is answered by a minor with consent': nowThat('profiles/pastor', {
    position: 'pastor',
    ...minor,
    guardianship: 'recorded',
  }),
  'is answered to an erased person': nowThat('pastor_messages/m1', {
    ...storedIn({ ...message, stored: { ...stored, user_id: 'erased' } }),
  }),
};

const answeredNoMore = {
  'is not answered to a minor': nowThat('profiles/ana', minor),
  'is not answered to a person of unknown age': nowThat('profiles/ana', {}),
  'is not answered to a person without a profile': {
    fields: reply,
    given: { 'profiles/ana': null },
  },
  'is not answered by a leader who is a minor': nowThat('profiles/pastor', {
    position: 'pastor',
    ...minor,
  }),
  'is not answered by a leader of unknown age': nowThat('profiles/pastor', { position: 'pastor' }),
  'is not answered by one who leads no more': nowThat('profiles/pastor', {
    position: 'discipulo',
  }),
};

const strangers = ['disciple', 'another', 'other', 'former', 'admin', 'nobody'] as const;

const notMoved = (title: string, fields: Fields) =>
  refuses('leader', 'update', { [`is not moved ${title}`]: { fields } });

/** With a good move, each field that the move must not touch. */
const alongside = (move: Fields, to: string) =>
  Object.entries({ ...otherFields(message), extra: 1 }).flatMap(([field, value]) =>
    field in move ? [] : notMoved(`to ${to} with another ${field}`, { ...move, [field]: value }),
  );

export const pastorMessages: Entry[] = [
  {
    ...message,
    title: 'a message that the leader has not opened yet',
    allowed: unread,
    trials: [{ as: 'disciple', operation: 'create' }, answering],
    cases: [
      ...allows('disciple', 'create', taken),
      ...refuses('disciple', 'create', notTaken),
      ...strangers.flatMap((role) =>
        refuses(role, 'update', { [`is not answered by: ${role}`]: { fields: reply } }),
      ),
      ...notMoved('to a status that nobody knows', { status: 'arquivada' }),
      ...notMoved('to answered without an answer', { status: 'responded' }),
      ...allows('leader', 'update', {
        ...answeredStill,
        'is put back into the lists': { fields: { archived_at: null } },
      }),
      // A position that is held already needs no confirmation.
      ...allows('leader', 'update', {
        'is answered by a leader whose e-mail is not confirmed': {
          fields: reply,
          unconfirmed: true,
        },
      }),
      ...allows('disciple', 'get', {
        'is read by its author, whose e-mail is not confirmed': { unconfirmed: true },
      }),
      ...refuses('leader', 'update', answeredNoMore),
      ...refuses('disciple', 'update', {
        'is not archived by its author': { fields: { archived_at: SERVER_TIME } },
      }),
      ...notMoved('into the archive at another time', { archived_at: minutesFromNow(0) }),
      ...alongside({ archived_at: SERVER_TIME }, 'archived'),
      ...alongside({ status: 'read' }, 'read'),
      ...alongside(reply, 'answered'),
    ],
  },
  {
    ...message,
    title: 'a message that the leader has read',
    stored: { ...stored, status: 'read' },
    changes: { ...message.changes, status: 'pending' },
    allowed: opened,
    trials: [answering],
  },
  {
    ...message,
    title: 'a message that the leader has answered',
    stored: { ...stored, ...reply, responded_at: minutesFromNow(-1) },
    allowed: opened,
    cases: [
      ...notMoved('to another answer', { ...reply, response: 'Mudei de ideia.' }),
      ...notMoved('back', { status: 'pending', response: null, responded_at: null }),
    ],
  },
  {
    ...message,
    title: 'a message to the leader of before',
    stored: { ...stored, pastor_id: 'antigo' },
    // The recipient of a sent message never changes.
    allowed: {
      ...unread,
      get: ['disciple', 'former'],
      'list that pastor_id': ['former'],
      'update status': ['former'],
      'update archived_at': ['former'],
    },
    // Still a leader.
    cases: allows('former', 'update', { 'is answered by the leader of before': { fields: reply } }),
  },
];
