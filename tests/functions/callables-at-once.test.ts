import { callHere, callables } from './support/callables';
import { expectReadable } from './support/calls';
import {
  DAILY_EXPORTS,
  DAILY_MENTOR_MESSAGES,
  DAILY_NOTICES,
  PUSH_DEVICES_MAX,
} from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { churchDay } from '../../functions/src/quota';
import { auth, db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import { dataAt } from './support/database';
import { complete, daysAgo, today, untilStats } from './support/progress';
import { openConversation } from './support/mentor';
import { devicesAt, giveDevices, outboxOf, subscription } from './support/push';

const FIFTY = Array.from({ length: 50 }, (_, index) => index);

/** Fifty calls at once: how many were answered, and with what the others were refused. Nothing else may come of one. */
async function fifty(name: string, uid: string, dataOf: (index: number) => unknown) {
  const ends = await Promise.allSettled(FIFTY.map((index) => callHere(name, uid, dataOf(index))));
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

const admins = () => createUser({ admin: true });
const spendQuota = (uid: string, kind: 'mentor' | 'notices', count: number) =>
  db.doc(paths.quota(uid, kind)).set({ day: churchDay(new Date()), count });
const sizeOf = async (path: string) => (await db.collection(path).get()).size;

const cases: Record<string, () => Promise<void>> = {
  async 'ai-mentor-chat'() {
    const { uid } = await createUser();
    const conversationId = await openConversation(uid);
    await spendQuota(uid, 'mentor', DAILY_MENTOR_MESSAGES - 5);
    const ask = (index: number) => ({ conversationId, message: `Como orar? ${index}` });
    const { answers, refusals } = await fifty('ai-mentor-chat', uid, ask);
    expect(answers).toHaveLength(5);
    expect(new Set(refusals)).toEqual(new Set(['resource-exhausted']));
    expect(await sizeOf(collections.mentorMessages(uid, conversationId))).toBe(10);
  },

  async 'validate-memorization'() {
    const verse = 'No princípio era o Verbo, e o Verbo estava com Deus. '.repeat(150);
    const { uid } = await createUser();
    const claim = { originalVerse: verse, userVerse: verse, verseReference: 'João 1.1' };
    const { answers } = await fifty('validate-memorization', uid, () => claim);
    expect(answers).toHaveLength(50);
  },

  async 'push-notifications'() {
    const { uid } = await createUser();
    const save = () => ({ action: 'save-subscription', ...subscription() });
    const saved = await fifty('push-notifications', uid, save);
    expect(saved.refusals).toEqual([]);
    const devices = await devicesAt(uid);
    expect(devices).toHaveLength(PUSH_DEVICES_MAX);
    const owned = db.collection(collections.pushDevices).where('user_id', '==', uid);
    expect((await owned.get()).size).toBe(PUSH_DEVICES_MAX);

    const { uid: other } = await createUser();
    await giveDevices(other, [other]);
    const words = { userId: other, title: 'Oi', body: 'Olá', url: '/dashboard' };
    const send = () => ({ action: 'send-notification', ...words });
    const sent = await fifty('push-notifications', uid, send);
    expect(new Set(sent.refusals)).toEqual(new Set(['permission-denied']));
    expect(await outboxOf(other)).toEqual([]);

    await spendQuota(other, 'notices', DAILY_NOTICES - 2);
    const { uid: by } = await admins();
    const told = await fifty('push-notifications', by, send);
    expect(told.answers).toHaveLength(2);
    expect(new Set(told.refusals)).toEqual(new Set(['resource-exhausted']));
    expect(await sizeOf(collections.notifications(other))).toBe(2);
  },

  async 'export-my-data'() {
    const { uid } = await createUser();
    const { answers, refusals } = await fifty('export-my-data', uid, () => null);
    expect(answers).toHaveLength(DAILY_EXPORTS);
    expect(new Set(refusals)).toEqual(new Set(['resource-exhausted']));
  },

  async 'record-guardian-consent'() {
    const [{ uid: by }, { uid }] = await Promise.all([admins(), createUser({ unasked: true })]);
    const needed = { guardianship: 'needed', adult_from_year: new Date().getFullYear() + 3 };
    await db.doc(paths.profile(uid)).update(needed);
    const before = await sizeOf(collections.consentLog(uid));
    const consent = { guardianName: 'Marta', consentedOn: daysAgo(1) };
    const record = () => ({ userId: uid, action: 'record', ...consent });
    const { refusals } = await fifty('record-guardian-consent', by, record);
    expect(refusals).toEqual([]);
    expect(await sizeOf(collections.consentLog(uid))).toBe(before + 1);
  },

  async 'correct-birth-year'() {
    const [{ uid: by }, { uid }] = await Promise.all([admins(), createUser()]);
    const before = await sizeOf(collections.consentLog(uid));
    const correct = () => ({ userId: uid, birthYear: 1969 });
    expect((await fifty('correct-birth-year', by, correct)).refusals).toEqual([]);
    expect(await dataAt(paths.consents(uid))).toMatchObject({ birth_year: 1969 });
    expect(await sizeOf(collections.consentLog(uid))).toBe(before + 1);
  },

  async 'rebuild-stats'() {
    const [{ uid: by }, { uid }] = await Promise.all([admins(), createUser()]);
    await complete(uid, today);
    await untilStats(uid, { total_xp: 50 });
    await db.doc(paths.userStats(uid)).update({ total_xp: 9000 });
    const { answers, refusals } = await fifty('rebuild-stats', by, () => ({ userId: uid }));
    expect(refusals).toEqual([]);
    expect(answers.filter((answer) => JSON.stringify(answer).includes('true'))).toHaveLength(1);
    await untilStats(uid, { total_xp: 50 });
  },

  async 'change-position'() {
    const [{ uid: by }, leader, successor] = await Promise.all([
      admins(),
      createUser({ position: 'lider' }),
      createUser({ position: 'pastor' }),
    ]);
    const { uid } = await createUser({ leader: asLeader(leader) });
    const stepDown = { userId: leader.uid, position: 'discipulo', successorId: successor.uid };
    const { refusals } = await fifty('change-position', by, () => stepDown);
    expect(refusals).toEqual([]);
    expect(await dataAt(paths.profile(uid))).toMatchObject({ pastor_id: successor.uid });
  },

  async 'link-to-leader'() {
    const [{ uid: by }, { uid }] = await Promise.all([admins(), createUser()]);
    const leader = await createUser({ position: 'lider' });
    const link = (index: number) => ({ userId: uid, leaderId: index % 2 ? leader.uid : null });
    const { refusals } = await fifty('link-to-leader', by, link);
    expect(refusals).toEqual([]);
  },

  async 'set-admin-role'() {
    const [{ uid: by }, { uid }] = await Promise.all([admins(), createUser()]);
    const give = (index: number) => ({ userId: uid, admin: index % 2 === 0 });
    const { refusals } = await fifty('set-admin-role', by, give);
    expect(refusals).toEqual([]);
    expect(await sizeOf(collections.userRoles)).toBeGreaterThan(0);
  },

  async get_week_ahead() {
    const { uid } = await createUser();
    const { answers } = await fifty('get_week_ahead', uid, () => ({ from: today }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers).toHaveLength(50);
  },

  async 'erase-my-account'() {
    const { uid } = await createUser({ fullName: 'Zilda Mondego' });
    const { refusals } = await fifty('erase-my-account', uid, () => null);
    expect(refusals).toEqual([]);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await dataAt(paths.profile(uid))).toBeUndefined();
    expect(await dataAt(paths.userStats(uid))).toBeUndefined();
  },
};

const takingNothing = ['get_my_pastor_info', 'get_my_disciples', 'count-my-data'] as const;

it('every callable that there is stands here', () => {
  const tried = [...Object.keys(cases), ...takingNothing];
  expect(tried.toSorted()).toEqual([...callables.keys()].toSorted());
});

it.each(takingNothing)('%s answers all of fifty calls at once', async (name) => {
  const { uid } = await createUser();
  expect((await fifty(name, uid, () => null)).answers).toHaveLength(50);
});

it.each(Object.entries(cases))(
  '%s holds when it is called fifty times at once',
  async (_, holds) => {
    await expect(holds()).resolves.toBeUndefined();
  },
);
