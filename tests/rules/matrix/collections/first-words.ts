import { DAILY_FIRST_WORDS, RESPONSE_MAX_LENGTH } from '@raizes/domain/limits';
import * as good from '../../../factories';
import { SERVER_TIME } from '../../support/environment';
import { dayFromNow, nonBlank, fixed, minutesFromNow, refusing } from '../../support/fields';
import type { Fields } from '../../support/fields';
import { allows, at, refuses, signedIn } from '../entry';
import type { Case, Entry, Requests } from '../entry';

const deviceTimes = {
  'the device’s time': minutesFromNow(0),
  'a time in the future': minutesFromNow(5),
};

/** A leader's numbered id for the UTC day that is `daysAhead` days from today. */
const numbered = (number: number | string, daysAhead = 0, uid = 'pastor') =>
  `${uid}_${dayFromNow(daysAhead)}_${number}`;

const year = new Date().getUTCFullYear();
const minor = { guardianship: 'needed', adult_from_year: year + 1 };

/** The recipient’s profile. */
const toDisciple = (known: Fields) => ({
  given: { 'profiles/ana': { position: 'discipulo', pastor_id: 'pastor', ...known } },
});

/** The leader’s profile. */
const fromLeader = (known: Fields) => ({
  given: { 'profiles/pastor': { position: 'pastor', pastor_id: null, ...known } },
});

const under = (id: string, other: Pick<Case, 'fields' | 'given'> = {}) => ({
  path: `pastor_messages/${id}`,
  ...other,
});

const acceptedSends: Requests = {
  'sent to an adult': toDisciple({ guardianship: 'none' }),
  'sent by a minor with consent': fromLeader({ ...minor, guardianship: 'recorded' }),
  'sent to a minor with consent': toDisciple({ ...minor, guardianship: 'recorded' }),
  'sent to someone who comes of age this year': toDisciple({ ...minor, adult_from_year: year }),
  'sent with the last number of the day’s quota': under(numbered(`l${DAILY_FIRST_WORDS - 1}`)),
};

const refusedSends: Requests = {
  'sent by a leader whose e-mail is not confirmed': { unconfirmed: true },
  'sent to a person of unknown age': toDisciple({}),
  'sent to a minor': toDisciple(minor),
  'sent to a minor whose year of birth is unknown': toDisciple({ guardianship: 'needed' }),
  'sent to a person without a profile': { given: { 'profiles/ana': null } },
  'sent to a person without a leader': toDisciple({ guardianship: 'none', pastor_id: null }),
  'sent to another leader’s disciple': toDisciple({ guardianship: 'none', pastor_id: 'lider' }),
  'sent by a leader who is a minor': fromLeader(minor),
  'sent by a leader of unknown age': fromLeader({}),
  'sent by a former leader': { given: { 'profiles/pastor': { position: 'discipulo' } } },
  'sent beyond the day’s quota': under(numbered(`l${DAILY_FIRST_WORDS}`)),
  'sent under yesterday’s number': under(numbered('l1', -1)),
  'sent under tomorrow’s number': under(numbered('l1', 1)),
  'sent under another leader’s number': under(numbered('l1', 0, 'lider')),
  'sent under the recipient’s number': under(numbered('l1', 0, 'ana')),
  'sent under a disciple’s number': under(numbered(1)),
  'sent under a number with a leading zero': under(numbered('l01')),
  'sent under a prefix without a number': under(numbered('l')),
  'sent under a random id': under('9f3b2a4e-0c1d-4e5f-8a6b-7c8d9e0f1a2b'),
};

export const firstWords: Entry = {
  ...at('/pastor_messages/{messageId}', 'pastor_messages/m2', numbered('l0')),
  title: 'a first word from the leader',
  document: (_id: string, by: string) => ({
    ...good.aFirstWord({ user_id: 'ana', pastor_id: by === 'chefe' ? 'pastor' : by }),
    created_at: SERVER_TIME,
    responded_at: SERVER_TIME,
  }),
  stored: {
    created_at: minutesFromNow(-5),
    responded_at: minutesFromNow(-5),
    disciple_name: 'Ana',
    pastor_name: 'Paulo',
    pastor_position: 'pastor',
    verse_reference: null,
    devotional_date: null,
  },
  shapes: {
    user_id: fixed({ 'another leader’s disciple': 'bia', 'the leader’s own uid': 'pastor' }),
    pastor_id: fixed({ 'another leader': 'lider', 'the recipient': 'ana' }),
    devotional_id: refusing({ 'a day': '2026-11-21', 'a text': 'outro' }),
    message: fixed({ 'a question in the disciple’s name': 'Pode me ligar?', spaces: '  ' }),
    status: fixed({ pending: 'pending', read: 'read' }),
    response: nonBlank(RESPONSE_MAX_LENGTH),
    responded_at: fixed(deviceTimes),
    created_at: fixed(deviceTimes),
  },
  changes: { status: 'read', created_at: SERVER_TIME, archived_at: SERVER_TIME },
  ownerFields: ['user_id', 'pastor_id'],
  allowed: {
    get: ['disciple', 'leader'],
    'list by own user_id': signedIn,
    'list by owner’s user_id': ['disciple'],
    'list by own pastor_id': signedIn,
    'list by owner’s pastor_id': ['leader'],
    create: ['leader'],
    'update archived_at': ['leader'],
  },
  trials: [{ as: 'leader', operation: 'create' }],
  cases: [
    ...allows('leader', 'create', acceptedSends),
    ...refuses('leader', 'create', refusedSends),
    ...refuses('otherLeader', 'create', {
      'sent to another leader’s disciple under that leader’s number': under(
        numbered('l1', 0, 'lider'),
      ),
    }),
    ...refuses('disciple', 'create', {
      'written by the disciple as if by the leader': { fields: { pastor_id: 'pastor' } },
      'written by the disciple as a reply to themselves': under(numbered(1, 0, 'ana'), {
        fields: { pastor_id: 'pastor' },
      }),
    }),
    ...refuses('leader', 'update', {
      'changed afterwards': {
        fields: { status: 'responded', response: 'Mudei de ideia.', responded_at: SERVER_TIME },
      },
    }),
  ],
};
