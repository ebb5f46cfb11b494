import { MESSAGE_MAX_LENGTH, RESPONSE_MAX_LENGTH } from '@raizes/domain/limits';
import { day, filled, fixed, minutesFromNow, orNull } from '../../support/fields';
import type { Fields } from '../../support/fields';
import { answers } from '../entry';
import { SERVER_TIME } from '../../support/client';
import type { Case, Entry, Trial } from '../entry';
import { sendings, table, unmoved } from './pastor-message-writes';

const someMoment: [string, unknown][] = [
  ['a moment by the device’s clock', minutesFromNow(0)],
  ['a moment of the day before', minutesFromNow(-1440)],
  ['a moment to come', minutesFromNow(5)],
];
const shapes = {
  user_id: fixed(['somebody else’s uid', 'bia']),
  pastor_id: fixed(
    ['another leader', 'lider'],
    ['the leader of before', 'antigo'],
    ['a disciple', 'bia'],
  ),
  devotional_id: orNull(day),
  message: filled(MESSAGE_MAX_LENGTH),
  status: fixed(['being read', 'read'], ['being responded', 'responded']),
  response: {
    accepts: [],
    refuses: [
      ['an answer of one’s own', 'Sim!'],
      ['nothing in a text', ''],
    ] as [string, unknown][],
  },
  responded_at: {
    accepts: [],
    refuses: [['the server’s time', SERVER_TIME], ...someMoment] as [string, unknown][],
  },
  created_at: fixed(...someMoment),
};

const document = (_id: string, by: string) => ({
  user_id: by === 'chefe' ? 'ana' : by,
  pastor_id: 'pastor',
  devotional_id: '2026-11-21',
  message: 'Pastor, como posso orar melhor?',
  status: 'pending',
  response: null,
  responded_at: null,
  created_at: SERVER_TIME,
});

const stored = {
  user_id: 'ana',
  created_at: minutesFromNow(-5),
  disciple_name: 'Ana',
  pastor_name: 'Paulo',
  pastor_position: 'pastor',
  verse_reference: 'João 3.16',
  devotional_date: '2026-11-21',
};

const answer: Trial = {
  as: 'leader',
  operation: 'update',
  document: { status: 'responded', response: 'Comece agradecendo.', responded_at: SERVER_TIME },
  shapes: {
    status: fixed(['being read', 'read'], ['being pending', 'pending']),
    response: filled(RESPONSE_MAX_LENGTH),
    responded_at: fixed(...someMoment),
  },
};

const moved = (title: string, fields: Fields): Case => ({
  title: `is not moved ${title}`,
  as: 'leader',
  operation: 'update',
  fields,
  answer: 'no',
});

const answeredBy = (['disciple', 'another', 'other', 'former', 'admin', 'nobody'] as const).map(
  (role): Case => ({
    title: `is not answered by: ${role}`,
    as: role,
    operation: 'update',
    ...(answer.document ? { fields: answer.document } : {}),
    answer: 'no',
  }),
);

const changes = {
  user_id: 'bia',
  pastor_id: 'lider',
  devotional_id: null,
  message: 'Outra pergunta',
  status: 'read',
  response: 'Sim.',
  responded_at: SERVER_TIME,
  created_at: SERVER_TIME,
  disciple_name: 'Bia',
  pastor_name: 'Outro',
  pastor_position: 'lider',
  verse_reference: 'João 3.17',
  devotional_date: '2026-11-20',
};

/** With a good move, each field that it has no business with. */
const alongside = (move: Fields, to: string): Case[] =>
  Object.entries({ ...changes, extra: 1 }).flatMap(([field, value]) =>
    field in move ? [] : [moved(`to ${to} with another ${field}`, { ...move, [field]: value })],
  );

const sent = {
  match: '/pastor_messages/{messageId}',
  present: 'pastor_messages/m1',
  absent: 'pastor_messages/m2',
  document,
  stored,
  changes,
  mine: ['user_id', 'pastor_id'],
};

export const pastorMessages: Entry[] = [
  {
    ...sent,
    title: 'a message that the leader has not opened yet',
    answers: table,
    trials: [{ as: 'disciple', operation: 'create', shapes }, answer],
    cases: [
      ...sendings,
      ...answeredBy,
      moved('to a status that nobody knows', { status: 'arquivada' }),
      moved('to answered without an answer', { status: 'responded' }),
      ...alongside({ status: 'read' }, 'read'),
      ...alongside(answer.document ?? {}, 'answered'),
    ],
  },
  {
    ...sent,
    title: 'a message that the leader has read',
    stored: { ...stored, status: 'read' },
    changes: { ...changes, status: 'pending' },
    answers: { ...table, ...unmoved },
    trials: [answer],
  },
  {
    ...sent,
    title: 'a message that the leader has answered',
    stored: {
      ...stored,
      status: 'responded',
      response: 'Comece agradecendo.',
      responded_at: minutesFromNow(-1),
    },
    answers: { ...table, ...unmoved },
    cases: [
      moved('to another answer', { ...answer.document, response: 'Mudei de ideia.' }),
      moved('back', { status: 'pending', response: null, responded_at: null }),
    ],
  },
  {
    ...sent,
    title: 'a message to the leader of before',
    stored: { ...stored, pastor_id: 'antigo' },
    answers: {
      ...table,
      // The recipient of a sent message never changes.
      ...answers(`
                            nobody disciple another leader other former demoted admin removed
  get                       -      yes      -       -      -     yes    -       -     -
  list that pastor_id       -      -        -       -      -     yes    -       -     -
  update status             -      -        -       -      -     yes    -       -     -
`),
    },
  },
];
