import { mentorMessageSchema } from '@raizes/domain/documents/mentor';
import { MENTOR_HISTORY_MAX_LENGTH, MENTOR_HISTORY_MESSAGES } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { database } from '../firebase';
import { atLeastOnce, parseSnapshot } from '../trigger';

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

/** The latest messages of a conversation, within the limits of what the mentor gets. */
export async function fetchHistory(uid: string, conversationId: string) {
  const { docs } = await database
    .collection(collections.mentorMessages(uid, conversationId))
    .orderBy('created_at', 'desc')
    .limit(MENTOR_HISTORY_MESSAGES)
    .get();
  return historyOf(docs);
}

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
