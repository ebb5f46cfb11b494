import { mentorConversationSchema } from '@raizes/domain/documents/mentor-conversation';
import { mentorMessageSchema } from '@raizes/domain/documents/mentor-message';
import { MENTOR_HISTORY_MAX_LENGTH, MENTOR_HISTORY_MESSAGES } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { database } from '../lib/database';
import { parseSnapshot } from '../lib/parse-snapshot';
import { isGuarded } from '../profiles/is-guarded';
import type { Said } from './mentor-turn';

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
