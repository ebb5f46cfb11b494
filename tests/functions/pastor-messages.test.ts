import {
  onPastorMessageAnswered,
  onPastorMessageCreated,
} from '../../functions/src/messages/pastor-messages';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { daysAgo, newUid, writeProfile } from './support/progress';
import { change, deliver } from './support/triggers';
import {
  answerMessage,
  discipleAndPastor,
  messageAt,
  leaderNotificationOf,
  notificationIdOf,
  notificationOf,
  notificationsOf,
  sendMessage,
  writeFirst,
} from './support/messages';

/** A day that has no devotional in any other test or in the seed. */
const longAgo = '2001-02-03';

it('stamps a new message with the names and the verse, and notifies the leader without its text', async () => {
  const between = await discipleAndPastor();
  await db.doc(paths.devotional(longAgo)).set({ verse_reference: 'João 3.16', date: longAgo });
  const id = await sendMessage(between, { devotional_id: longAgo });

  const notification = await leaderNotificationOf(id);
  expect(notification).toMatchObject({
    user_id: between.pastor_id,
    kind: 'message',
    title: 'Nova mensagem',
    body: 'Ana',
    url: '/pastor-panel',
    read: false,
  });
  expect(notification?.created_at).toBeDefined();
  expect(JSON.stringify(notification)).not.toContain('Como posso orar melhor?');
  // Push services see the id, so it must not contain the uid.
  expect(await notificationIdOf(id)).not.toContain(between.user_id);
  expect(await messageAt(id)).toMatchObject({
    status: 'pending',
    message: 'Como posso orar melhor?',
    disciple_name: 'Ana',
    pastor_name: 'João',
    pastor_position: 'pastor',
    verse_reference: 'João 3.16',
    devotional_date: longAgo,
  });
});

it('stamps a message without a devotional, and one about a deleted devotional', async () => {
  const between = await discipleAndPastor();
  for (const devotional_id of [null, daysAgo(400)]) {
    const id = await sendMessage(between, { devotional_id });
    expect(await messageAt(id)).toMatchObject({
      pastor_name: 'João',
      verse_reference: null,
      devotional_date: null,
    });
  }
});

it('delivers a message even if the names are missing or invalid', async () => {
  const [user_id, pastor_id] = [newUid(), newUid()];
  await db.doc(paths.profile(pastor_id)).set({ full_name: '', position: 'bispo' });
  const id = await sendMessage({ user_id, pastor_id });
  expect(await leaderNotificationOf(id)).toMatchObject({
    body: 'Discípulo',
  });
  expect(await messageAt(id)).toMatchObject({
    disciple_name: null,
    pastor_name: null,
    pastor_position: null,
  });
});

it('notifies the disciple when a message is answered, but not when it is read', async () => {
  const between = await discipleAndPastor();
  const id = await sendMessage(between);
  await change(onPastorMessageAnswered, paths.pastorMessage(id), (ref) =>
    ref.update({ status: 'read' }),
  );
  expect(await notificationsOf(between.user_id)).toEqual([]);
  await answerMessage(id);

  expect(await notificationsOf(between.user_id)).toHaveLength(1);
  expect(await notificationOf(between.user_id, notificationIds.reply(id))).toMatchObject({
    user_id: between.user_id,
    kind: 'reply',
    title: 'Resposta recebida',
    body: 'Seu líder respondeu sua mensagem',
    url: '/my-messages',
    read: false,
  });
});

it('notifies of a message once, even if its event is redelivered, and keeps the notification read', async () => {
  const between = await discipleAndPastor();
  const id = await sendMessage(between);
  const notificationId = await notificationIdOf(id);
  await db.doc(paths.notification(between.pastor_id, notificationId)).update({ read: true });
  await writeProfile(between.pastor_id, { full_name: 'João Marcos', position: 'pastor' });

  await deliver(onPastorMessageCreated, paths.pastorMessage(id));
  expect(await notificationOf(between.pastor_id, notificationId)).toMatchObject({ read: true });
  expect(await messageAt(id)).toMatchObject({ pastor_name: 'João' });
});

it('notifies of a reply once, even if its event is redelivered', async () => {
  const between = await discipleAndPastor();
  const id = await sendMessage(between);
  const again = await answerMessage(id);
  const notificationId = notificationIds.reply(id);
  await db.doc(paths.notification(between.user_id, notificationId)).update({ read: true });

  await again();
  expect(await notificationOf(between.user_id, notificationId)).toMatchObject({ read: true });
});

it('drops an invalid message', async () => {
  const id = await sendMessage({ user_id: newUid(), pastor_id: newUid() }, { message: '' });
  expect(await messageAt(id)).not.toHaveProperty('disciple_name');
});

it('stores twenty concurrent messages and notifies the leader of each', async () => {
  const between = await discipleAndPastor();
  await Promise.all(Array.from({ length: 20 }, () => sendMessage(between)));
  expect(await notificationsOf(between.pastor_id)).toHaveLength(20);
});

it('stores a muted person’s message without notifying the leader', async () => {
  const between = await discipleAndPastor();
  const { user_id, pastor_id } = between;
  await db.doc(paths.mutedPerson(pastor_id, user_id)).set({ person_id: user_id });
  const muted = await sendMessage(between);
  expect(await messageAt(muted)).toMatchObject({ status: 'pending', disciple_name: 'Ana' });
  expect(await notificationsOf(pastor_id)).toEqual([]);

  await db.doc(paths.mutedPerson(pastor_id, user_id)).delete();
  await sendMessage(between);
  expect(await notificationsOf(pastor_id)).toHaveLength(1);
});

it('notifies the disciple of a first word once, without its text or a name, and does not notify the leader', async () => {
  const between = await discipleAndPastor();
  const { user_id, pastor_id } = between;
  // A mute hides a person's messages from the leader, not the leader's from them.
  await db.doc(paths.mutedPerson(pastor_id, user_id)).set({ person_id: user_id });
  const id = await writeFirst(between);
  const notificationId = await notificationIdOf(id);
  // Push services see the id, so it must not contain the uid.
  expect(notificationId).toMatch(/^reply-/);
  expect(notificationId).not.toContain(pastor_id);
  expect(await notificationOf(user_id, notificationId)).toMatchObject({
    user_id,
    kind: 'reply',
    title: 'Nova mensagem',
    body: 'Seu líder escreveu para você',
    url: '/my-messages',
    read: false,
  });
  expect(await messageAt(id)).toMatchObject({
    message: '',
    status: 'responded',
    disciple_name: 'Ana',
    pastor_name: 'João',
    pastor_position: 'pastor',
  });

  await db.doc(paths.notification(user_id, notificationId)).update({ read: true });
  await deliver(onPastorMessageCreated, paths.pastorMessage(id));
  expect(await notificationOf(user_id, notificationId)).toMatchObject({ read: true });
  expect(await notificationsOf(user_id)).toHaveLength(1);
  expect(await notificationsOf(pastor_id)).toEqual([]);
});
