import * as good from '../../../factories';
import { fixed, minutesFromNow, personName, unset } from '../../support/fields';
import { allows, at, refuses, signedIn, updatedBy, withFields } from '../entry';
import type { Allowed, Entry } from '../entry';

const disciple = (id: string) => good.aProfile({ id, full_name: 'Nome de Teste' });
const server = {
  search: { n: 'n' },
  joined_at: minutesFromNow(-60),
  guardianship: 'needed',
  adult_from_year: 9000,
};
const ofAna = { ...server, pastor_id: 'pastor' };

const profileShapes = {
  id: fixed({ 'somebody else’s uid': 'bia' }),
  full_name: personName,
  position: fixed({ leader: 'lider', pastor: 'pastor' }),
  church_denomination: personName,
  pastor_id: unset({ 'nothing in a text': '', 'a leader': 'lider' }),
};

const profile = (uid: string) => ({
  ...at('/profiles/{uid}', `profiles/${uid}`),
  document: disciple,
  shapes: profileShapes,
});

/** Admins get all profiles, and list them, or count them: more than a page. */
const profilesReadBy = (...owners: Allowed[string]): Allowed => ({
  get: [...owners, 'admin'],
  'get absent': [...owners, 'admin'],
  list: ['admin'],
  'list more': ['admin'],
});

/** Everyone who leads lists those linked to them, and nobody else's. */
const linkedListed: Allowed = {
  'list my pastor_id': ['leader', 'other', 'former', 'admin'],
  'list my pastor_id more': ['admin'],
  'list that pastor_id': ['admin'],
};

/** The server alone gives a position and a leader. */
const refusedPlaces = withFields('an admin does not make ', {
  'her another leader’s disciple': { pastor_id: 'lider' },
  'her a disciple of nobody': { pastor_id: null },
  'her a leader, who has none': { position: 'lider', pastor_id: null },
  'her a pastor, who has none': { position: 'pastor', pastor_id: null },
});

const profiles: Entry[] = [
  {
    title: 'the profile of a disciple',
    ...profile('ana'),
    stored: ofAna,
    changes: { position: 'pastor', guardianship: 'recorded', adult_from_year: 2000 },
    mine: ['pastor_id'],
    allowed: {
      ...profilesReadBy('disciple'),
      get: ['disciple', 'leader', 'admin'],
      ...linkedListed,
      'list that pastor_id': ['leader', 'admin'],
      create: ['disciple'],
      ...updatedBy('disciple', 'full_name', 'church_denomination'),
    },
    trials: [
      { as: 'disciple', operation: 'create' },
      {
        as: 'disciple',
        operation: 'replace',
        document: { ...disciple('ana'), ...ofAna },
        shapes: { ...profileShapes, pastor_id: fixed({ 'a leader': 'lider' }) },
      },
    ],
    cases: refuses('admin', 'update', refusedPlaces),
  },
  {
    title: 'the profile of a leader',
    ...profile('lider'),
    stored: { position: 'lider' },
    changes: { position: 'pastor', pastor_id: 'pastor' },
    mine: [],
    allowed: {
      ...profilesReadBy('other'),
      create: ['other'],
      ...updatedBy('other', 'full_name', 'church_denomination'),
    },
    cases: refuses(
      'admin',
      'update',
      withFields('an admin does not make ', {
        'a disciple of a pastor': { position: 'discipulo', pastor_id: 'pastor' },
        'a disciple': { position: 'discipulo' },
      }),
    ),
  },
  {
    title: 'the profile of somebody linked to a leader who is none any more',
    ...profile('davi'),
    stored: { pastor_id: 'deposto' },
    changes: { position: 'pastor', pastor_id: null },
    mine: ['pastor_id'],
    allowed: {
      ...profilesReadBy(),
      ...linkedListed,
    },
  },
];

const roleRowsRead: Allowed = {
  get: ['disciple', 'admin'],
  'get absent': ['admin'],
  list: ['admin'],
  'list my user_id': signedIn,
  'list that user_id': ['disciple', 'admin'],
};

/** An admin writes a row of these two fields under this id. */
const row = (rowId: string, user_id: unknown, role: unknown) => ({
  path: `user_roles/${rowId}`,
  fields: { user_id, role },
});

const rows = {
  'an admin makes a row with a role of 1': row('bia_a', 'bia', 'a'),
  'an admin makes a row with a role of 30': row(`bia_${'a'.repeat(30)}`, 'bia', 'a'.repeat(30)),
};

const refusedRows = {
  'an admin makes no row with an id that names another person': row('caio_a', 'bia', 'a'),
  'an admin makes no row with an id that names another role': row('bia_a', 'bia', 'disciple'),
  'an admin makes no row with somebody who has no profile': row('ninguem_a', 'ninguem', 'a'),
  'an admin makes no row with a role that has an underscore': row('bia_x_admin', 'bia', 'x_admin'),
  'an admin makes no row with a role in capitals': row('bia_ADMIN', 'bia', 'ADMIN'),
  'an admin makes no row with a role with a figure': row('bia_a1', 'bia', 'a1'),
  'an admin makes no row with a role of nothing': row('bia_', 'bia', ''),
  'an admin makes no row with a role too long': row(`bia_${'a'.repeat(31)}`, 'bia', 'a'.repeat(31)),
  'an admin makes no row with a role that is a number': row('bia_7', 'bia', 7),
  'an admin makes no row with a person who is a number': row('7_a', 7, 'a'),
};

const userRoles: Entry[] = [
  {
    title: 'the row of a role',
    ...at('/user_roles/{rowId}', 'user_roles/ana_mentora', 'ana_diaconisa'),
    document: (id) => ({ user_id: 'ana', role: id.replace('ana_', '') }),
    shapes: {
      user_id: fixed({ 'another person': 'bia', 'a list': ['ana'] }),
      role: fixed({ 'being an admin': 'admin', 'a map': { role: 'diaconisa' } }),
    },
    changes: { user_id: 'bia', role: 'admin' },
    allowed: { ...roleRowsRead, create: ['admin'], replace: ['admin'], delete: ['admin'] },
    trials: [{ as: 'admin', operation: 'create' }],
    cases: [
      ...allows('admin', 'create', rows),
      ...refuses('admin', 'create', refusedRows),
      // Whether one is an admin is no secret to oneself.
      ...allows('disciple', 'get', {
        'a disciple asks for the admin’s row that there is not': { path: 'user_roles/ana_admin' },
      }),
      ...allows('removed', 'get', {
        'so does a removed admin': { path: 'user_roles/exchefe_admin' },
      }),
      ...refuses('disciple', 'get', { 'but not for another’s': { path: 'user_roles/bia_admin' } }),
    ],
  },
  {
    title: 'the row of an admin',
    ...at('/user_roles/{rowId}', 'user_roles/outra_admin', 'bia_admin'),
    document: (id) => ({ user_id: id.replace('_admin', ''), role: 'admin' }),
    changes: { user_id: 'chefe', role: 'disciple' },
    allowed: {
      ...roleRowsRead,
      get: ['admin'],
      'get absent': ['another', 'admin'],
      'list that user_id': ['admin'],
    },
    cases: [
      ...allows('admin', 'delete', {
        'a role that only ends like it is taken away': {
          path: 'user_roles/ana_superadmin',
          given: { 'user_roles/ana_superadmin': { user_id: 'ana', role: 'superadmin' } },
        },
      }),
      ...refuses('admin', 'delete', {
        'an admin leaves their own row to the server': { path: 'user_roles/chefe_admin' },
      }),
    ],
  },
];

const stats = (uid: string) => ({
  ...at('/user_stats/{uid}', `user_stats/${uid}`),
  document: () => ({
    user_id: uid,
    total_xp: 50,
    current_level: 1,
    current_streak: 1,
    longest_streak: 1,
    badge_ids: [],
    is_admin: false,
    consents: null,
  }),
  changes: { total_xp: 9999, is_admin: true, consents: { leader_progress: true } },
  // The leader sees them on a recorded yes; nobody lists them, and the server alone writes them.
  allowed: { get: ['disciple'], 'get absent': ['disciple'] } satisfies Allowed,
});

const agreed = (leader_progress: boolean) => ({
  consents: { version: 1, leader_progress, ai: true, notifications: true },
});

const userStats: Entry[] = [
  { ...stats('ana'), title: 'the stats of somebody who has not been asked yet' },
  {
    ...stats('ana'),
    title: 'the stats of somebody whose leader may see them',
    stored: agreed(true),
    allowed: { ...stats('ana').allowed, get: ['disciple', 'leader'] },
  },
  {
    ...stats('ana'),
    title: 'the stats of somebody whose leader may not see them',
    stored: agreed(false),
  },
  {
    ...stats('davi'),
    title: 'the stats of somebody linked to a leader who is none any more',
    stored: agreed(true),
    allowed: {},
  },
];

const audit: Entry = {
  title: 'a line of who did what',
  ...at('/audit/{entryId}', 'audit/a1', 'a2'),
  document: () => good.anAudit({ actor: 'chefe', subject: 'ana' }),
  mine: ['actor', 'subject'],
  // An admin lists it by person; nobody writes it, not even an admin.
  allowed: {
    get: ['admin'],
    'get absent': ['admin'],
    list: ['admin'],
    'list my actor': ['admin'],
    'list that actor': ['admin'],
    'list my subject': ['admin'],
    'list that subject': ['admin'],
  },
};

const invitation: Entry = {
  title: 'an invitation to a leader’s disciples',
  ...at('/invitations/{invitationId}', 'invitations/i1', 'i2'),
  document: () => good.anInvitation(),
  changes: { uses: 0, expires_at: good.noonOf('2030-01-01') },
  mine: ['leader_id'],
  allowed: {
    list: ['admin'],
    'list my leader_id': signedIn,
    'list that leader_id': ['leader', 'admin'],
  },
};

/** Who a person is, and how they are doing. */
export const peopleEntries: Entry[] = [...profiles, ...userRoles, ...userStats, audit, invitation];
