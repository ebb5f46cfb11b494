import { mentorConversationSchema, mentorMessageSchema } from '@raizes/domain/documents/mentor';
import type { MentorMessage } from '@raizes/domain/documents/mentor';
import {
  DAILY_MENTOR_MESSAGES,
  MENTOR_HISTORY_MAX_LENGTH,
  MENTOR_HISTORY_MESSAGES,
} from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { HttpsError } from 'firebase-functions/https';
import type { FunctionsErrorCode } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { randomUUID } from 'node:crypto';
import { database } from '../firebase';
import { isGuarded } from '../people/profiles';
import { dailyQuota } from '../quota';
import { atLeastOnce, hasErrorCode, withLock, parseSnapshot } from '../trigger';

export type Answer = Omit<MentorMessage, 'role' | 'created_at'>;
type AnswerKey = { uid: string; conversationId: string; id: string };

/** Null when it is not stored yet. */
export async function fetchAnswer({ uid, conversationId, id }: AnswerKey) {
  const snapshot = await database.doc(paths.mentorMessage(uid, conversationId, id)).get();
  return snapshot.exists ? parseSnapshot(mentorMessageSchema, snapshot) : null;
}

/**
 * Stores the answer and updates the conversation in one batch. Does nothing when a concurrent request was faster, or when the
 * conversation has been deleted meanwhile.
 * @returns the answer that is stored
 */
export async function storeAnswer(
  key: AnswerKey,
  answer: Answer,
  title: string | null,
): Promise<Answer> {
  const { uid, conversationId, id } = key;
  const created_at = FieldValue.serverTimestamp();
  const batch = database.batch();
  const message = database.doc(paths.mentorMessage(uid, conversationId, id));
  batch.create(message, { role: 'model', ...answer, created_at });
  batch.update(database.doc(paths.mentorConversation(uid, conversationId)), {
    updated_at: created_at,
    ...(title && { title }),
  });
  try {
    await batch.commit();
    return answer;
  } catch (cause) {
    if (hasErrorCode(cause, GrpcStatus.NOT_FOUND)) return answer;
    if (!hasErrorCode(cause, GrpcStatus.ALREADY_EXISTS)) throw cause;
    return (await fetchAnswer(key)) ?? answer;
  }
}

interface CrisisTurn {
  uid: string;
  conversationId: string;
  ids: ReturnType<typeof messageIds>;
}

/**
 * Stores words of a crisis and their answer in one batch, beside the quota and without a title: the list of conversations may be
 * open where others see it. Never fails: what can't be stored (no such conversation, a repeated request) must not keep the answer
 * from the person.
 */
export async function storeCrisisTurn(
  { uid, conversationId, ids }: CrisisTurn,
  text: string,
  answer: Answer,
): Promise<void> {
  if (!documentId.test(conversationId)) return;
  const created_at = FieldValue.serverTimestamp();
  const message = (id: string) => database.doc(paths.mentorMessage(uid, conversationId, id));
  const batch = database.batch();
  batch.create(message(ids.question), { role: 'user', text, created_at });
  batch.create(message(ids.answer), { role: 'model', ...answer, created_at });
  batch.update(database.doc(paths.mentorConversation(uid, conversationId)), {
    updated_at: created_at,
  });
  try {
    await batch.commit();
  } catch (cause) {
    const isExpected = [GrpcStatus.NOT_FOUND, GrpcStatus.ALREADY_EXISTS].some((status) =>
      hasErrorCode(cause, status),
    );
    if (!isExpected) logger.error('A crisis turn could not be stored', { cause: errorName(cause) });
  }
}

/** Without the message, which may quote a document. */
const errorName = (cause: unknown) => (cause instanceof Error ? cause.name : typeof cause);

export type Question = {
  uid: string;
  conversationId: string;
  id: string;
  text: string;
  now: Date;
};

/** Counts a question against the quota and stores it, in one transaction; one that is stored already is not counted again. */
export async function storeQuestion(question: Question): Promise<void> {
  const { uid, conversationId, id, text, now } = question;
  const messageRef = database.doc(paths.mentorMessage(uid, conversationId, id));
  const store = () =>
    database.runTransaction(async (tx) => {
      const [quota, message] = await Promise.all([
        dailyQuota(tx, uid, 'mentor', now),
        tx.get(messageRef),
      ]);
      if (message.exists) return;
      if (quota.used >= DAILY_MENTOR_MESSAGES) throw quotaExhausted();

      quota.use();
      tx.create(messageRef, { role: 'user', text, created_at: FieldValue.serverTimestamp() });
    });
  await withLock(uid, store);
}

const quotaExhausted = () =>
  refusal(
    'resource-exhausted',
    'Por hoje já conversamos bastante. Descanse, ore, leia com calma e volte amanhã. Se for urgente, fale com o seu líder.',
  );

/** Each refusal says whom to call: help stands behind no gate. */
export const refusal = (code: FunctionsErrorCode, why: string) =>
  new HttpsError(
    code,
    `${why} Se você estiver passando por um momento difícil, ligue 188 (CVV) ou 100 (Disque 100): é de graça, a qualquer hora.`,
  );

/** The text in the app that the person is reading. */
export type Reading = {
  /** `João 15.5` */
  reference: string;
  /** From our own data; null when only the reference is known. */
  devotional: { verse: string; insight: string; application: string } | null;
};

type HistoryEntry = { role: 'user' | 'model'; text: string; topicIds: string[] };

/** A question with its context. Nothing in it identifies the person. */
export type MentorTurn = {
  message: string;
  /** Oldest first. */
  history: readonly HistoryEntry[];
  reading: Reading | null;
};

/** A repeated request gets the same document ids, so it is counted and answered once. */
export function messageIds(requestId: string | null | undefined) {
  const id = requestId ?? randomUUID();
  return { question: id, answer: `${id}-resposta` };
}

const documentId = /^(?!\.{1,2}$|__)[^/]{1,128}$/;

/** A conversation of the person's own, its latest messages, and what the person may use. */
export async function fetchConversation(uid: string, conversationId: string) {
  if (!documentId.test(conversationId)) throw notFound();
  const [row, messages, profile, consents] = await Promise.all([
    database.doc(paths.mentorConversation(uid, conversationId)).get(),
    database
      .collection(collections.mentorMessages(uid, conversationId))
      .orderBy('created_at', 'desc')
      .limit(MENTOR_HISTORY_MESSAGES)
      .get(),
    database.doc(paths.profile(uid)).get(),
    database.doc(paths.consents(uid)).get(),
  ]);
  if (!row.exists || !profile.exists) throw notFound();
  const { devotional_id, title } = parseSnapshot(mentorConversationSchema, row);
  return {
    devotionalDay: devotional_id,
    title,
    history: historyOf(messages.docs),
    needsGuardian: isGuarded(profile, consents),
    // Opt-in: a person's beliefs go to an outside service only with consent.
    allowsGemini: consents.get('ai') === true,
  };
}

const notFound = () =>
  new HttpsError('not-found', 'Conversa não encontrada. Abra o mentor novamente.');

/** The latest messages within the length limit, oldest first. */
function historyOf(
  newestFirst: readonly QueryDocumentSnapshot[],
): (HistoryEntry & { id: string })[] {
  let left = MENTOR_HISTORY_MAX_LENGTH;
  const entries = [];
  for (const snapshot of newestFirst) {
    const { role, text, topic_ids } = parseSnapshot(mentorMessageSchema, snapshot);
    left -= text.length;
    if (left < 0) break;
    entries.push({ id: snapshot.id, role, text, topicIds: topic_ids ?? [] });
  }
  return entries.toReversed();
}

export const onMentorConversationDeleted = onDocumentDeleted(
  { document: 'users/{uid}/ai_mentor_conversations/{conversationId}', retry: true },
  atLeastOnce(async ({ params: { uid, conversationId } }) => {
    const messages = database.collection(collections.mentorMessages(uid, conversationId));
    await database.recursiveDelete(messages);
  }),
);
