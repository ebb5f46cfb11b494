import '../app';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { atLeastOnce } from '../lib/at-least-once';
import { parseMessage } from '../messages/stored-message';
import { tellOfReply } from '../messages/tell-of-reply';

/** Tells the disciple that the leader has answered. */
export const onPastorMessageAnswered = onDocumentUpdated(
  { document: 'pastor_messages/{messageId}', retry: true },
  atLeastOnce(async ({ params: { messageId }, data }) => {
    if (!data || data.before.get('status') === data.after.get('status')) return;
    const { status, user_id } = parseMessage(data.after);
    if (status === 'responded') await tellOfReply(user_id, messageId);
  }),
);
