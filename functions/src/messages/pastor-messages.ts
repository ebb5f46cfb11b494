import { text } from '@raizes/domain/documents/fields';
import { messageStampsSchema, pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { MessageStamps } from '@raizes/domain/documents/pastor-message';
import { DAILY_MESSAGES } from '@raizes/domain/limits';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { onDocumentCreated, onDocumentUpdated } from 'firebase-functions/firestore';
import * as v from 'valibot';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { dailyQuota } from '../quota';
import { atLeastOnce, parseSnapshot } from '../trigger';

/** `pastor_messages/{id}` as stored: without the id, which is in its path. */
const storedMessageSchema = v.omit(pastorMessageSchema, ['id']);

type StoredMessage = v.InferOutput<typeof storedMessageSchema>;

const parseMessage = (snapshot: DocumentSnapshot): StoredMessage =>
  parseSnapshot(storedMessageSchema, snapshot);

export const onPastorMessageCreated = onDocumentCreated(
  { document: 'pastor_messages/{messageId}', retry: true },
  atLeastOnce(({ params: { messageId } }) => deliverMessage(messageId)),
);

/**
 * Stamps a new message with names and verse, and notifies the leader, in one transaction: an existing notification means that
 * both are done. The rules learn of the daily quota with a delay: a message beyond it is stamped, but not notified.
 */
async function deliverMessage(messageId: string): Promise<void> {
  const ref = database.doc(paths.pastorMessage(messageId));
  const id = notificationIds.message(messageId);

  await database.runTransaction(async (tx) => {
    const snapshot = await tx.get(ref);
    if (!snapshot.exists) return;
    const message = parseMessage(snapshot);
    const { user_id, pastor_id } = message;
    const [stamps, notification, quota] = await Promise.all([
      fetchStamps(tx, message),
      tx.get(database.doc(paths.notification(pastor_id, id))),
      dailyQuota(tx, user_id, 'messages', new Date()),
    ]);
    if (notification.exists || pastor_id === ERASED_PERSON) return;

    tx.update(ref, stamps);
    if (quota.used >= DAILY_MESSAGES) return;
    if (user_id !== ERASED_PERSON) quota.use();
    writeNotification(tx, pastor_id, {
      id,
      kind: 'message',
      title: 'Nova mensagem',
      // The author, not the text: the app's list may be open where others see it.
      body: stamps.disciple_name ?? 'Discípulo',
      url: '/pastor-panel',
    });
  });
}

const { pastor_position, devotional_date } = messageStampsSchema.entries;
const name = v.fallback(v.nullish(text, null), null);

/** A message without a name is better than none: what is missing or invalid becomes null. */
const lenientStampsSchema = v.object({
  disciple_name: name,
  pastor_name: name,
  pastor_position: v.fallback(pastor_position, null),
  verse_reference: name,
  devotional_date: v.fallback(devotional_date, null),
});

/** The current names of both people, and the verse and date of the devotional that the message is about. */
async function fetchStamps(
  tx: Transaction,
  { user_id, pastor_id, devotional_id }: StoredMessage,
): Promise<MessageStamps> {
  const [disciple, leader, devotional] = await Promise.all([
    tx.get(database.doc(paths.profile(user_id))),
    tx.get(database.doc(paths.profile(pastor_id))),
    devotional_id ? tx.get(database.doc(paths.devotional(devotional_id))) : null,
  ]);
  return v.parse(lenientStampsSchema, {
    disciple_name: fieldOf(disciple, 'full_name'),
    pastor_name: fieldOf(leader, 'full_name'),
    pastor_position: fieldOf(leader, 'position'),
    verse_reference: fieldOf(devotional, 'verse_reference'),
    devotional_date: fieldOf(devotional, 'date'),
  });
}

const fieldOf = (snapshot: DocumentSnapshot | null, field: string): unknown => snapshot?.get(field);

export const onPastorMessageAnswered = onDocumentUpdated(
  { document: 'pastor_messages/{messageId}', retry: true },
  atLeastOnce(async ({ params: { messageId }, data }) => {
    if (!data || data.before.get('status') === data.after.get('status')) return;
    const { status, user_id } = parseMessage(data.after);
    if (status === 'responded') await notifyOfReply(user_id, messageId);
  }),
);

/** Writes the notification only once: a redelivered event must not mark it unread again. */
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
