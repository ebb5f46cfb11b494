import { RESPONSE_MAX_LENGTH } from '@raizes/domain/limits';
import * as good from '../../../factories';
import { SERVER_TIME } from '../../support/environment';
import { fixed, minutesFromNow, nonBlank } from '../../support/fields';
import type { Fields } from '../../support/fields';
import { allows, at, changedFields, refuses, signedIn, presentDocument } from '../entry';
import type { Allowed, Entry, Trial } from '../entry';

const deviceTimes = {
  'the device’s time': minutesFromNow(0),
  'a time the day before': minutesFromNow(-1440),
  'a time in the future': minutesFromNow(5),
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

const message = {
  ...at(
    '/pastor_messages/{messageId}',
    'pastor_messages/m1',
    '9f3b2a4e-0c1d-4e5f-8a6b-7c8d9e0f1a2b',
  ),
  document: (_id: string, by: string) => ({
    ...good.aStoredMessage({ user_id: by === 'chefe' ? 'ana' : by, devotional_id: '2026-11-21' }),
    created_at: SERVER_TIME,
  }),
  stored,
  changes: { status: 'read', created_at: SERVER_TIME, archived_at: SERVER_TIME },
  ownerFields: ['user_id', 'pastor_id'],
};

/** Access for the disciple and the leader the message was sent to. */
const unread: Allowed = {
  get: ['disciple', 'leader'],
  'list by own user_id': signedIn,
  'list by owner’s user_id': ['disciple'],
  'list by own pastor_id': signedIn,
  'list by own pastor_id over limit': signedIn,
  'list by owner’s pastor_id': ['leader'],
  'update status': ['leader'],
  'update archived_at': ['leader'],
};
const opened: Allowed = { ...unread, 'update status': [] };

const year = new Date().getUTCFullYear();

const minor = { guardianship: 'needed', adult_from_year: year + 1 };

const reply = { status: 'responded', response: 'Comece agradecendo.', responded_at: SERVER_TIME };

const answering: Trial = {
  as: 'leader',
  operation: 'update',
  document: reply,
  shapes: {
    status: fixed({ read: 'read', pending: 'pending' }),
    response: nonBlank(RESPONSE_MAX_LENGTH),
    responded_at: fixed(deviceTimes),
  },
};

/** A reply after the author's or the leader's profile, or the message, has changed since it was sent. */
const replyAfterChange = (path: string, fields: Fields) => ({
  fields: reply,
  given: { [path]: fields },
});

const acceptedReplies = {
  'a minor with consent can be answered': replyAfterChange('profiles/ana', {
    ...minor,
    guardianship: 'recorded',
  }),
  'a minor with consent can answer': replyAfterChange('profiles/pastor', {
    position: 'pastor',
    ...minor,
    guardianship: 'recorded',
  }),
  'an erased person can be answered': replyAfterChange('pastor_messages/m1', {
    ...presentDocument({ ...message, stored: { ...stored, user_id: 'erased' } }),
  }),
};

const refusedReplies = {
  'a minor cannot be answered': replyAfterChange('profiles/ana', minor),
  'a person of unknown age cannot be answered': replyAfterChange('profiles/ana', {}),
  'a person without a profile cannot be answered': {
    fields: reply,
    given: { 'profiles/ana': null },
  },
  'a leader who is a minor cannot answer': replyAfterChange('profiles/pastor', {
    position: 'pastor',
    ...minor,
  }),
  'a leader of unknown age cannot answer': replyAfterChange('profiles/pastor', {
    position: 'pastor',
  }),
  'a former leader cannot answer': replyAfterChange('profiles/pastor', {
    position: 'discipulo',
  }),
};

const strangers = [
  'disciple',
  'otherDisciple',
  'otherLeader',
  'formerLeader',
  'admin',
  'signedOut',
] as const;

const refusesMove = (title: string, fields: Fields) =>
  refuses('leader', 'update', { [`the leader cannot move it ${title}`]: { fields } });

/** For each field that a valid transition must not touch, a case that changes it along with the transition. */
const refusesMoveWithOthers = (move: Fields, to: string) =>
  Object.entries({ ...changedFields(message), extra: 1 }).flatMap(([field, value]) =>
    field in move ? [] : refusesMove(`to ${to} with another ${field}`, { ...move, [field]: value }),
  );

export const pastorMessages: Entry[] = [
  {
    ...message,
    title: 'a message that the leader has not opened yet',
    allowed: unread,
    trials: [answering],
    cases: [
      ...strangers.flatMap((role) =>
        refuses(role, 'update', { [`${role} cannot answer`]: { fields: reply } }),
      ),
      ...refusesMove('to an unknown status', { status: 'arquivada' }),
      ...refusesMove('to answered without a reply', { status: 'responded' }),
      ...allows('leader', 'update', {
        ...acceptedReplies,
        'the leader can unarchive it': { fields: { archived_at: null } },
      }),
      // A position that is already held needs no confirmed e-mail.
      ...allows('leader', 'update', {
        'a leader whose e-mail is not confirmed can answer': {
          fields: reply,
          unconfirmed: true,
        },
      }),
      ...allows('disciple', 'get', {
        'its author can read it without a confirmed e-mail': { unconfirmed: true },
      }),
      ...refuses('leader', 'update', refusedReplies),
      ...refuses('disciple', 'update', {
        'its author cannot archive it': { fields: { archived_at: SERVER_TIME } },
      }),
      ...refusesMove('into the archive with another timestamp', { archived_at: minutesFromNow(0) }),
      ...refusesMoveWithOthers({ archived_at: SERVER_TIME }, 'archived'),
      ...refusesMoveWithOthers({ status: 'read' }, 'read'),
      ...refusesMoveWithOthers(reply, 'answered'),
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
      ...refusesMove('to another reply', { ...reply, response: 'Mudei de ideia.' }),
      ...refusesMove('back', { status: 'pending', response: null, responded_at: null }),
    ],
  },
  {
    ...message,
    title: 'a message to the former leader',
    stored: { ...stored, pastor_id: 'antigo' },
    // The recipient of a sent message never changes.
    allowed: {
      ...unread,
      get: ['disciple', 'formerLeader'],
      'list by owner’s pastor_id': ['formerLeader'],
      'update status': ['formerLeader'],
      'update archived_at': ['formerLeader'],
    },
    // They are still a leader.
    cases: allows('formerLeader', 'update', { 'the former leader can answer': { fields: reply } }),
  },
];
