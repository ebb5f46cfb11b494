import { callAs, expectReadable } from './support/calls';
import {
  DAILY_EXPORT_PAGES,
  DAILY_INVITATIONS,
  DAILY_LISTS,
  DAILY_MENTOR_MESSAGES,
  DAILY_NOTICES,
  HOURLY_WRONG_CODES,
  PUSH_DEVICES_MAX,
} from '@raizes/domain/limits';
import { responses } from '@raizes/domain/callables/responses';
import { addDays } from '@raizes/domain/day';
import { collections, paths, serverPaths } from '@raizes/domain/paths';
import type { Quota } from '@raizes/domain/paths';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { brasiliaDay } from '../../functions/src/quota';
import { withLock } from '../../functions/src/trigger';
import { aDevotional } from '../factories';
import { auth, db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import { countReads, dataAt } from './support/database';
import { complete, daysAgo, statsOf, today } from './support/progress';
import { wrongCodes } from './support/invitations';
import { openConversation } from './support/mentor';
import { devicesAt, registerDevices, subscription } from './support/push';

/** More concurrent calls than any of the limits here still allows. */
const CALLS = Array.from({ length: 24 }, (_, index) => index);

/** Runs the calls concurrently and returns the answers and the codes of the refusals; any other error is thrown. */
async function callAtOnce(name: string, uid: string, dataOf: (index: number) => unknown) {
  const ends = await Promise.allSettled(CALLS.map((index) => callAs(uid, name, dataOf(index))));
  const refusals = ends.flatMap((end) => {
    if (end.status === 'fulfilled') return [];
    const cause: unknown = end.reason;
    if (!(cause instanceof Error && 'httpErrorCode' in cause && 'code' in cause)) throw cause;
    expectReadable(cause.message);
    return [cause.code];
  });
  const answers = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  return { answers, refusals };
}

/** Expects this many of the concurrent calls to be answered, and the rest to exceed the daily limit. */
async function expectAnswers(count: number, ...calls: Parameters<typeof callAtOnce>) {
  const { answers, refusals } = await callAtOnce(...calls);
  expect(answers).toHaveLength(count);
  expect(new Set(refusals)).toEqual(new Set(['resource-exhausted']));
}

async function expectAllAnswered(...calls: Parameters<typeof callAtOnce>) {
  const { answers, refusals } = await callAtOnce(...calls);
  expect(refusals).toEqual([]);
  return answers;
}

const sizeOf = async (path: string) => (await db.collection(path).get()).size;
const spendQuota = (uid: string, kind: Quota, count: number) =>
  db.doc(paths.quota(uid, kind)).set({ day: brasiliaDay(new Date()), count });

/** An admin and the person that their call changes. */
async function createAdminAndPerson(options: Parameters<typeof createUser>[0] = {}) {
  const [admin, person] = await Promise.all([createUser({ admin: true }), createUser(options)]);
  return { by: admin.uid, uid: person.uid };
}

async function expectOneLogEntry(name: string, by: string, uid: string, request: object) {
  const before = await sizeOf(collections.consentLog(uid));
  await expectAllAnswered(name, by, () => ({ userId: uid, ...request }));
  expect(await sizeOf(collections.consentLog(uid))).toBe(before + 1);
}

/** A leader with an invitation that is still valid. */
async function createInvitation() {
  const leader = await createUser({ position: 'lider' });
  const request = { kind: 'disciple', leaderId: leader.uid };
  const answer = await callAs(leader.uid, 'create-invitation', request);
  return { leader, ...v.parse(responses['create-invitation'], answer) };
}

const cases: Record<string, () => Promise<void>> = {
  async 'ai-mentor-chat'() {
    const { uid } = await createUser();
    const conversationId = await openConversation(uid);
    await spendQuota(uid, 'mentor', DAILY_MENTOR_MESSAGES - 5);
    const ask = (index: number) => ({ conversationId, message: `Como orar? ${index}` });
    await expectAnswers(5, 'ai-mentor-chat', uid, ask);
    expect(await sizeOf(collections.mentorMessages(uid, conversationId))).toBe(10);

    // A request id belongs to one question, whatever the other calls contain.
    const { uid: other } = await createUser();
    const own = { conversationId: await openConversation(other), requestId: 'pedido' };
    const askWithOneId = (index: number) => ({ ...own, message: `Como orar? ${index}` });
    const { answers, refusals } = await callAtOnce('ai-mentor-chat', other, askWithOneId);
    expect(answers).toHaveLength(1);
    expect(new Set(refusals)).toEqual(new Set(['failed-precondition']));
    expect(await sizeOf(collections.mentorMessages(other, own.conversationId))).toBe(2);
    expect(await dataAt(paths.quota(other, 'mentor'))).toMatchObject({ count: 1 });
  },

  async 'push-notifications'() {
    const { by, uid } = await createAdminAndPerson();
    const save = () => ({ action: 'save-subscription', ...subscription() });
    await expectAllAnswered('push-notifications', uid, save);
    expect(await devicesAt(uid)).toHaveLength(PUSH_DEVICES_MAX);
    const owned = db.collection(collections.pushDevices).where('user_id', '==', uid);
    expect((await owned.get()).size).toBe(PUSH_DEVICES_MAX);

    const { uid: other } = await createUser();
    await registerDevices(other, [other]);
    await spendQuota(other, 'notices', DAILY_NOTICES.notices - 2);
    const words = { userId: other, title: 'Oi', body: 'Olá', url: '/dashboard' };
    const send = () => ({ action: 'send-notification', ...words });
    await expectAnswers(2, 'push-notifications', by, send);
    expect(await sizeOf(collections.notifications(other))).toBe(2);
  },

  async 'export-my-data'() {
    const { uid } = await createUser();
    await spendQuota(uid, 'exports', DAILY_EXPORT_PAGES - 2);
    await expectAnswers(2, 'export-my-data', uid, () => ({ after: null }));
  },

  async get_my_disciples() {
    const { uid } = await createUser({ position: 'lider' });
    await spendQuota(uid, 'disciples', DAILY_LISTS.disciples - 2);
    await expectAnswers(2, 'get_my_disciples', uid, () => ({ after: null }));
  },

  async 'count-my-data'() {
    const { uid } = await createUser();
    await spendQuota(uid, 'data-counts', DAILY_LISTS['data-counts'] - 2);
    await expectAnswers(2, 'count-my-data', uid, () => null);
  },

  async 'record-guardian-consent'() {
    const { by, uid } = await createAdminAndPerson({ minor: true });
    const consent = { action: 'record', guardianName: 'Marta', consentedOn: daysAgo(1) };
    await expectOneLogEntry('record-guardian-consent', by, uid, consent);
  },

  async 'correct-birth-year'() {
    const { by, uid } = await createAdminAndPerson();
    await expectOneLogEntry('correct-birth-year', by, uid, { birthYear: 1969 });
    expect(await dataAt(paths.consents(uid))).toMatchObject({ birth_year: 1969 });
  },

  async 'rebuild-stats'() {
    const { by, uid } = await createAdminAndPerson();
    await db.doc(paths.devotional(today)).set(aDevotional({ id: today, date: today }));
    await complete(uid, today);
    await db.doc(paths.userStats(uid)).update({ total_xp: 9000 });
    const answers = await expectAllAnswered('rebuild-stats', by, () => ({ userId: uid }));
    expect(answers.filter((answer) => JSON.stringify(answer).includes('true'))).toHaveLength(1);
    expect(await statsOf(uid)).toMatchObject({ total_xp: 50 });
  },

  async 'change-people'() {
    const leader = await createUser({ position: 'lider' });
    const { by, uid } = await createAdminAndPerson();
    const batch = 'batch-0123456789ab';
    const link = { change: 'link', batch, userIds: [uid], leaderId: leader.uid };
    const answers = await expectAllAnswered('change-people', by, () => link);
    expect(answers.filter((answer) => JSON.stringify(answer).includes('1'))).toHaveLength(1);
    const recorded = db.collection(collections.audit).where('batch', '==', batch).count();
    expect((await recorded.get()).data().count).toBe(1);
  },

  async 'change-position'() {
    const successor = await createUser({ position: 'pastor' });
    const leader = await createUser({ position: 'lider' });
    const { by, uid } = await createAdminAndPerson({ leader: asLeader(leader) });
    const stepDown = { userId: leader.uid, position: 'discipulo', successorId: successor.uid };
    await expectAllAnswered('change-position', by, () => stepDown);
    expect(await dataAt(paths.profile(uid))).toMatchObject({ pastor_id: successor.uid });
  },

  async 'sign-out-everywhere'() {
    const { uid } = await createUser();
    await registerDevices(uid, [`${uid}-1`, `${uid}-2`]);
    const { answers, refusals } = await callAtOnce('sign-out-everywhere', uid, () => null);
    expect(answers.length).toBeGreaterThan(0);
    // A call that comes in a later second belongs to a session that an earlier one has ended.
    for (const refusal of refusals) expect(refusal).toBe('unauthenticated');
    expect(await devicesAt(uid)).toEqual([]);
  },

  async 'create-invitation'() {
    const { uid } = await createUser({ position: 'lider' });
    await spendQuota(uid, 'invitations', DAILY_INVITATIONS - 2);
    await expectAnswers(2, 'create-invitation', uid, () => ({ kind: 'disciple', leaderId: uid }));
    expect(await sizeOf(collections.invitationCodes(uid))).toBe(2);
  },

  async 'redeem-invitation'() {
    const { id, code } = await createInvitation();
    const { uid } = await createUser();
    await expectAllAnswered('redeem-invitation', uid, () => ({ code, replace: false }));
    expect(await dataAt(serverPaths.invitation(id))).toMatchObject({ uses: 1 });
  },

  async 'revoke-invitation'() {
    const { leader, id } = await createInvitation();
    const { answers, refusals } = await callAtOnce('revoke-invitation', leader.uid, () => ({ id }));
    expect(answers).toHaveLength(1);
    expect(new Set(refusals)).toEqual(new Set(['not-found']));
  },

  async 'peek-invitation'() {
    const { uid } = await createUser();
    await expectAnswers(HOURLY_WRONG_CODES, 'peek-invitation', uid, (index) => ({
      code: wrongCodes[index],
    }));
  },

  async 'content-days'() {
    const { uid } = await createUser({ admin: true });
    const day = addDays(today, 295);
    const lock = { action: 'lock', day, parts: ['readings'] };
    await expectAllAnswered('content-days', uid, () => lock);
    expect(await dataAt(paths.contentDay(day))).toMatchObject({ readings: { locked: true } });
  },

  async 'content-plan'() {
    const { uid } = await createUser({ admin: true });
    // Starts on a day beyond the reach of the filling.
    const start = addDays(today, 300);
    const choice = {
      action: 'choose',
      plan: 'm-cheyne',
      start,
      weekdays: [0],
      devotionals: [],
    };
    const answers = await expectAllAnswered('content-plan', uid, () => choice);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"days":0,"wanted":0,"missing":"bible"}']),
    );
  },

  async 'erase-my-account'() {
    const { uid } = await createUser({ fullName: 'Zilda Mondego' });
    await expectAllAnswered('erase-my-account', uid, () => null);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await dataAt(paths.profile(uid))).toBeUndefined();
    expect(await dataAt(paths.userStats(uid))).toBeUndefined();
  },
};

it.each(Object.entries(cases))(
  '%s stays consistent under many concurrent calls',
  async (_, holds) => {
    await expect(holds()).resolves.toBeUndefined();
  },
);

const lateDay = { from: addDays(today, 240), to: addDays(today, 241) };
it.each([
  ['content-days', { action: 'copy', ...lateDay, parts: ['readings'], over: 'nothing' }],
  ['content-plan', { action: 'fill' }],
  ['content-series', { action: 'delete', id: 'advento' }],
])(
  '%s refuses a non-admin after one read, even while the calendar lock is held',
  async (name, data) => {
    const { uid } = await createUser();
    const held = new Promise<void>((release) => {
      onTestFinished(() => release());
    });
    void withLock(paths.contentPlan, () => held);
    const refused = () =>
      expect(callAs(uid, name, data)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await countReads(refused)).toBe(1);
  },
);
