import { MENTOR_DAILY_MESSAGES } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { database } from '../lib/database';
import { dailyQuota } from '../lib/daily-quota';
import { oneAtATime } from '../lib/one-at-a-time';

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
  const messageRef = database.doc(paths.mentorMessage(uid, conversationId, id));
  const keep = () =>
    database.runTransaction(async (tx) => {
      const [quota, message] = await Promise.all([
        dailyQuota(tx, uid, 'mentor', now),
        tx.get(messageRef),
      ]);
      if (message.exists) return;
      if (quota.used >= MENTOR_DAILY_MESSAGES && !inCrisis) throw exhausted();

      quota.use();
      tx.create(messageRef, { role: 'user', text, created_at: FieldValue.serverTimestamp() });
    });
  await oneAtATime(uid, keep);
}

const exhausted = () =>
  new HttpsError(
    'resource-exhausted',
    'Por hoje já conversamos bastante. Descanse, ore, leia com calma e volte amanhã. Se for urgente, fale com o seu líder ou ligue 188 (CVV).',
  );
