import { text } from '@raizes/domain/documents/fields';
import {
  isFirstWord,
  messageStampsSchema,
  storedMessageSchema,
} from '@raizes/domain/documents/pastor-message';
import type { MessageStamps } from '@raizes/domain/documents/pastor-message';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { onDocumentCreated, onDocumentUpdated } from 'firebase-functions/firestore';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { atLeastOnce, parseSnapshot } from '../trigger';

type StoredMessage = v.InferOutput<typeof storedMessageSchema>;

const parseMessage = (snapshot: DocumentSnapshot): StoredMessage =>
  parseSnapshot(storedMessageSchema, snapshot);

export const onPastorMessageCreated = onDocumentCreated(
  { document: 'pastor_messages/{messageId}', retry: true },
  atLeastOnce(({ params: { messageId } }) => deliverMessage(messageId)),
);

/**
 * Stamps a new message with names and verse and notifies its recipient, in one transaction, so a stamped message needs no more work. The
 * notification gets a random id, because push services see it and the message's id contains the author's uid.
 */
async function deliverMessage(messageId: string): Promise<void> {
  const ref = database.doc(paths.pastorMessage(messageId));
  const random = randomUUID();

  await database.runTransaction(async (tx) => {
    const snapshot = await tx.get(ref);
    if (!snapshot.exists) return;
    const message = parseMessage(snapshot);
    const { user_id, pastor_id, notification_id } = message;
    const isFirst = isFirstWord(message);
    const recipient = isFirst ? user_id : pastor_id;
    if (notification_id !== null || recipient === ERASED_PERSON) return;
    const id = isFirst ? notificationIds.reply(random) : notificationIds.message(random);
    const [names, muted] = await Promise.all([
      fetchNames(tx, message),
      tx.get(database.doc(paths.mutedPerson(pastor_id, user_id))),
    ]);

    tx.update(ref, { ...names, notification_id: id });
    if (isFirst) {
      // The leader's name is left out, so that an erasure need not remove it here.
      writeNotification(tx, recipient, {
        id,
        kind: 'reply',
        title: 'Nova mensagem',
        body: 'Seu líder escreveu para você',
        url: '/my-messages',
      });
    } else if (!muted.exists) {
      writeNotification(tx, recipient, {
        id,
        kind: 'message',
        title: 'Nova mensagem',
        // Names the author but leaves out the text, because others can see the list of notifications on the screen.
        body: names.disciple_name ?? 'Discípulo',
        url: '/pastor-panel',
      });
    }
  });
}

const { pastor_position, devotional_date } = messageStampsSchema.entries;
const name = v.fallback(v.nullish(text, null), null);

/** A message without a name is better than none, so a missing or invalid field becomes null. */
const namesSchema = v.object({
  disciple_name: name,
  pastor_name: name,
  pastor_position: v.fallback(pastor_position, null),
  verse_reference: name,
  devotional_date: v.fallback(devotional_date, null),
});

/** Reads the current names of both people, and the verse and date of the devotional that the message is about. */
async function fetchNames(
  tx: Transaction,
  { user_id, pastor_id, devotional_id }: StoredMessage,
): Promise<Omit<MessageStamps, 'notification_id'>> {
  const [disciple, leader, devotional] = await Promise.all([
    tx.get(database.doc(paths.profile(user_id))),
    tx.get(database.doc(paths.profile(pastor_id))),
    devotional_id ? tx.get(database.doc(paths.devotional(devotional_id))) : null,
  ]);
  return v.parse(namesSchema, {
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
