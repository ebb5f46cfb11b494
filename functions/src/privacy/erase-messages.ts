import { uidSchema } from '@raizes/domain/callables/requests';
import { messageNotificationId } from '@raizes/domain/documents/notification';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { collections, paths } from '@raizes/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../firebase';
import { forEachMatch } from './erasure';

const messages = database.collection(collections.pastorMessages);

/** Removes the name from the messages that the person sent; the leaders keep the messages and their notifications. */
export async function anonymizeSentMessages(uid: string): Promise<void> {
  await forEachMatch(messages.where('user_id', '==', uid), (found) => anonymizeSender(found, uid));
}

/**
 * Runs in a transaction, so that the trigger that stamps a new message cannot restore the name. A numbered id contains the uid, so such a
 * message moves to a random id.
 */
async function anonymizeSender({ id, ref }: QueryDocumentSnapshot, uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const message = await tx.get(ref);
    if (!message.exists) return;
    const { pastor_id: leader, notification_id } = v.parse(sentSchema, message.data());
    const notified = paths.notification(leader, messageNotificationId({ id, notification_id }));
    const notification = await tx.get(database.doc(notified));
    const anonymized = { ...message.data(), user_id: ERASED_PERSON, disciple_name: null };
    const hasUidInId = id.startsWith(`${uid}_`);
    // Nobody can read a message any longer once its leader has been erased too.
    const hasReader = leader !== ERASED_PERSON;
    if (hasUidInId || !hasReader) tx.delete(ref);
    if (hasReader) tx.set(hasUidInId ? messages.doc() : ref, anonymized);
    if (notification.exists) tx.update(notification.ref, { body: 'Discípulo' });
  });
}

/** The fields that erasing needs, so that an invalid message is erased too. */
const sentSchema = v.object({
  pastor_id: v.fallback(uidSchema, ERASED_PERSON),
  notification_id: v.fallback(v.nullish(uidSchema, null), null),
});

/** Removes the leader's name from the messages that they received; the disciples keep their messages and the answers. */
export async function anonymizeReceivedMessages(uid: string): Promise<void> {
  await forEachMatch(messages.where('pastor_id', '==', uid), (found) =>
    anonymizeLeader(found, uid),
  );
}

/**
 * Runs in a transaction, so that the message is deleted if both people erase their accounts concurrently. The id of a message that the
 * leader wrote first contains their uid, so it moves to a random id.
 */
async function anonymizeLeader({ id, ref }: QueryDocumentSnapshot, uid: string): Promise<void> {
  await database.runTransaction(async (tx) => {
    const message = await tx.get(ref);
    if (!message.exists) return;
    const anonymized = { ...message.data(), pastor_id: ERASED_PERSON, pastor_name: null };
    const hasUidInId = id.startsWith(`${uid}_`);
    const hasReader = message.get('user_id') !== ERASED_PERSON;
    if (hasUidInId || !hasReader) tx.delete(ref);
    if (hasReader) tx.set(hasUidInId ? messages.doc() : ref, anonymized);
  });
}
