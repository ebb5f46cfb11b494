import { documentIdSchema } from '@raizes/domain/callables/requests';
import { mentorConversationSchema, mentorMessageSchema } from '@raizes/domain/documents/mentor';
import type { MentorMessage } from '@raizes/domain/documents/mentor';
import type { Day } from '@raizes/domain/day';
import { DAILY_MENTOR_MESSAGES, DAILY_STORED_CRISIS_TURNS } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as v from 'valibot';
import { database } from '../firebase';
import { readDailyQuota } from '../quota';
import { awaitDocument, errorName, hasErrorCode, parseSnapshot, withLock } from '../trigger';
import { conversationNotFound, refusal } from './access';

/** Identifies a question and its answer. The request's id is also the question's, so a repeated request finds what the first one stored. */
type TurnKey = { uid: string; conversationId: string; requestId: string };
export type Answer = Omit<MentorMessage, 'role' | 'created_at' | 'leased_until'>;

type Claim =
  | { state: 'leased'; title: string | null; devotionalDay: Day | null }
  | { state: 'answered'; answer: Answer }
  | { state: 'pending'; until: Date };

/**
 * Takes the turn, or waits for the answer of the call that holds its lease. If that call dies, its lease expires and this one answers.
 * @throws {HttpsError} if the id belongs to another question, the quota is spent or the conversation is gone
 */
export async function takeTurn(
  key: TurnKey,
  text: string,
): Promise<Exclude<Claim, { state: 'pending' }>> {
  const claim = await claimTurn(key, text, new Date());
  if (claim.state !== 'pending') return claim;
  const ms = claim.until.getTime() - Date.now();
  const answer = await awaitDocument(refsOf(key).answer, parseAnswer, ms);
  if (answer) return { state: 'answered', answer };
  const second = await claimTurn(key, text, new Date());
  if (second.state === 'pending') throw stillAnswering();
  return second;
}

/** Longer than any answer takes; waiting for one lease and then answering still fits into the function's timeout. */
const LEASE_MS = 30_000;

/**
 * Counts the question against the quota, stores it and leases it to this call, in one transaction. A repeated id is not counted again: the
 * caller waits for its answer, or answers once the lease has expired. The transaction also reads the conversation, so that a
 * conversation that is deleted at the same time leaves no orphaned messages.
 */
export async function claimTurn(key: TurnKey, text: string, now: Date): Promise<Claim> {
  if (!v.is(documentIdSchema, key.conversationId)) throw conversationNotFound();
  const refs = refsOf(key);
  const until = new Date(now.getTime() + LEASE_MS);
  const claim = () =>
    database.runTransaction(async (tx): Promise<Claim> => {
      const [row, question, answer, quota] = await Promise.all([
        tx.get(refs.row),
        tx.get(refs.question),
        tx.get(refs.answer),
        readDailyQuota(tx, key.uid, 'mentor', now),
      ]);
      if (!row.exists) throw conversationNotFound();
      const { title, devotional_id } = parseSnapshot(mentorConversationSchema, row);
      const leased = { state: 'leased', title, devotionalDay: devotional_id } as const;
      if (!question.exists) {
        if (quota.used >= DAILY_MENTOR_MESSAGES) throw quotaExhausted();
        quota.use();
        const created_at = FieldValue.serverTimestamp();
        tx.create(refs.question, { role: 'user', text, created_at, leased_until: until });
        return leased;
      }
      const stored = parseSnapshot(mentorMessageSchema, question);
      // Refuses the id of an answer too, which would otherwise be answered without being counted.
      if (stored.role !== 'user' || stored.text !== text) throw idTaken();
      const known = parseAnswer(answer);
      if (known) return { state: 'answered', answer: known };
      if (stored.leased_until && stored.leased_until > now) {
        return { state: 'pending', until: stored.leased_until };
      }
      tx.update(refs.question, { leased_until: until });
      return leased;
    });
  return withLock(key.uid, claim);
}

const refsOf = ({ uid, conversationId, requestId }: TurnKey) => ({
  row: database.doc(paths.mentorConversation(uid, conversationId)),
  question: database.doc(paths.mentorMessage(uid, conversationId, requestId)),
  answer: database.doc(paths.mentorMessage(uid, conversationId, `${requestId}${ANSWER}`)),
});

const ANSWER = '-resposta';

/** Returns the id of the question that an answer belongs to. */
export const questionIdOf = (answerId: string): string => answerId.slice(0, -ANSWER.length);

const parseAnswer = (snapshot: DocumentSnapshot): Answer | null =>
  snapshot.exists ? parseSnapshot(mentorMessageSchema, snapshot) : null;

/**
 * Stores the answer and updates the conversation in one batch. Does nothing if a concurrent request was faster, or if the conversation
 * was deleted in the meantime.
 * @returns the stored answer
 */
export async function storeAnswer(
  key: TurnKey,
  answer: Answer,
  title: string | null,
): Promise<Answer> {
  const refs = refsOf(key);
  const created_at = FieldValue.serverTimestamp();
  const batch = database.batch();
  batch.create(refs.answer, { role: 'model', ...answer, created_at });
  batch.update(refs.row, { updated_at: created_at, ...(title && { title }) });
  try {
    await batch.commit();
    return answer;
  } catch (cause) {
    if (hasErrorCode(cause, GrpcStatus.NOT_FOUND)) return answer;
    if (!hasErrorCode(cause, GrpcStatus.ALREADY_EXISTS)) throw cause;
    return parseAnswer(await refs.answer.get()) ?? answer;
  }
}

/**
 * Stores a crisis message and its answer, outside the quota of questions. Sets no title, because others can see the list of conversations
 * on the screen. Never fails: if the turn can't be stored (no such conversation, a repeated request, a spent quota), the person must still
 * get the answer.
 */
export async function storeCrisisTurn(key: TurnKey, text: string, answer: Answer): Promise<void> {
  if (!v.is(documentIdSchema, key.conversationId)) return;
  const refs = refsOf(key);
  const created_at = FieldValue.serverTimestamp();
  const store = () =>
    database.runTransaction(async (tx) => {
      const [row, question, quota] = await Promise.all([
        tx.get(refs.row),
        tx.get(refs.question),
        readDailyQuota(tx, key.uid, 'crisis', new Date()),
      ]);
      if (!row.exists || question.exists || quota.used >= DAILY_STORED_CRISIS_TURNS) return;
      quota.use();
      tx.create(refs.question, { role: 'user', text, created_at });
      tx.create(refs.answer, { role: 'model', ...answer, created_at });
      tx.update(refs.row, { updated_at: created_at });
    });
  try {
    await withLock(key.uid, store);
  } catch (cause) {
    logger.error('A crisis turn could not be stored', { cause: errorName(cause) });
  }
}

const quotaExhausted = () =>
  refusal(
    'resource-exhausted',
    'Por hoje já conversamos bastante. Descanse, ore, leia com calma e volte amanhã. Se for urgente, fale com o seu líder.',
  );

const idTaken = () =>
  refusal('failed-precondition', 'Não foi possível enviar a mensagem. Escreva outra vez.');

const stillAnswering = () =>
  refusal('failed-precondition', 'A resposta está demorando. Tente novamente em um minuto.');
