import { onPastorMessageAnswered } from '../../functions/src/messages/pastor-messages';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { change } from './support/triggers';
import {
  answerMessage,
  discipleAndPastor,
  notificationOf,
  notificationsOf,
  sendMessage,
} from './support/messages';

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

it('notifies of a reply once, even if its event is redelivered', async () => {
  const between = await discipleAndPastor();
  const id = await sendMessage(between);
  const again = await answerMessage(id);
  const notificationId = notificationIds.reply(id);
  await db.doc(paths.notification(between.user_id, notificationId)).update({ read: true });

  await again();
  expect(await notificationOf(between.user_id, notificationId)).toMatchObject({ read: true });
});
