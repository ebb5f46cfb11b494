import { uidSchema } from '@raizes/domain/callables/requests';
import { messageNotificationId } from '@raizes/domain/documents/notification';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { collections, paths } from '@raizes/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../firebase';
import { forEachMatch } from './erasure';

const messages = database.collection(collections.pastorMessages);

/** The leaders keep the messages and their notifications, without the name. */
export async function anonymizeSentMessages(uid: string): Promise<void> {
  await forEachMatch(messages.where('user_id', '==', uid), (found) => anonymizeSender(found, uid));
}

/**
 * In a transaction, so that the trigger that stamps a new message cannot put the name back. A numbered id names the person:
 * such a message moves to a random id.
 */
async function anonymizeSender({ id, ref }: QueryDocumentSnapshot, uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const message = await tx.get(ref);
    if (!message.exists) return;
    const { pastor_id: leader, notification_id } = v.parse(sentSchema, message.data());
    const notified = paths.notification(leader, messageNotificationId({ id, notification_id }));
    const notification = await tx.get(database.doc(notified));
    const kept = { ...message.data(), user_id: ERASED_PERSON, disciple_name: null };
    const isNamed = id.startsWith(`${uid}_`);
    // Of a message to a leader who is gone too, nobody is left to read it.
    const isRead = leader !== ERASED_PERSON;
    if (isNamed || !isRead) tx.delete(ref);
    if (isRead) tx.set(isNamed ? messages.doc() : ref, kept);
    if (notification.exists) tx.update(notification.ref, { body: 'Discípulo' });
  });
}

/** The fields that erasing needs, so that an invalid message is erased too. */
const sentSchema = v.object({
  pastor_id: v.fallback(uidSchema, ERASED_PERSON),
  notification_id: v.fallback(v.nullish(uidSchema, null), null),
});

/** The disciples keep their messages and the answers, without the leader's name. */
export async function anonymizeReceivedMessages(uid: string): Promise<void> {
  await forEachMatch(messages.where('pastor_id', '==', uid), (found) =>
    anonymizeLeader(found, uid),
  );
}

/**
 * In a transaction, so that the message is deleted when both erase their accounts at once. The id of one that the leader wrote first
 * names them: it moves to a random id.
 */
async function anonymizeLeader({ id, ref }: QueryDocumentSnapshot, uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const message = await tx.get(ref);
    if (!message.exists) return;
    const kept = { ...message.data(), pastor_id: ERASED_PERSON, pastor_name: null };
    const isNamed = id.startsWith(`${uid}_`);
    const isRead = message.get('user_id') !== ERASED_PERSON;
    if (isNamed || !isRead) tx.delete(ref);
    if (isRead) tx.set(isNamed ? messages.doc() : ref, kept);
  });
}
