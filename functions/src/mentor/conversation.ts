import { mentorMessageSchema } from '@raizes/domain/documents/mentor';
import type { Teaching } from '@raizes/domain/documents/teaching';
import { MENTOR_HISTORY_MAX_LENGTH, MENTOR_HISTORY_MESSAGES } from '@raizes/domain/limits';
import { collections } from '@raizes/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { database } from '../firebase';
import { atLeastOnce, parseSnapshot } from '../trigger';
import { questionIdOf } from './turn';

/** The text that the person is reading in the app. */
export type Reading = {
  /** `João 15.5` */
  reference: string;
  /** From our own data; null if only the reference is known. */
  devotional: { verse: string; insight: string; application: string } | null;
};

type HistoryEntry = {
  role: 'user' | 'model';
  text: string;
  topicIds: string[];
  /** What the mentor asked back. */
  choices: string[];
};

/** A question with its context. Nothing in it identifies the person. */
export type MentorTurn = {
  message: string;
  /** Oldest first. */
  history: readonly HistoryEntry[];
  reading: Reading | null;
  /** What the church teaches, by topic. */
  teaching?: Teaching;
  /** The answer follows words of care, so it has no opening of its own. */
  isAfterCare?: boolean;
};

/**
 * Fetches the latest messages of a conversation, within the limits of what the mentor gets. Leaves out crisis messages and their answers,
 * which must not reach any model.
 */
export async function fetchHistory(uid: string, conversationId: string): Promise<Entry[]> {
  const { docs } = await database
    .collection(collections.mentorMessages(uid, conversationId))
    .orderBy('created_at', 'desc')
    .limit(MENTOR_HISTORY_MESSAGES)
    .get();
  return historyOf(docs);
}

type Entry = HistoryEntry & { id: string };

/** Oldest first. */
function historyOf(newestFirst: readonly QueryDocumentSnapshot[]): Entry[] {
  let left = MENTOR_HISTORY_MAX_LENGTH;
  const withheld = new Set<string>();
  const entries: Entry[] = [];
  for (const snapshot of newestFirst) {
    const { role, text, topic_ids, choices, crisis } = parseSnapshot(mentorMessageSchema, snapshot);
    if (crisis) withheld.add(snapshot.id).add(questionIdOf(snapshot.id));
    left -= text.length;
    if (left < 0) break;
    entries.push({
      id: snapshot.id,
      role,
      text,
      topicIds: topic_ids ?? [],
      choices: choices ?? [],
    });
  }
  return entries.filter(({ id }) => !withheld.has(id)).toReversed();
}

export const onMentorConversationDeleted = onDocumentDeleted(
  { document: 'users/{uid}/ai_mentor_conversations/{conversationId}', retry: true },
  atLeastOnce(async ({ params: { uid, conversationId } }) => {
    const messages = database.collection(collections.mentorMessages(uid, conversationId));
    await database.recursiveDelete(messages);
  }),
);
