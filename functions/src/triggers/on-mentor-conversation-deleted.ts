import '../app';
import { collections } from '@raizes/domain/paths';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { atLeastOnce } from '../lib/at-least-once';
import { database } from '../lib/database';

/** A conversation that its owner erases takes what was said in it along. */
export const onMentorConversationDeleted = onDocumentDeleted(
  { document: 'users/{uid}/ai_mentor_conversations/{conversationId}', retry: true },
  atLeastOnce(async ({ params: { uid, conversationId } }) => {
    const messages = database.collection(collections.mentorMessages(uid, conversationId));
    await database.recursiveDelete(messages);
  }),
);
