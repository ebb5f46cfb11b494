import '../firebase';
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
import { randomUUID } from 'node:crypto';
import { database } from '../firebase';
import { isGuarded } from '../people/profiles';
import { dailyQuota } from '../quota';
import { atLeastOnce, hasErrorCode, withLock, parseSnapshot } from '../trigger';

export type Answer = Omit<MentorMessage, 'role' | 'created_at'>;
type Place = { uid: string; conversationId: string; id: string };

/** The answer that stands there, if there is one. */
export async function keptAnswer({ uid, conversationId, id }: Place) {
  const snapshot = await database.doc(paths.mentorMessage(uid, conversationId, id)).get();
  return snapshot.exists ? parseSnapshot(mentorMessageSchema, snapshot) : null;
}

/**
 * Writes the answer down, both or neither with what the conversation shows of it, unless one stands already or the
 * conversation has been erased meanwhile.
 * @returns the answer that stands
 */
export async function keepAnswer(
  place: Place,
  answer: Answer,
  title: string | null,
): Promise<Answer> {
  const { uid, conversationId, id } = place;
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
    return (await keptAnswer(place)) ?? answer;
  }
}

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
      if (quota.used >= DAILY_MENTOR_MESSAGES && !inCrisis) throw exhausted();

      quota.use();
      tx.create(messageRef, { role: 'user', text, created_at: FieldValue.serverTimestamp() });
    });
  await withLock(uid, keep);
}

const exhausted = () =>
  new HttpsError(
    'resource-exhausted',
    'Por hoje já conversamos bastante. Descanse, ore, leia com calma e volte amanhã. Se for urgente, fale com o seu líder ou ligue 188 (CVV).',
  );

/** A passage of the app that the person has before them. */
export type Reading = {
  /** As in 'João 15.5'. */
  reference: string;
  /** The devotional's own words, from our own data; null when only the passage's name is known. */
  devotional: { verse: string; insight: string; application: string } | null;
};

/** Something said before in the conversation. */
type Said = { role: 'user' | 'model'; text: string; topicIds: string[] };

/** A question, and all that the mentor may know when it answers. Nothing in it says who asks. */
export type MentorTurn = {
  message: string;
  /** Oldest first. */
  history: readonly Said[];
  reading: Reading | null;
};

/** The documents of a question and its answer: the same for the same request, so that it is counted and answered once. */
export function messageIds(requestId: string | null | undefined) {
  const id = requestId ?? randomUUID();
  return { question: id, answer: `${id}-resposta` };
}

const documentId = /^(?!\.{1,2}$|__)[^/]{1,128}$/;

/** A conversation of the caller's own, what was said in it, and what the caller allows. */
export async function openConversation(uid: string, conversationId: string) {
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
    // What somebody believes goes to an outside service only with their yes.
    allowsGemini: consents.get('ai') === true,
  };
}

const notFound = () =>
  new HttpsError('not-found', 'Conversa não encontrada. Abra o mentor novamente.');

/** @param newestFirst as the database gives them */
function historyOf(newestFirst: readonly QueryDocumentSnapshot[]): (Said & { id: string })[] {
  let left = MENTOR_HISTORY_MAX_LENGTH;
  const kept = [];
  for (const snapshot of newestFirst) {
    const { role, text, topic_ids } = parseSnapshot(mentorMessageSchema, snapshot);
    left -= text.length;
    if (left < 0) break;
    kept.push({ id: snapshot.id, role, text, topicIds: topic_ids ?? [] });
  }
  return kept.toReversed();
}

/** A conversation that its owner erases takes what was said in it along. */
export const onMentorConversationDeleted = onDocumentDeleted(
  { document: 'users/{uid}/ai_mentor_conversations/{conversationId}', retry: true },
  atLeastOnce(async ({ params: { uid, conversationId } }) => {
    const messages = database.collection(collections.mentorMessages(uid, conversationId));
    await database.recursiveDelete(messages);
  }),
);
