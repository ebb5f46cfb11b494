import { ERASED_PERSON } from '@raizes/domain/erased-person';
import { notificationIds } from '@raizes/domain/notification-ids';
import { paths } from '@raizes/domain/paths';
import { database } from '../lib/database';
import { writeNotification } from '../stats/write-notification';
import { stampsOf } from './stamps-of';
import { parseMessage } from './stored-message';

/** Stamps a new message and tells the leader of it, both at once: where the leader has been told, nothing is left to do. */
export async function deliverMessage(messageId: string): Promise<void> {
  const ref = database.doc(paths.pastorMessage(messageId));
  const id = notificationIds.message(messageId);

  await database.runTransaction(async (tx) => {
    const snapshot = await tx.get(ref);
    if (!snapshot.exists) return;
    const message = parseMessage(snapshot);
    const [stamps, told] = await Promise.all([
      stampsOf(tx, message),
      tx.get(database.doc(paths.notification(message.pastor_id, id))),
    ]);
    if (told.exists || message.pastor_id === ERASED_PERSON) return;

    tx.update(ref, stamps);
    writeNotification(tx, message.pastor_id, {
      id,
      kind: 'message',
      title: 'Nova mensagem',
      // Who wrote, and not what: this may show on a locked screen.
      body: stamps.disciple_name ?? 'Discípulo',
      url: '/pastor-panel',
    });
  });
}
