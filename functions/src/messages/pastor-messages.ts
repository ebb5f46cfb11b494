import '../firebase';
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

/** `pastor_messages/{id}` as it is stored: its id is in its path. */
const storedMessageSchema = v.omit(pastorMessageSchema, ['id']);

type StoredMessage = v.InferOutput<typeof storedMessageSchema>;

function parseMessage(snapshot: DocumentSnapshot): StoredMessage {
  return parseSnapshot(storedMessageSchema, snapshot);
}

const { pastor_position, devotional_date } = messageStampsSchema.entries;
const name = v.fallback(v.nullish(text, null), null);

/** A message without a name is better than none: what is missing or unusable is left empty. */
const stampsSchema = v.object({
  disciple_name: name,
  pastor_name: name,
  pastor_position: v.fallback(pastor_position, null),
  verse_reference: name,
  devotional_date: v.fallback(devotional_date, null),
});

/** How the two people of a message are called now, and what the devotional that it is about says of itself. */
async function stampsOf(
  tx: Transaction,
  { user_id, pastor_id, devotional_id }: StoredMessage,
): Promise<MessageStamps> {
  const [disciple, leader, devotional] = await Promise.all([
    tx.get(database.doc(paths.profile(user_id))),
    tx.get(database.doc(paths.profile(pastor_id))),
    devotional_id ? tx.get(database.doc(paths.devotional(devotional_id))) : null,
  ]);
  return v.parse(stampsSchema, {
    disciple_name: fieldOf(disciple, 'full_name'),
    pastor_name: fieldOf(leader, 'full_name'),
    pastor_position: fieldOf(leader, 'position'),
    verse_reference: fieldOf(devotional, 'verse_reference'),
    devotional_date: fieldOf(devotional, 'date'),
  });
}

const fieldOf = (snapshot: DocumentSnapshot | null, field: string): unknown => snapshot?.get(field);

/**
 * Stamps a new message and tells the leader of it, both at once: where the leader has been told, nothing is left to do. What
 * comes beyond the day's limit, before the rules know that it is reached, is there for the leader, who is not told of it.
 */
async function deliverMessage(messageId: string): Promise<void> {
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
    if (quota.used >= DAILY_MESSAGES) return;
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

/** Tells a disciple, once, that a message has been answered: told again, what they have read would be new again. */
async function tellOfReply(uid: string, messageId: string): Promise<void> {
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

/** Tells the disciple that the leader has answered. */
export const onPastorMessageAnswered = onDocumentUpdated(
  { document: 'pastor_messages/{messageId}', retry: true },
  atLeastOnce(async ({ params: { messageId }, data }) => {
    if (!data || data.before.get('status') === data.after.get('status')) return;
    const { status, user_id } = parseMessage(data.after);
    if (status === 'responded') await tellOfReply(user_id, messageId);
  }),
);

/** Adds the names and the verse that both people see to a new message, and tells the leader of it. */
export const onPastorMessageCreated = onDocumentCreated(
  { document: 'pastor_messages/{messageId}', retry: true },
  atLeastOnce(({ params: { messageId } }) => deliverMessage(messageId)),
);
