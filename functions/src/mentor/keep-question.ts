import { MENTOR_DAILY_MESSAGES } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { database } from '../lib/database';
import { churchDay } from './church-day';
import { oneAtATime } from '../lib/one-at-a-time';

const quotaSchema = v.object({ day: v.string(), count: v.number() });

export type Question = {
  uid: string;
  conversationId: string;
  id: string;
  text: string;
  now: Date;
  /** Words of a crisis are kept beyond the quota. */
  inCrisis: boolean;
};

/** Counts a question and writes it down, both or neither; one that stands already is not counted again. */
export async function keepQuestion(question: Question): Promise<void> {
  const { uid, conversationId, id, text, now, inCrisis } = question;
  const quotaRef = database.doc(paths.mentorQuota(uid));
  const messageRef = database.doc(paths.mentorMessage(uid, conversationId, id));
  const keep = () =>
    database.runTransaction(async (tx) => {
      const [quota, message] = await tx.getAll(quotaRef, messageRef);
      if (message?.exists) return;

      const day = churchDay(now);
      const stored = v.safeParse(quotaSchema, quota?.data());
      const count = stored.success && stored.output.day === day ? stored.output.count : 0;
      if (count >= MENTOR_DAILY_MESSAGES && !inCrisis) throw exhausted();

      tx.set(quotaRef, { day, count: count + 1 });
      tx.create(messageRef, { role: 'user', text, created_at: FieldValue.serverTimestamp() });
    });
  await oneAtATime(uid, keep);
}

const exhausted = () =>
  new HttpsError(
    'resource-exhausted',
    'Por hoje já conversamos bastante. Descanse, ore, leia com calma e volte amanhã. Se for urgente, fale com o seu líder ou ligue 188 (CVV).',
  );
