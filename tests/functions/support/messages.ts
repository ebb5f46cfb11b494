import { utcDay } from '@raizes/domain/day';
import { messageIdOf, messageStampsSchema } from '@raizes/domain/documents/pastor-message';
import { collections, paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import {
  onPastorMessageAnswered,
  onPastorMessageCreated,
} from '../../../functions/src/messages/pastor-messages';
import { aFirstWord, aSentMessage } from '../../factories';
import { db } from '../../support/admin';
import { dataAt } from './database';
import { newUid, writeProfile } from './progress';
import { change } from './triggers';

/** A disciple, Ana, linked to the pastor João. */
export async function discipleAndPastor() {
  const [user_id, pastor_id] = [newUid(), newUid()];
  await writeProfile(pastor_id, { full_name: 'João', position: 'pastor' });
  await writeProfile(user_id, { full_name: 'Ana', pastor_id });
  return { user_id, pastor_id };
}

let number = 0;

/** Sends a message as the app does and returns its id. Its trigger has run when this resolves. */
export async function sendMessage(
  between: { user_id: string; pastor_id: string },
  changes: Parameters<typeof aSentMessage>[0] = {},
) {
  const message = aSentMessage({ ...between, created_at: new Date(), ...changes });
  const id = messageIdOf(between.user_id, { by: 'disciple', day: utcDay(new Date()), number });
  number += 1;
  await change(onPastorMessageCreated, paths.pastorMessage(id), (ref) => ref.set(message));
  return id;
}

/** Sends a first word, as the leader's panel does, and returns the message's id. */
export async function writeFirst(between: { user_id: string; pastor_id: string }) {
  const now = new Date();
  const id = messageIdOf(between.pastor_id, { by: 'leader', day: utcDay(now), number });
  number += 1;
  const word = aFirstWord({ ...between, created_at: now, responded_at: now });
  await change(onPastorMessageCreated, paths.pastorMessage(id), (ref) => ref.set(word));
  return id;
}

/** Answers a message as the leader's panel does. Its trigger has run when this resolves. */
export const answerMessage = (id: string) =>
  change(onPastorMessageAnswered, paths.pastorMessage(id), (ref) =>
    ref.update({
      status: 'responded',
      response: 'Comece agradecendo.',
      responded_at: new Date(),
    }),
  );

export const messageAt = (id: string) => dataAt(paths.pastorMessage(id));

export const notificationOf = (uid: string, id: string) => dataAt(paths.notification(uid, id));

const documentsOf = async (found: FirebaseFirestore.Query) =>
  (await found.get()).docs.map((each): Record<string, unknown> & { id: string } => ({
    ...each.data(),
    id: each.id,
  }));

export const messagesTo = (leader: string) =>
  documentsOf(db.collection(collections.pastorMessages).where('pastor_id', '==', leader));

export const notificationsOf = (uid: string) =>
  documentsOf(db.collection(collections.notifications(uid)));

/** The id of the recipient's notification of a message. */
export async function notificationIdOf(messageId: string): Promise<string> {
  return (
    v.parse(
      messageStampsSchema.entries.notification_id,
      (await messageAt(messageId))?.['notification_id'],
    ) ?? ''
  );
}

/** The leader's notification of a message. */
export async function leaderNotificationOf(messageId: string) {
  const leader = String((await messageAt(messageId))?.['pastor_id']);
  return notificationOf(leader, await notificationIdOf(messageId));
}
