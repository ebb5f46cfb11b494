import { documentIdSchema } from '@raizes/domain/callables/requests';
import { notificationIds } from '@raizes/domain/documents/notification';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { collections, paths } from '@raizes/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../firebase';
import { forEachMatch } from './erasure';

const messages = database.collection(collections.pastorMessages);

/** Removes the name from the messages that the person sent; the leaders keep the messages and their notifications. */
export async function anonymizeSentMessages(uid: string): Promise<void> {
  await forEachMatch(messages.where('user_id', '==', uid), anonymizeSender);
}

/** Runs in a transaction, so that the message is deleted if both people erase their accounts concurrently. */
async function anonymizeSender({ id, ref }: QueryDocumentSnapshot): Promise<void> {
  await database.runTransaction(async (tx) => {
    const message = await tx.get(ref);
    if (!message.exists) return;
    const { pastor_id: leader } = v.parse(sentSchema, message.data());
    const notified = paths.notification(leader, notificationIds.message(id));
    const notification = await tx.get(database.doc(notified));
    // Nobody can read a message any longer once its leader has been erased too.
    if (leader === ERASED_PERSON) tx.delete(ref);
    else tx.update(ref, { user_id: ERASED_PERSON, disciple_name: null });
    if (notification.exists) tx.update(notification.ref, { body: 'Discípulo' });
  });
}

/** The field that erasing needs, so that an invalid message is erased too. */
const sentSchema = v.object({ pastor_id: v.fallback(documentIdSchema, ERASED_PERSON) });

/** Removes the leader's name from the messages that they received; the disciples keep their messages and the answers. */
export async function anonymizeReceivedMessages(uid: string): Promise<void> {
  await forEachMatch(messages.where('pastor_id', '==', uid), anonymizeLeader);
}

/** Runs in a transaction for the same reason. */
async function anonymizeLeader({ ref }: QueryDocumentSnapshot): Promise<void> {
  await database.runTransaction(async (tx) => {
    const message = await tx.get(ref);
    if (!message.exists) return;
    if (message.get('user_id') === ERASED_PERSON) tx.delete(ref);
    else tx.update(ref, { pastor_id: ERASED_PERSON, pastor_name: null });
  });
}
