import { notificationIds } from '@raizes/domain/documents/notification';
import type { Notification } from '@raizes/domain/documents/notification';
import type { StoredMessage } from '@raizes/domain/documents/pastor-message';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { collections, paths } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import { onPastorMessageAnswered } from '../../../functions/src/messages/pastor-messages';
import { fetchNames } from '../../../functions/src/people/profiles';
import { aFirstWord, aNotification, aStoredMessage } from '../../factories';
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

/** Stores a message as `send-message` does, with the leader's notification; returns its id. */
export async function sendMessage(
  between: { user_id: string; pastor_id: string },
  changes: Partial<StoredMessage> = {},
) {
  const { user_id, pastor_id } = between;
  const message = aStoredMessage({
    created_at: new Date(),
    ...(await namesOf(between)),
    ...changes,
  });
  const id = randomUUID();
  const notification = aNotification({
    id: notificationIds.message(id),
    user_id: pastor_id,
    kind: 'message',
    title: 'Nova mensagem',
    body: message.disciple_name ?? '',
    url: '/pastor-panel',
  });
  await store(id, { ...message, user_id, pastor_id }, notification);
  return id;
}

/** Stores a first word as `send-message` does, with the disciple's notification; returns the message's id. */
export async function writeFirst(between: { user_id: string; pastor_id: string }) {
  const now = new Date();
  const times = { created_at: now, responded_at: now };
  const word = aFirstWord({ ...between, ...times, ...(await namesOf(between)) });
  const id = randomUUID();
  const notification = aNotification({
    id: notificationIds.reply(id),
    user_id: between.user_id,
    kind: 'reply',
    title: 'Nova mensagem',
    url: '/my-messages',
  });
  await store(id, word, notification);
  return id;
}

async function namesOf({ user_id, pastor_id }: { user_id: string; pastor_id: string }) {
  const names = await fetchNames([user_id, pastor_id]);
  return { disciple_name: names.get(user_id) ?? null, pastor_name: names.get(pastor_id) ?? null };
}

async function store(id: string, message: StoredMessage, notification: Notification) {
  const { id: notificationId, ...fields } = notification;
  const batch = db.batch();
  batch.set(db.doc(paths.pastorMessage(id)), message);
  // An erased person has no notifications.
  if (notification.user_id !== ERASED_PERSON)
    batch.set(db.doc(paths.notification(notification.user_id, notificationId)), fields);
  await batch.commit();
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
