import { utcDay } from '@raizes/domain/day';
import { messageIdOf, messageStampsSchema } from '@raizes/domain/documents/pastor-message';
import { collections, paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { expect } from 'vitest';
import { aFirstWord, aSentMessage } from '../../factories';
import { db } from '../../support/admin';
import { dataAt } from './database';
import { newUid, pollOptions, writeProfile } from './progress';

/** A disciple, Ana, linked to the pastor João. */
export async function discipleAndPastor() {
  const [user_id, pastor_id] = [newUid(), newUid()];
  await writeProfile(pastor_id, { full_name: 'João', position: 'pastor' });
  await writeProfile(user_id, { full_name: 'Ana', pastor_id });
  return { user_id, pastor_id };
}

let number = 0;

/** Sends a message as the app does and returns its id. */
export async function sendMessage(
  between: { user_id: string; pastor_id: string },
  changes: Parameters<typeof aSentMessage>[0] = {},
) {
  const message = aSentMessage({ ...between, created_at: new Date(), ...changes });
  const id = messageIdOf(between.user_id, { by: 'disciple', day: utcDay(new Date()), number });
  number += 1;
  await db.doc(paths.pastorMessage(id)).set(message);
  return id;
}

/** Sends a first word, as the leader's panel does, and returns the message's id. */
export async function writeFirst(between: { user_id: string; pastor_id: string }) {
  const now = new Date();
  const id = messageIdOf(between.pastor_id, { by: 'leader', day: utcDay(now), number });
  number += 1;
  const word = aFirstWord({ ...between, created_at: now, responded_at: now });
  await db.doc(paths.pastorMessage(id)).set(word);
  return id;
}

/** Answers a message as the leader's panel does. */
export async function answerMessage(id: string) {
  await db.doc(paths.pastorMessage(id)).update({
    status: 'responded',
    response: 'Comece agradecendo.',
    responded_at: new Date(),
  });
}

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

/** Resolves to the notification as soon as it exists. */
export async function untilNotified(uid: string, id: string) {
  await expect.poll(() => notificationOf(uid, id), pollOptions).toBeDefined();
  return notificationOf(uid, id);
}

const stampedSchema = v.object({
  pastor_id: v.string(),
  notification_id: messageStampsSchema.entries.notification_id,
});

/**
 * Resolves to the id of the leader's notification as soon as the message is stamped; an empty string if the leader muted the author.
 */
export async function untilStamped(messageId: string) {
  await expect.poll(() => messageAt(messageId), pollOptions).toHaveProperty('notification_id');
  return v.parse(stampedSchema, await messageAt(messageId)).notification_id ?? '';
}

/** Resolves to the leader's notification of the message as soon as it exists. */
export async function untilLeaderNotified(messageId: string) {
  const id = await untilStamped(messageId);
  const { pastor_id } = v.parse(stampedSchema, await messageAt(messageId));
  return untilNotified(pastor_id, id);
}
