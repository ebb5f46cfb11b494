import { ERASED_PERSON } from '@raizes/domain/erased-person';
import { notificationIds } from '@raizes/domain/notification-ids';
import { collections, paths } from '@raizes/domain/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../lib/database';
import { eachFound } from './each-found';

const messages = database.collection(collections.pastorMessages);

/** What a person wrote to their leaders stays with these, without the name; so does what tells of it. What nobody reads goes. */
export async function leaveMessagesAsDisciple(uid: string): Promise<void> {
  await eachFound(messages.where('user_id', '==', uid), withoutDisciple);
}

/** In one transaction, so that a message that is being delivered at this moment does not get its name back. */
async function withoutDisciple({ id, ref }: QueryDocumentSnapshot): Promise<void> {
  await database.runTransaction(async (tx) => {
    const message = await tx.get(ref);
    if (!message.exists) return;
    const leader: unknown = message.get('pastor_id');
    const told =
      typeof leader === 'string'
        ? await tx.get(database.doc(paths.notification(leader, notificationIds.message(id))))
        : null;
    if (leader === ERASED_PERSON) {
      tx.delete(ref);
      return;
    }
    tx.update(ref, { user_id: ERASED_PERSON, disciple_name: null });
    if (told?.exists) tx.update(told.ref, { body: 'Discípulo' });
  });
}

/** What a leader answered stays with whom it was for, without the name; and goes with the last who could read it. */
export async function leaveMessagesAsLeader(uid: string): Promise<void> {
  await eachFound(messages.where('pastor_id', '==', uid), withoutLeader);
}

/** In one transaction, so that it neither stays nor fails where both erase their accounts at once. */
async function withoutLeader({ ref }: QueryDocumentSnapshot): Promise<void> {
  await database.runTransaction(async (tx) => {
    const message = await tx.get(ref);
    if (!message.exists) return;
    if (message.get('user_id') === ERASED_PERSON) tx.delete(ref);
    else tx.update(ref, { pastor_id: ERASED_PERSON, pastor_name: null });
  });
}
