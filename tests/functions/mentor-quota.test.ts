import { randomUUID } from 'node:crypto';
import { DAILY_MENTOR_MESSAGES } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { database } from '../../functions/src/firebase';
import { storeQuestion } from '../../functions/src/mentor/conversation';
import type { Question } from '../../functions/src/mentor/conversation';
import { newUid } from './support/progress';

const conversationId = 'c1';
const now = new Date('2026-11-21T12:00:00Z');
const ask = (uid: string, changes: Partial<Question> = {}) => {
  const question = {
    uid,
    conversationId,
    id: randomUUID(),
    text: 'Como orar?',
    now,
    inCrisis: false,
  };
  return storeQuestion({ ...question, ...changes });
};
const kept = async (uid: string) =>
  (await database.collection(collections.mentorMessages(uid, conversationId)).get()).size;
const counted = async (uid: string): Promise<unknown> =>
  (await database.doc(paths.quota(uid, 'mentor')).get()).get('count');

it('holds when fifty questions of one person come at once', async () => {
  const uid = newUid();
  await database
    .doc(paths.quota(uid, 'mentor'))
    .set({ day: '2026-11-21', count: DAILY_MENTOR_MESSAGES - 10 });
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => ask(uid)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await kept(uid)).toBe(10);
  expect(await counted(uid)).toBe(DAILY_MENTOR_MESSAGES);
});

it('counts a request that is sent five times at once only once', async () => {
  const uid = newUid();
  await Promise.all(Array.from({ length: 5 }, () => ask(uid, { id: 'pedido' })));
  expect(await kept(uid)).toBe(1);
  expect(await counted(uid)).toBe(1);
});

it('begins anew at midnight in Brazil', async () => {
  const uid = newUid();
  await database
    .doc(paths.quota(uid, 'mentor'))
    .set({ day: '2026-11-21', count: DAILY_MENTOR_MESSAGES });
  await expect(ask(uid, { now: new Date('2026-11-22T02:59:00Z') })).rejects.toThrow('volte amanhã');
  await ask(uid, { now: new Date('2026-11-22T03:01:00Z') });
  expect(await counted(uid)).toBe(1);
});

it('never stands in the way of words of a crisis', async () => {
  const uid = newUid();
  await database
    .doc(paths.quota(uid, 'mentor'))
    .set({ day: '2026-11-21', count: DAILY_MENTOR_MESSAGES });
  await ask(uid, { inCrisis: true });
  expect(await kept(uid)).toBe(1);
});
