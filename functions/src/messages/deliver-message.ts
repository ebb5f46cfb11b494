import { ERASED_PERSON } from '@raizes/domain/erased-person';
import { MESSAGES_DAILY } from '@raizes/domain/limits';
import { notificationIds } from '@raizes/domain/notification-ids';
import { paths } from '@raizes/domain/paths';
import { dailyQuota } from '../lib/daily-quota';
import { database } from '../lib/database';
import { writeNotification } from '../stats/write-notification';
import { stampsOf } from './stamps-of';
import { parseMessage } from './stored-message';

/**
 * Stamps a new message and tells the leader of it, both at once: where the leader has been told, nothing is left to do. What
 * comes beyond the day's limit, before the rules know that it is reached, is there for the leader, who is not told of it.
 */
export async function deliverMessage(messageId: string): Promise<void> {
  const ref = database.doc(paths.pastorMessage(messageId));
  const id = notificationIds.message(messageId);

  await database.runTransaction(async (tx) => {
    const snapshot = await tx.get(ref);
    if (!snapshot.exists) return;
    const message = parseMessage(snapshot);
    const { user_id, pastor_id } = message;
    const [stamps, told, quota] = await Promise.all([
      stampsOf(tx, message),
      tx.get(database.doc(paths.notification(pastor_id, id))),
      dailyQuota(tx, user_id, 'messages', new Date()),
    ]);
    if (told.exists || pastor_id === ERASED_PERSON) return;

    tx.update(ref, stamps);
    if (quota.used >= MESSAGES_DAILY) return;
    if (user_id !== ERASED_PERSON) quota.use();
    writeNotification(tx, pastor_id, {
      id,
      kind: 'message',
      title: 'Nova mensagem',
      // Who wrote, and not what: this may show on a locked screen.
      body: stamps.disciple_name ?? 'Discípulo',
      url: '/pastor-panel',
    });
  });
}
