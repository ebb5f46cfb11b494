import { countContent, countPeople } from '../../functions/src/church/count-church';
import { responses } from '@raizes/domain/callables/responses';
import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { composeContent, adminPart } from '@raizes/domain/documents/content-day';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { paths, serverPaths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { aDailyReading, aDevotional, aProfile, aStoredMessage, aUserChallenge } from '../factories';
import { db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import { callAs } from './support/calls';
import { countReads, dataAt } from './support/database';
import { newUid, offerChallenge } from './support/progress';

const now = new Date('2097-05-15T12:00:00Z');
const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000);
const put = (path: string, fields: object) => db.doc(path).set(fields);

const newcomer = (days: number) => {
  const id = newUid();
  return put(paths.profile(id), aProfile({ id, pastor_id: 'p', joined_at: daysBefore(days) }));
};

const unansweredMessage = (pastor_id: string, days: number, more: object = {}) =>
  put(paths.pastorMessage(newUid()), {
    ...aStoredMessage({ user_id: newUid(), pastor_id, created_at: daysBefore(days) }),
    ...more,
  });

it('counts newcomers, unanswered messages per leader and participants of challenges', async () => {
  const [joao, maria] = [newUid(), newUid()];
  await Promise.all([newcomer(0), newcomer(6.9), newcomer(7.1)]);
  await Promise.all([
    unansweredMessage(joao, 3),
    unansweredMessage(joao, 9, { status: 'read' }),
    unansweredMessage(maria, 2.1),
    unansweredMessage(maria, 1.9),
    unansweredMessage(maria, 61),
    unansweredMessage(maria, 5, { status: 'responded' }),
    unansweredMessage(maria, 5, { archived_at: daysBefore(1) }),
    unansweredMessage(ERASED_PERSON, 5),
  ]);
  const challenge = await offerChallenge({ title: 'Orar juntos', created_at: now });
  const archived = await offerChallenge({ archived: true, created_at: daysBefore(-1) });
  for (const status of ['in_progress', 'in_progress', 'completed'] as const) {
    const user_id = newUid();
    const started = aUserChallenge({ user_id, challenge_id: challenge, status });
    await put(paths.userChallenge(user_id, challenge), started);
  }
  const asking = newUid();
  const wants_leader_at = daysBefore(1);
  await put(paths.profile(asking), aProfile({ id: asking, pastor_id: null, wants_leader_at }));
  const counts = await countPeople(now);
  expect(counts).toMatchObject({
    newcomers: 2,
    asking: 1,
    waiting: {
      total: 3,
      by_leader: [
        { leader_id: joao, count: 2 },
        { leader_id: maria, count: 1 },
      ],
    },
  });
  expect(counts.challenges[0]).toEqual({ id: challenge, title: 'Orar juntos', people: 2 });
  expect(counts.challenges.map(({ id }) => id)).not.toContain(archived);

  // More messages than are read one by one; the total is still correct.
  await Promise.all([1, 2, 3, 4, 5].map((day) => unansweredMessage(maria, 3 + day)));
  const reads = await countReads(async () => {
    expect((await countPeople(now)).waiting.total).toBe(9);
  });
  // Two more reads for the caller's role and the stored counts.
  expect(reads + 2).toBeLessThanOrEqual(26);
  expect((await countPeople(now)).waiting.by_leader).toEqual([
    { leader_id: maria, count: 6 },
    { leader_id: joao, count: 2 },
  ]);
});

it('finds the days without a devotional and without a reading, as the calendar shows them', async () => {
  const today: Day = '2097-05-15';
  const days = Array.from({ length: 13 }, (_, ahead) => addDays(today, ahead));
  const [first, second, third] = days;
  if (!first || !second || !third) throw new Error('Thirteen days');
  const found = async () => {
    const { devotionals, readings } = await countContent(now);
    return { devotionals, readings };
  };
  expect(await countContent(now)).toEqual({
    part: 'content',
    until: addDays(today, 12),
    devotionals: days,
    readings: days,
  });
  expect((await countReads(() => countContent(now))) + 2).toBeLessThanOrEqual(20);

  const content = composeContent({
    devotional: { [first]: aDevotional({ date: first }) },
    readings: { r: aDailyReading({ date: first }) },
  });
  const filled = (day: Day, more: object) => put(paths.contentDay(day), { id: day, ...more });
  await filled(first, { content });
  await filled(second, { content: { ...content, devotional: null } });
  // The devotional is empty on purpose.
  await filled(third, { devotional: adminPart });
  expect(await found()).toEqual({
    devotionals: days.filter((day) => ![first, third].includes(day)),
    readings: days.filter((day) => ![first, second].includes(day)),
  });
  expect((await countReads(() => countContent(now))) + 2).toBeLessThanOrEqual(20);
});

it('counts once in ten minutes for everyone, and at most once a minute on request', async () => {
  const { uid } = await createUser({ admin: true });
  const stored = serverPaths.churchCounts('content');
  const ref = db.doc(stored);
  const ask = async (fresh: boolean) =>
    v.parse(
      responses['count-church'],
      await callAs(uid, 'count-church', { part: 'content', fresh }),
    );
  const wasCounted = async (work: () => Promise<unknown>) => (await countReads(work)) > 2;
  const makeOlder = (seconds: number) =>
    ref.update({ counted_at: new Date(Date.now() - seconds * 1000) });

  await ref.delete();
  expect(await wasCounted(() => ask(false))).toBe(true);
  expect(await wasCounted(() => ask(false))).toBe(false);
  expect(await wasCounted(() => ask(true))).toBe(false);
  await makeOlder(61);
  expect((await ask(false)).age_seconds).toBe(61);
  expect(await wasCounted(() => ask(true))).toBe(true);
  await makeOlder(601);

  // While another instance counts, older counts are returned; without any, the call waits.
  await ref.update({ leased_until: Date.now() + 15_000 });
  expect((await ask(false)).age_seconds).toBe(601);
  const done = await dataAt(stored);
  await ref.set({ leased_until: Date.now() + 15_000 });
  const waiting = ask(false);
  await ref.set({ ...done, counted_at: new Date(), leased_until: 0 });
  expect((await waiting).counts.part).toBe('content');

  // The lease holder has died and left counts of an earlier version.
  await ref.set({ counts: { part: 'content', days: 3 }, leased_until: Date.now() - 1 });
  expect((await ask(false)).age_seconds).toBeLessThan(20);
});

it('refuses disciples and leaders', async () => {
  const { uid } = await createUser({ position: 'pastor' });
  const ask = callAs(uid, 'count-church', { part: 'people', fresh: false });
  await expect(ask).rejects.toMatchObject({ code: 'permission-denied' });
});

it('counts the pushes that were not delivered and are not being sent', async () => {
  const uid = newUid();
  const failed = { done: false, leased_until: 0 };
  await put(paths.pushDelivery(uid, 'm1'), failed);
  await put(paths.pushDelivery(uid, 'm2'), { done: true, leased_until: 0 });
  await put(paths.pushDelivery(uid, 'm3'), { ...failed, leased_until: now.getTime() + 1 });
  expect((await countPeople(now)).failed_pushes).toBe(1);
});

it('counts the disciples without a leader', async () => {
  const leader = await createUser({ position: 'lider' });
  await Promise.all([createUser(), createUser(), createUser({ leader: asLeader(leader) })]);
  expect((await countPeople(new Date())).unlinked).toBe(2);
});
