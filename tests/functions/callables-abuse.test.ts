import { randomUUID } from 'node:crypto';
import { addDays } from '@raizes/domain/day';
import { collections, paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import type { TestUser } from '../support/people';
import { call, callables, expectReadable, signedIn, tokenOf } from './support/calls';
import type { Caller } from './support/calls';
import { dataAt } from './support/database';
import { daysAgo, newUid, today } from './support/progress';
import { openConversation } from './support/mentor';
import { subscription } from './support/push';

type Request = Record<string, unknown>;

interface AbuseCase {
  /** Valid requests. */
  right: Request[];
  /** Fields that can be missing or have any value. */
  tolerant?: string[];
  /** Valid requests that the stranger is not allowed to send. */
  forbidden?: Request[];
  /** Answers NOT_FOUND, so that nobody learns whether another person's document exists. */
  hides?: true;
}

let admin: Caller;
let stranger: Caller;
let disciple: TestUser;
let conversationId = '';

const atEight = { hour: 8, weekdays: [1], time_zone: 'America/Bahia' };
const notice = () => {
  const message = { title: 'a', body: 'b', url: '/dashboard' };
  return { action: 'send-notification', userId: disciple.uid, ...message };
};

const table: Record<string, () => AbuseCase> = {
  'ai-mentor-chat': () => ({
    right: [{ conversationId, message: 'Como orar?', devotionalContext: null }],
    tolerant: ['devotionalContext'],
    hides: true,
  }),
  'validate-memorization': () => ({
    right: [{ originalVerse: 'Jesus chorou.', userVerse: 'Jesus', verseReference: 'João 11.35' }],
    tolerant: ['verseReference'],
  }),
  'push-notifications': () => ({
    right: [
      { action: 'save-subscription', ...subscription() },
      { action: 'remove-subscription', endpoint: 'https://push.exemplo.com/x' },
      { action: 'remove-other-subscriptions', except: 'https://push.exemplo.com/x' },
      notice(),
      { action: 'save-reminder', enabled: true, ...atEight },
    ],
    tolerant: ['except'],
    forbidden: [notice()],
  }),
  'record-guardian-consent': () => {
    const userId = disciple.uid;
    const record = { action: 'record', userId, guardianName: 'Marta', consentedOn: daysAgo(1) };
    return { right: [record], forbidden: [record, { action: 'revoke', userId }] };
  },
  'correct-birth-year': () => {
    const correction = { userId: disciple.uid, birthYear: 2001 };
    return {
      right: [correction],
      forbidden: [correction, { ...correction, userId: stranger.uid }],
    };
  },
  'change-people': () => {
    const batch = 'abuse-0123456789ab';
    const userIds = [disciple.uid];
    const link = { change: 'link', batch, userIds, leaderId: admin.uid };
    const promotion = { change: 'position', batch, userIds, position: 'lider' };
    return {
      right: [link, promotion],
      tolerant: ['leaderId'],
      forbidden: [link, promotion, { change: 'undo', batch }],
    };
  },
  'change-position': () => {
    const promoted = { userId: disciple.uid, position: 'lider' };
    const demoted = { userId: disciple.uid, position: 'discipulo', successorId: admin.uid };
    // A null successor is valid too: positions.test.ts.
    return {
      right: [promoted, demoted],
      tolerant: ['successorId'],
      forbidden: [promoted, demoted, { ...promoted, userId: stranger.uid }],
    };
  },
  'link-to-leader': () => {
    const link = { userId: disciple.uid, leaderId: admin.uid };
    const own = { userId: stranger.uid, leaderId: null };
    return { right: [link], tolerant: ['leaderId'], forbidden: [link, own] };
  },
  'look-up-emails': () => ({
    right: [{ userIds: [disciple.uid] }],
    forbidden: [{ userIds: [disciple.uid] }, { userIds: [stranger.uid] }],
  }),
  'find-by-email': () => ({
    right: [{ email: 'alguem@igreja.test' }],
    forbidden: [{ email: 'alguem@igreja.test' }, { email: disciple.email }],
  }),
  'look-up-person': () => ({
    right: [{ userId: disciple.uid }],
    forbidden: [{ userId: disciple.uid }, { userId: stranger.uid }],
  }),
  'create-invitation': () => {
    const disciples = { kind: 'disciple', leaderId: disciple.uid };
    const position = { kind: 'position', position: 'lider', email: 'alguem@igreja.test' };
    const own = { ...disciples, leaderId: stranger.uid };
    return { right: [disciples, position], forbidden: [disciples, position, own] };
  },
  'revoke-invitation': () => ({ right: [{ id: 'a'.repeat(64) }], hides: true }),
  'redeem-invitation': () => ({ right: [{ code: 'BCDFGHJKMN', replace: false }] }),
  'peek-invitation': () => ({ right: [{ code: 'BCDFGHJKMN' }] }),
  'claim-church': () => ({
    right: [{ secret: 'segredo' }],
    tolerant: ['secret'],
    forbidden: [{ secret: 'segredo' }],
  }),
  // A refusal is an answer here: tests/functions/in-process/send-message.test.ts.
  'send-message': () => ({
    right: [
      {
        requestId: randomUUID(),
        leaderId: disciple.uid,
        devotionalId: null,
        message: 'Como orar?',
      },
    ],
  }),
  'rebuild-stats': () => ({
    right: [{ userId: disciple.uid }],
    forbidden: [{ userId: disciple.uid }, { userId: stranger.uid }],
  }),
  'set-admin-role': () => ({
    right: [{ userId: disciple.uid, admin: false }],
    forbidden: [
      { userId: stranger.uid, admin: true },
      { userId: admin.uid, admin: false },
    ],
  }),
  'save-teaching': () => {
    const taught = { topic: 'festas', text: 'Celebramos o Natal.' };
    return { right: [taught], forbidden: [taught], tolerant: ['text'] };
  },
  get_week_ahead: () => ({ right: [{ from: today }] }),
  'content-days': () => {
    const [day, to] = [addDays(today, 290), addDays(today, 291)];
    const parts = ['devotional', 'readings'];
    const lock = { action: 'lock', day, parts };
    const two = { from: day, to, parts };
    const others = [
      { action: 'move', ...two, over: 'nothing' },
      { action: 'swap', ...two },
    ];
    return { right: [lock, { ...lock, action: 'unlock' }], forbidden: [lock, ...others] };
  },
  'content-plan': () => {
    // Starts on a day beyond the reach of the filling.
    const start = addDays(today, 300);
    const weekdays = [1, 2, 3];
    const choice = { action: 'choose', plan: 'm-cheyne', start, weekdays, devotionals: [] };
    const others = ['fill', 'pause', 'resume'].map((action) => ({ action }));
    // An empty list of sources is a valid choice.
    const tolerant = ['devotionals'];
    return { right: [choice, ...others], tolerant, forbidden: [choice, ...others] };
  },
  'content-series': () => {
    const chain = { action: 'import-chain', name: 'Luz', json: '{"01-01": ["PSA 1:1"]}' };
    const fields = { verse_reference: 'a', verse_text: 'b', context: 'c' };
    const devotionals = [{ ...fields, reflection_question: 'd', application_question: 'e' }];
    const times = { kind: 'start', start: today, weekdays: [1] };
    const right = [
      { ...chain, use: false },
      { action: 'import-series', name: 'Advento', devotionals, times, use: false },
      { action: 'place', id: 'advento', times },
      { action: 'delete', id: 'advento' },
      { action: 'look', days: [today] },
    ];
    return { right, forbidden: right };
  },
  'count-church': () => {
    const people = { part: 'people', fresh: false };
    return { right: [people], forbidden: [people, { part: 'content', fresh: true }] };
  },
  'export-people': () => {
    const list = { shown: 'everybody', leaderId: null, query: '', after: null };
    return { right: [list], tolerant: ['leaderId', 'query', 'after'], forbidden: [list] };
  },
  'export-my-data': () => ({
    right: [{ after: `kept/user_devotionals/${today}` }],
    tolerant: ['after'],
  }),
};

const huge = 'á'.repeat(1_000_000);

/** Values that every callable with parameters refuses. */
const nonsense: unknown[] = [
  null,
  7,
  'texto',
  [{ a: 1 }, [2]],
  {},
  { a: { b: { c: { d: [{}] } } } },
  huge,
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":1}}'),
];

/** A valid request with each field missing, of another type, or far too long. */
function mutationsOf(valid: Request, tolerant: string[]): object[] {
  const fields = Object.keys(valid).filter((field) => !tolerant.includes(field));
  return fields.flatMap((field) => {
    const { [field]: own, ...others } = valid;
    const endless = typeof own === 'string' ? huge : [huge];
    const wrong = [null, -1.5, '', 'texto', [], { a: { b: 1 } }, true].filter(
      (value) => typeof value !== typeof own || Array.isArray(own) || value === '',
    );
    return [others, ...[...wrong, endless].map((value) => ({ ...others, [field]: value }))];
  });
}

beforeEach(async () => {
  [admin, stranger, disciple] = await Promise.all([
    signedIn({ admin: true }),
    signedIn(),
    createUser(),
  ]);
  conversationId = await openConversation(admin.uid);
});

async function expectRefusal(by: Caller, name: string, data: unknown, ...kinds: string[]) {
  const { text, error } = await by.call(name, data);
  const refusal = v.object({ message: v.string(), status: v.string() });
  const { message, status } = v.parse(refusal, error, { message: text.slice(0, 300) });
  expectReadable(message);
  expect(kinds).toContain(status);
}

const readers = ['get_my_pastor_info', 'get_my_disciples', 'count-my-data', 'mentor-status'];
const withoutParameters = [...readers, 'erase-my-account', 'sign-out-everywhere'];

it('the table covers every callable with parameters', () => {
  const names = [...Object.keys(table), ...withoutParameters];
  expect([...callables.keys()].toSorted()).toEqual(names.toSorted());
});

it('an anonymous account is refused like a missing one by every callable but the one for newcomers', async () => {
  const anonymous = { identities: {}, sign_in_provider: 'anonymous' };
  const error = { message: 'Usuário não autenticado', status: 'UNAUTHENTICATED' };
  for (const name of callables.keys()) {
    if (name === 'peek-invitation') continue;
    for (const token of [null, tokenOf(newUid(), { firebase: anonymous })]) {
      expect(await call(name, null, token)).toMatchObject({ status: 401, error });
    }
  }
});

it('what only others may do is refused to a person without permission', async () => {
  for (const [name, abuseCase] of Object.entries(table)) {
    for (const data of abuseCase().forbidden ?? [])
      await expectRefusal(stranger, name, data, 'PERMISSION_DENIED');
  }
});

it.each(Object.entries(table))(
  '%s refuses nonsense with a readable message',
  async (name, abuseCase) => {
    const { right, tolerant = [], hides = false } = abuseCase();
    const kinds = hides ? ['INVALID_ARGUMENT', 'NOT_FOUND'] : ['INVALID_ARGUMENT'];
    const wrong = [...nonsense, ...right.flatMap((each) => mutationsOf(each, tolerant))];
    for (const data of wrong) await expectRefusal(admin, name, data, ...kinds);
  },
);

it.each(readers)('%s takes no parameters and answers the same to nonsense', async (name) => {
  // Compares sizes, because the answer contains the time of the request.
  const size = async (data: unknown) => (await stranger.call(name, data)).text.length;
  const usual = await size(null);
  for (const data of nonsense) expect(await size(data)).toBe(usual);
});

it('extra fields in a request have no effect', async () => {
  const more = { admin: true, uid: admin.uid, auth: { uid: admin.uid }, role: 'admin' };
  const { text } = await stranger.call('count-my-data', more);
  expect(text).toBe((await stranger.call('count-my-data')).text);
  const data = { userId: disciple.uid, ...more };
  await expectRefusal(stranger, 'rebuild-stats', data, 'PERMISSION_DENIED');
  const rows = db.collection(collections.userRoles).where('user_id', '==', stranger.uid);
  expect((await rows.get()).empty).toBe(true);
  expect(await dataAt(paths.userRole(disciple.uid, 'admin'))).toBeUndefined();
  expect(await dataAt(paths.userRole(admin.uid, 'admin'))).toBeDefined();
});
