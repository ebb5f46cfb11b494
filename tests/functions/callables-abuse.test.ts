import { callables } from './support/callables';
import {
  call,
  expectNoInternals,
  expectReadable,
  mutationsOf,
  nonsense,
  signedIn,
} from './support/calls';
import { dataAt } from './support/database';
import { addDays } from '@raizes/domain/day';
import { collections, paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../support/admin';
import { createUser, signInAnonymously } from '../support/people';
import type { TestUser } from '../support/people';
import { daysAgo, today } from './support/progress';
import { openConversation } from './support/mentor';
import { subscription } from './support/push';

type Request = Record<string, unknown>;

interface AbuseCase {
  /** Valid requests; none where the callable takes no parameters. */
  right: Request[];
  /** Fields that can be missing or have any value. */
  tolerant?: string[];
  /** Valid requests that the stranger is not allowed to send. */
  forbidden?: Request[];
  /** Answers NOT_FOUND, so that nobody learns whether another person's document exists. */
  hides?: boolean;
  /** Can be called without an account. */
  open?: true;
}

let admin: TestUser;
let disciple: TestUser;
let stranger: TestUser;
let [asAdmin, asStranger, asAnonymous, conversationId] = ['', '', '', ''];

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
    forbidden: [{ conversationId, message: 'O que ela disse?', devotionalContext: null }],
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
    // A null successor is valid too: tests/functions/in-process/positions.test.ts.
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
  'create-invitation': () => {
    const disciples = { kind: 'disciple', leaderId: disciple.uid };
    const position = { kind: 'position', position: 'lider', email: 'alguem@igreja.test' };
    const own = { ...disciples, leaderId: stranger.uid };
    return { right: [disciples, position], forbidden: [disciples, position, own] };
  },
  'revoke-invitation': () => {
    const unknown = { id: 'a'.repeat(64) };
    return { right: [unknown], forbidden: [unknown], hides: true };
  },
  'redeem-invitation': () => ({ right: [{ code: 'BCDFGHJKMN', replace: false }] }),
  'peek-invitation': () => ({ right: [{ code: 'BCDFGHJKMN' }], open: true }),
  'claim-church': () => ({
    right: [{ secret: 'segredo' }],
    tolerant: ['secret'],
    forbidden: [{ secret: 'segredo' }],
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
  // A successful call ends the caller's session: tests/functions/sign-out-everywhere.test.ts.
  'sign-out-everywhere': () => ({ right: [] }),
  get_week_ahead: () => ({ right: [{ from: today }] }),
  get_my_pastor_info: () => ({ right: [] }),
  get_my_disciples: () => ({ right: [] }),
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
    const choice = { action: 'choose', plan: 'm-cheyne', start, weekdays, devotionals: 'none' };
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
  'count-my-data': () => ({ right: [] }),
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
  // A successful call works only once: tests/functions/erasing.test.ts and in-process/callables-concurrent.test.ts.
  'erase-my-account': () => ({ right: [] }),
};

beforeAll(async () => {
  const people = await Promise.all([signedIn({ admin: true }), signedIn(), createUser()]);
  [admin, stranger, disciple] = people;
  [asAdmin, asStranger] = [people[0].token, people[1].token];
  asAnonymous = await signInAnonymously();
  conversationId = await openConversation(admin.uid);
});

const errorSchema = v.object({ message: v.string(), status: v.string() });

async function expectRefusal(name: string, data: unknown, token: string, ...kinds: string[]) {
  const { text, error } = await call(name, data, token);
  expectNoInternals(text);
  const { message, status } = v.parse(errorSchema, error, { message: text.slice(0, 300) });
  expectReadable(message);
  expect(kinds).toContain(status);
}

it('the table covers every callable', () => {
  expect([...callables.keys()].toSorted()).toEqual(Object.keys(table).toSorted());
});

describe.each(Object.entries(table))('%s', (name, abuseCase) => {
  it('refuses a request without an account or with an anonymous one', async () => {
    if (abuseCase().open) return;
    for (const data of [null, ...abuseCase().right]) {
      const { error } = await call(name, data);
      expect(error).toEqual({ message: 'Usuário não autenticado', status: 'UNAUTHENTICATED' });
    }
    for (const data of [null, ...abuseCase().right]) {
      await expectRefusal(name, data, asAnonymous, 'UNAUTHENTICATED');
    }
    await expectRefusal(name, null, 'not.a.token', 'UNAUTHENTICATED');
  });

  it('refuses a person without permission', async () => {
    const { forbidden = [], hides = false } = abuseCase();
    const kind = hides ? 'NOT_FOUND' : 'PERMISSION_DENIED';
    for (const data of forbidden) await expectRefusal(name, data, asStranger, kind);
  });

  it('refuses nonsense with a readable message', async () => {
    const { right, tolerant = [], hides = false } = abuseCase();
    if (right.length === 0) return;
    const kinds = hides ? ['INVALID_ARGUMENT', 'NOT_FOUND'] : ['INVALID_ARGUMENT'];
    const wrong = [...nonsense, ...right.flatMap((each) => mutationsOf(each, tolerant))];
    for (const data of wrong) await expectRefusal(name, data, asAdmin, ...kinds);
  });
});

it.each(['get_my_pastor_info', 'get_my_disciples', 'count-my-data'])(
  '%s takes no parameters and answers the same to nonsense',
  async (name) => {
    // Compares sizes, because the answer contains the time of the request.
    const size = async (data: unknown) => (await call(name, data, asStranger)).text.length;
    const usual = await size(null);
    for (const data of nonsense) expect(await size(data)).toBe(usual);
  },
);

it('extra fields in a request have no effect', async () => {
  const more = { admin: true, uid: admin.uid, auth: { uid: admin.uid }, role: 'admin' };
  const { text } = await call('count-my-data', more, asStranger);
  expect(text).toBe((await call('count-my-data', null, asStranger)).text);
  const data = { userId: disciple.uid, ...more };
  await expectRefusal('rebuild-stats', data, asStranger, 'PERMISSION_DENIED');
  const rows = db.collection(collections.userRoles).where('user_id', '==', stranger.uid);
  expect((await rows.get()).empty).toBe(true);
  expect(await dataAt(paths.userRole(disciple.uid, 'admin'))).toBeUndefined();
  expect(await dataAt(paths.userRole(admin.uid, 'admin'))).toBeDefined();
});

it('a malformed request gets no stack trace', async () => {
  const url = `${process.env.FUNCTIONS_EMULATOR_ORIGIN}/demo-raizes/southamerica-east1/get_week_ahead`;
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${asStranger}` };
  const deeplyNested = `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const unknownType =
    '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}}';
  for (const body of ['{"data":', '{}', '[]', '{"data":{},"x":1}', deeplyNested, unknownType]) {
    const response = await fetch(url, { method: 'POST', headers, body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expectNoInternals(await response.text());
  }
});
