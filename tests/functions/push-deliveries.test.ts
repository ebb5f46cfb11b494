import { onNotificationCreated } from '../../functions/src/push/deliver';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { pollOptions } from './support/progress';
import { createdEvent } from './support/database';
import {
  answerMessage,
  discipleAndPastor,
  sendMessage,
  untilLeaderNotified,
} from './support/messages';
import { outboxOf, registerDevices } from './support/push';

it('a push tells the leader of a message and the disciple of the answer, without their texts', async () => {
  const between = await discipleAndPastor();
  await registerDevices(between.user_id, [between.user_id]);
  await registerDevices(between.pastor_id, [between.pastor_id]);
  const messageId = await sendMessage(between, { message: 'segredo meu' });
  await untilLeaderNotified(messageId);
  await expect
    .poll(() => outboxOf(between.pastor_id), pollOptions)
    .toMatchObject([
      { title: 'Nova mensagem', body: 'Um discípulo escreveu para você.', url: '/pastor-panel' },
    ]);

  const id = notificationIds.reply(messageId);
  await answerMessage(messageId);
  await expect
    .poll(() => outboxOf(between.user_id), pollOptions)
    .toMatchObject([
      { title: 'Resposta recebida', body: 'Seu líder respondeu sua mensagem', tag: id },
    ]);

  // A redelivered event sends nothing more.
  const params = { uid: between.user_id, notificationId: id };
  const event = await createdEvent(paths.notification(between.user_id, id), params);
  await onNotificationCreated.run(event);
  expect(await outboxOf(between.user_id)).toHaveLength(1);
});
