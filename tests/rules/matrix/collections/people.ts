import * as good from '../../../factories';
import { SERVER_TIME } from '../../support/environment';
import { fixed, minutesFromNow, personName, refusing } from '../../support/fields';
import { allows, at, refuses, signedIn, updatedBy, withFields } from '../entry';
import type { Allowed, Entry } from '../entry';

const disciple = (id: string) => good.aProfile({ id, full_name: 'Nome de Teste' });
const server = {
  search: { n: 'n' },
  joined_at: minutesFromNow(-60),
  guardianship: 'needed',
  adult_from_year: 9000,
};
const linkedToPastor = { ...server, pastor_id: 'pastor' };

const profileShapes = {
  id: fixed({ 'another person’s uid': 'bia' }),
  full_name: personName,
  position: fixed({ leader: 'lider', pastor: 'pastor' }),
  church_denomination: personName,
  pastor_id: refusing({ 'empty text': '', 'a leader': 'lider' }),
};

const profile = (uid: string) => ({
  ...at('/profiles/{uid}', `profiles/${uid}`),
  document: disciple,
  shapes: profileShapes,
});

/** Admins get every profile and list or count more than a page of them. */
const profilesReadBy = (...owners: Allowed[string]): Allowed => ({
  get: [...owners, 'admin'],
  'get absent': [...owners, 'admin'],
  list: ['admin'],
  'list over limit': ['admin'],
});

/** Every leader lists the people linked to them and nobody else's. */
const listsOfLinked: Allowed = {
  'list by own pastor_id': ['leader', 'otherLeader', 'formerLeader', 'admin'],
  'list by own pastor_id over limit': ['admin'],
  'list by owner’s pastor_id': ['admin'],
};

/** Only the server changes positions and links. */
const refusedPositions = withFields('an admin cannot make ', {
  'her another leader’s disciple': { pastor_id: 'lider' },
  'her a disciple without a leader': { pastor_id: null },
  'her a leader, unlinked': { position: 'lider', pastor_id: null },
  'her a pastor, unlinked': { position: 'pastor', pastor_id: null },
});

const profiles: Entry[] = [
  {
    title: 'the profile of a disciple',
    ...profile('ana'),
    stored: linkedToPastor,
    changes: { position: 'pastor', guardianship: 'recorded', adult_from_year: 2000 },
    ownerFields: ['pastor_id'],
    allowed: {
      ...profilesReadBy('disciple'),
      get: ['disciple', 'leader', 'admin'],
      ...listsOfLinked,
      'list by owner’s pastor_id': ['leader', 'admin'],
      create: ['disciple'],
      ...updatedBy('disciple', 'full_name', 'church_denomination'),
    },
    trials: [
      { as: 'disciple', operation: 'create' },
      {
        as: 'disciple',
        operation: 'replace',
        document: { ...disciple('ana'), ...linkedToPastor },
        shapes: { ...profileShapes, pastor_id: fixed({ 'a leader': 'lider' }) },
      },
    ],
    cases: refuses('admin', 'update', refusedPositions),
  },
  {
    title: 'the profile of a leader',
    ...profile('lider'),
    stored: { position: 'lider' },
    changes: { position: 'pastor', pastor_id: 'pastor' },
    ownerFields: [],
    allowed: {
      ...profilesReadBy('otherLeader'),
      create: ['otherLeader'],
      ...updatedBy('otherLeader', 'full_name', 'church_denomination'),
    },
    cases: refuses(
      'admin',
      'update',
      withFields('an admin cannot make ', {
        'them a pastor’s disciple': { position: 'discipulo', pastor_id: 'pastor' },
        'them a disciple': { position: 'discipulo' },
      }),
    ),
  },
  {
    title: 'the profile of someone linked to a former leader',
    ...profile('davi'),
    stored: { pastor_id: 'deposto' },
    changes: { position: 'pastor', pastor_id: null },
    ownerFields: ['pastor_id'],
    allowed: {
      ...profilesReadBy(),
      ...listsOfLinked,
    },
  },
];

/** A wish for a leader, at the time of the request. */
const wish = { wants_leader_at: SERVER_TIME };

profiles.push({
  title: 'the profile of a disciple without a leader',
  ...profile('ana'),
  stored: { ...server, pastor_id: null },
  changes: { position: 'pastor', pastor_id: 'lider' },
  ownerFields: ['pastor_id'],
  allowed: {
    ...profilesReadBy('disciple'),
    ...listsOfLinked,
    create: ['disciple'],
    ...updatedBy('disciple', 'full_name', 'church_denomination'),
  },
  cases: [
    ...allows('disciple', 'update', { 'she asks for a leader': { fields: wish } }),
    ...refuses('disciple', 'update', {
      'she asks again': {
        fields: wish,
        given: {
          'profiles/ana': {
            ...disciple('ana'),
            ...server,
            pastor_id: null,
            wants_leader_at: minutesFromNow(-60),
          },
        },
      },
    }),
    ...refuses('disciple', 'update', {
      'her wish has another time': { fields: { wants_leader_at: minutesFromNow(-1) } },
      'she has a leader': {
        fields: wish,
        given: { 'profiles/ana': { ...disciple('ana'), ...linkedToPastor } },
      },
      'she also changes her name': { fields: { ...wish, full_name: 'Outro Nome' } },
    }),
    ...refuses('admin', 'update', { 'an admin asks for her': { fields: wish } }),
  ],
});

const roleRowsRead: Allowed = {
  get: ['disciple', 'admin'],
  'get absent': ['admin'],
  list: ['admin'],
  'list by own user_id': signedIn,
  'list by owner’s user_id': ['disciple', 'admin'],
};

/** An admin's write of a row with these two fields under this id. */
const row = (rowId: string, user_id: unknown, role: unknown) => ({
  path: `user_roles/${rowId}`,
  fields: { user_id, role },
});

const rows = {
  'an admin can create a row with a role of 1 letter': row('bia_a', 'bia', 'a'),
  'an admin can create a row with a role of 30 letters': row(
    `bia_${'a'.repeat(30)}`,
    'bia',
    'a'.repeat(30),
  ),
};

const refusedRows = {
  'an admin cannot create a row with an id that names another person': row('caio_a', 'bia', 'a'),
  'an admin cannot create a row with an id that names another role': row(
    'bia_a',
    'bia',
    'disciple',
  ),
  'an admin cannot create a row for a person without a profile': row('ninguem_a', 'ninguem', 'a'),
  'an admin cannot create a row with a role that has an underscore': row(
    'bia_x_admin',
    'bia',
    'x_admin',
  ),
  'an admin cannot create a row with a role in capitals': row('bia_ADMIN', 'bia', 'ADMIN'),
  'an admin cannot create a row with a role that has a digit': row('bia_a1', 'bia', 'a1'),
  'an admin cannot create a row with an empty role': row('bia_', 'bia', ''),
  'an admin cannot create a row with a role of 31 letters': row(
    `bia_${'a'.repeat(31)}`,
    'bia',
    'a'.repeat(31),
  ),
  'an admin cannot create a row with a numeric role': row('bia_7', 'bia', 7),
  'an admin cannot create a row with a numeric uid': row('7_a', 7, 'a'),
};

const userRoles: Entry[] = [
  {
    title: 'the row of a role',
    ...at('/user_roles/{rowId}', 'user_roles/ana_mentora', 'ana_diaconisa'),
    document: (id) => ({ user_id: 'ana', role: id.replace('ana_', '') }),
    shapes: {
      user_id: fixed({ 'another person': 'bia', 'a list': ['ana'] }),
      role: fixed({ 'the admin role': 'admin', 'a map': { role: 'diaconisa' } }),
    },
    changes: { user_id: 'bia', role: 'admin' },
    allowed: { ...roleRowsRead, create: ['admin'], replace: ['admin'], delete: ['admin'] },
    trials: [{ as: 'admin', operation: 'create' }],
    cases: [
      ...allows('admin', 'create', rows),
      ...refuses('admin', 'create', refusedRows),
      // People can always find out whether they are admins themselves.
      ...allows('disciple', 'get', {
        'a disciple can read their own missing admin row': { path: 'user_roles/ana_admin' },
      }),
      ...allows('formerAdmin', 'get', {
        'a former admin can read their own missing admin row': { path: 'user_roles/exchefe_admin' },
      }),
      ...refuses('disciple', 'get', {
        'a disciple cannot read another person’s admin row': { path: 'user_roles/bia_admin' },
      }),
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
      'get absent': ['otherDisciple', 'admin'],
      'list by owner’s user_id': ['admin'],
    },
    cases: [
      ...allows('admin', 'delete', {
        'an admin can delete a row whose role only ends in “admin”': {
          path: 'user_roles/ana_superadmin',
          given: { 'user_roles/ana_superadmin': { user_id: 'ana', role: 'superadmin' } },
        },
      }),
      ...refuses('admin', 'delete', {
        'an admin cannot delete their own row': { path: 'user_roles/chefe_admin' },
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
  // The leader reads them if the disciple consents; nobody lists them and only the server writes them.
  allowed: { get: ['disciple'], 'get absent': ['disciple'] } satisfies Allowed,
});

const storedConsents = (leader_progress: boolean) => ({
  consents: { version: 1, leader_progress, ai: true, notifications: true },
});

const userStats: Entry[] = [
  { ...stats('ana'), title: 'the stats of someone who has not answered the consents yet' },
  {
    ...stats('ana'),
    title: 'the stats of someone whose leader can see them',
    stored: storedConsents(true),
    allowed: { ...stats('ana').allowed, get: ['disciple', 'leader'] },
  },
  {
    ...stats('ana'),
    title: 'the stats of someone whose leader cannot see them',
    stored: storedConsents(false),
  },
  {
    ...stats('davi'),
    title: 'the stats of someone linked to a former leader',
    stored: storedConsents(true),
    allowed: {},
  },
];

const audit: Entry = {
  title: 'an entry of the audit',
  ...at('/audit/{entryId}', 'audit/a1', 'a2'),
  document: () => good.anAudit({ actor: 'chefe', subject: 'ana' }),
  ownerFields: ['actor', 'subject'],
  // Admins list it by person; no client writes it, not even an admin.
  allowed: {
    get: ['admin'],
    'get absent': ['admin'],
    list: ['admin'],
    'list by own actor': ['admin'],
    'list by owner’s actor': ['admin'],
    'list by own subject': ['admin'],
    'list by owner’s subject': ['admin'],
  },
};

const invitation: Entry = {
  title: 'a leader’s invitation',
  ...at('/invitations/{invitationId}', 'invitations/i1', 'i2'),
  document: () => good.anInvitation(),
  changes: { uses: 0, expires_at: good.noonOf('2030-01-01') },
  ownerFields: ['leader_id'],
  allowed: {
    list: ['admin'],
    'list by own leader_id': signedIn,
    'list by owner’s leader_id': ['leader', 'admin'],
  },
};

/** Profiles, roles, stats, the audit and invitations. */
export const peopleEntries: Entry[] = [...profiles, ...userRoles, ...userStats, audit, invitation];
