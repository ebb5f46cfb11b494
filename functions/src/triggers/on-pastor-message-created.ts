import '../app';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { atLeastOnce } from '../lib/at-least-once';
import { deliverMessage } from '../messages/deliver-message';

/** Adds the names and the verse that both people see to a new message, and tells the leader of it. */
export const onPastorMessageCreated = onDocumentCreated(
  { document: 'pastor_messages/{messageId}', retry: true },
  atLeastOnce(({ params: { messageId } }) => deliverMessage(messageId)),
);
