import { randomUUID } from 'node:crypto';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { notificationIds } from '@raizes/domain/documents/notification';
import { collections, paths } from '@raizes/domain/paths';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import type { Page } from '@playwright/test';
import { aNotification, aPastorMessage, aStoredMessage } from '../../factories';
import { db } from '../../support/admin';
import { createUser } from '../../support/people';
import type { TestUser } from '../../support/people';

/** A new disciple with a new pastor. */
export async function linkedDisciple() {
  const position = 'pastor' as const;
  const { uid: id, fullName } = await createUser({ fullName: 'Tiago Menezes', position });
  const leader = { id, full_name: fullName, position };
  return createUser({ fullName: 'Marta Lima', leader });
}

/** A message with the server's stamps. */
function messageOf({ uid, leader }: TestUser, changes: Partial<PastorMessage>): PastorMessage {
  if (!leader) throw new Error('This disciple has no leader');
  const id = randomUUID();
  return aPastorMessage({
    id,
    user_id: uid,
    pastor_id: leader.id,
    created_at: new Date(),
    disciple_name: 'Marta Lima',
    pastor_name: leader.full_name,
    pastor_position: leader.position,
    ...changes,
  });
}

const answered = { status: 'responded', responded_at: new Date('2026-11-20T21:15:00Z') } as const;

/** Writes earlier messages, newest first. A message with a response is answered, and its reply read. */
export async function writeMessages(disciple: TestUser, ...all: Partial<PastorMessage>[]) {
  const batch = db.batch();
  const messages = all.map((changes, index) =>
    messageOf(disciple, {
      created_at: new Date(Date.now() - (index + 1) * 3_600_000),
      ...(changes.response && answered),
      ...changes,
    }),
  );
  for (const { id, ...message } of messages) {
    batch.set(db.doc(paths.pastorMessage(id)), message);
    // With the notifications in place, the triggers have nothing left to do.
    const notification = { kind: 'reply', read: true };
    batch.set(db.doc(paths.notification(disciple.uid, notificationIds.reply(id))), notification);
    batch.set(
      db.doc(paths.notification(message.pastor_id, notificationIds.message(id))),
      notification,
    );
  }
  await batch.commit();
  return messages.map(({ id }) => id);
}

/** Answers as the leader's panel does, including the notification, so that the trigger has nothing left to do. */
export async function answerMessage(uid: string, id: string, response: string) {
  const batch = db.batch();
  const responded_at = new Date();
  batch.update(db.doc(paths.pastorMessage(id)), { status: 'responded', response, responded_at });
  const notification = aNotification({ user_id: uid, kind: 'reply', created_at: responded_at });
  batch.set(db.doc(paths.notification(uid, notificationIds.reply(id))), notification);
  await batch.commit();
}

/** The stored messages of a disciple. */
export async function storedMessages(uid: string) {
  const { docs } = await db
    .collection(collections.pastorMessages)
    .where('user_id', '==', uid)
    .get();
  return docs.map((found) => ({ ...found.data(), id: found.id }));
}

export const talkButton = (page: Page) => page.getByRole('button', { name: /^Falar com/ });
export const messageDialog = (page: Page) => page.getByRole('dialog', { name: /^Falar com/ });
export const messageField = (page: Page) => page.getByLabel('Sua mensagem');
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const messageCards = (page: Page) => page.getByRole('tabpanel').getByRole('link');
/** The opened message. */
export const detail = (page: Page) => page.getByRole('region', { name: 'Mensagem', exact: true });
/** The link to the messages on the dashboard. */
export const messagesLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^Mensagens/ });

export const createLeader = () => createUser({ fullName: 'Lídia Prado', position: 'lider' });

/** A person who is linked to this leader. */
export function createDisciple(leader: TestUser, fullName: string, stats?: Partial<UserStats>) {
  const { uid: id, fullName: full_name } = leader;
  return createUser({
    fullName,
    leader: { id, full_name, position: 'lider' },
    ...(stats && { stats }),
  });
}

/** Stores a message as `send-message` does, with the leader's notification; returns its id. */
export async function writeToLeader(
  disciple: TestUser,
  message: string,
  devotional_id: Day | null = null,
): Promise<string> {
  const { uid, fullName, leader } = disciple;
  if (!leader) throw new Error('This disciple has no leader');
  const id = randomUUID();
  const verse = devotional_id && (await db.doc(paths.devotional(devotional_id)).get());
  const created_at = new Date();
  const batch = db.batch();
  batch.set(
    db.doc(paths.pastorMessage(id)),
    aStoredMessage({
      user_id: uid,
      pastor_id: leader.id,
      devotional_id,
      message,
      created_at,
      disciple_name: fullName,
      pastor_name: leader.full_name,
      pastor_position: leader.position,
      verse_reference: verse ? String(verse.get('verse_reference')) : null,
      devotional_date: devotional_id,
    }),
  );
  const { id: _, ...notification } = aNotification({
    user_id: leader.id,
    kind: 'message',
    title: 'Nova mensagem',
    body: fullName,
    url: '/pastor-panel',
    created_at,
  });
  batch.set(db.doc(paths.notification(leader.id, notificationIds.message(id))), notification);
  await batch.commit();
  return id;
}

export const storedMessage = async (id: string) =>
  (await db.doc(paths.pastorMessage(id)).get()).data();

export const replyField = (page: Page) => page.getByPlaceholder('Escreva sua resposta...');

const replyButton = (page: Page) => page.getByRole('button', { name: 'Enviar Resposta' });

/** Sends the text in the reply field without waiting for the seconds in which it can be undone. */
export async function sendReply(page: Page) {
  await replyButton(page).click();
  await page.getByRole('button', { name: 'Enviar agora' }).click();
}
