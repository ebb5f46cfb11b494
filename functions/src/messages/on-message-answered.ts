import { notificationIds } from '@raizes/domain/documents/notification';
import { storedMessageSchema } from '@raizes/domain/documents/pastor-message';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { atLeastOnce, parseSnapshot } from '../trigger';

export const onPastorMessageAnswered = onDocumentUpdated(
  { document: 'pastor_messages/{messageId}', retry: true },
  atLeastOnce(async ({ params: { messageId }, data }) => {
    if (!data || data.before.get('status') === data.after.get('status')) return;
    const { status, user_id } = parseSnapshot(storedMessageSchema, data.after);
    if (status === 'responded') await notifyOfReply(user_id, messageId);
  }),
);

/** Writes the notification only once, because a redelivered event must not mark it unread again. */
async function notifyOfReply(uid: string, messageId: string): Promise<void> {
  if (uid === ERASED_PERSON) return;
  const id = notificationIds.reply(messageId);
  await database.runTransaction(async (tx) => {
    const notification = await tx.get(database.doc(paths.notification(uid, id)));
    if (notification.exists) return;
    writeNotification(tx, uid, {
      id,
      kind: 'reply',
      title: 'Resposta recebida',
      body: 'Seu líder respondeu sua mensagem',
      url: '/my-messages',
    });
  });
}
