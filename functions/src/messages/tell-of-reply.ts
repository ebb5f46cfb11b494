import { ERASED_PERSON } from '@raizes/domain/erased-person';
import { notificationIds } from '@raizes/domain/notification-ids';
import { paths } from '@raizes/domain/paths';
import { database } from '../lib/database';
import { writeNotification } from '../stats/write-notification';

/** Tells a disciple, once, that a message has been answered: told again, what they have read would be new again. */
export async function tellOfReply(uid: string, messageId: string): Promise<void> {
  if (uid === ERASED_PERSON) return;
  const id = notificationIds.reply(messageId);
  await database.runTransaction(async (tx) => {
    const told = await tx.get(database.doc(paths.notification(uid, id)));
    if (told.exists) return;
    writeNotification(tx, uid, {
      id,
      kind: 'reply',
      title: 'Resposta recebida',
      body: 'Seu líder respondeu sua mensagem',
      url: '/my-messages',
    });
  });
}
